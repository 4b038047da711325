import type { Random } from '../drawing/random.ts'
import { group, rotateBy, scaleBy, translateBy } from '../drawing/svg.ts'
import type { SvgDefinitions } from '../drawing/svg-definitions.ts'
import type { DrawnProduct } from './drawn-product.ts'
import { flatSurface } from './flat-lay.ts'
import { productHeight as H, productWidth as W } from './product.ts'
import { wallShadow } from './product-shadows.ts'

/** The product face down on a cloth. */
export function drawBackView(defs: SvgDefinitions, rng: Random, drawn: DrawnProduct, back: string): string {
  const { box } = drawn
  const k = Math.min(860 / box.w, 980 / box.h)
  const flat: DrawnProduct = { ...drawn, depth: Math.min(drawn.depth, Math.min(box.w, box.h) * 0.1) }
  if (!drawn.open) delete flat.shadow
  return (
    flatSurface(defs, rng, W, H) +
    group(
      group(wallShadow(defs, flat, 0.45) + back, {
        transform: translateBy(-(box.x + box.w / 2), -(box.y + box.h / 2)),
      }),
      {
        transform: `${translateBy(W / 2, H / 2)} ${scaleBy(k)} ${rotateBy(rng.pick([-2, 0, 1.5]))}`,
      },
    )
  )
}
