import type { Random } from '../pen/random.ts'
import type { Sheet } from '../pen/sheet.ts'
import { group, rotateBy, scaleBy, translateBy } from '../pen/svg.ts'
import type { Body } from './body.ts'
import { wallShadow } from './cast.ts'
import { flatSurface } from './flat-lay.ts'
import { productHeight as H, productWidth as W } from './product.ts'

/** The product face down on a cloth. */
export function backStage(on: Sheet, rng: Random, body: Body, back: string): string {
  const { box } = body
  const k = Math.min(860 / box.w, 980 / box.h)
  const flat: Body = { ...body, depth: Math.min(body.depth, Math.min(box.w, box.h) * 0.1) }
  if (!body.open) delete flat.shadow
  return (
    flatSurface(on, rng, W, H) +
    group(
      group(wallShadow(on, flat, 0.45) + back, { transform: translateBy(-(box.x + box.w / 2), -(box.y + box.h / 2)) }),
      {
        transform: `${translateBy(W / 2, H / 2)} ${scaleBy(k)} ${rotateBy(rng.pick([-2, 0, 1.5]))}`,
      },
    )
  )
}
