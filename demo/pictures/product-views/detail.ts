import { linearAt } from '../drawing/gradient.ts'
import type { Random } from '../drawing/random.ts'
import { group, rect, scaleBy, translateBy } from '../drawing/svg.ts'
import type { SvgDefinitions } from '../drawing/svg-definitions.ts'
import type { DrawnProduct } from './drawn-product.ts'
import { productHeight as H, productWidth as W } from './product.ts'
import { tableShadow, wallShadow } from './product-shadows.ts'
import { table } from './table.ts'
import { wall } from './wall.ts'

/** A close-up with vignetting. */
export function drawDetailView(defs: SvgDefinitions, rng: Random, drawn: DrawnProduct, wallColour: string): string {
  const { x, y, w } = drawn.focus
  const k = W / w
  const foot = H / 2 + (drawn.box.y + drawn.box.h - y) * k
  const product = (drawn.stands ? tableShadow(defs, drawn) : wallShadow(defs, drawn)) + drawn.front
  return (
    wall(defs, rng, wallColour, W, H, 0) +
    (drawn.stands && foot < H - 60 ? table(defs, rng.fork('table'), Math.max(foot - 180, 0)) : '') +
    group(product, { transform: `${translateBy(W / 2 - x * k, H / 2 - y * k)} ${scaleBy(k)}` }) +
    rect(0, 0, W, H, {
      fill: linearAt(
        defs,
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
