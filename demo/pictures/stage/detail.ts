import { linearAt } from '../pen/gradient.ts'
import type { Random } from '../pen/random.ts'
import type { Sheet } from '../pen/sheet.ts'
import { group, rect, scaleBy, translateBy } from '../pen/svg.ts'
import type { Body } from './body.ts'
import { tableShadow, wallShadow } from './cast.ts'
import { productHeight as H, productWidth as W } from './product.ts'
import { table } from './table.ts'
import { wall } from './wall.ts'

/** A close-up with vignetting. */
export function detailStage(on: Sheet, rng: Random, body: Body, wallColour: string): string {
  const { x, y, w } = body.focus
  const k = W / w
  const foot = H / 2 + (body.box.y + body.box.h - y) * k
  const thing = (body.stands ? tableShadow(on, body) : wallShadow(on, body)) + body.front
  return (
    wall(on, rng, wallColour, W, H, 0) +
    (body.stands && foot < H - 60 ? table(on, rng.fork('table'), Math.max(foot - 180, 0)) : '') +
    group(thing, { transform: `${translateBy(W / 2 - x * k, H / 2 - y * k)} ${scaleBy(k)}` }) +
    rect(0, 0, W, H, {
      fill: linearAt(
        on,
        [
          [0, '#fffaf0', 0.16],
          [0.45, '#fffaf0', 0],
          [1, '#1a0f05', 0.2],
        ],
        0,
        0,
        W,
        H,
      ),
    })
  )
}
