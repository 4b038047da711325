import type { Random } from '../drawing/random.ts'
import { group, num } from '../drawing/svg.ts'
import type { SvgDefinitions } from '../drawing/svg-definitions.ts'
import type { DrawnProduct } from './drawn-product.ts'
import { tableShadow, wallShadow } from './product-shadows.ts'
import { table } from './table.ts'
import { wall } from './wall.ts'

/** Product pictures are 1200×1500, with the product inside the middle square. */
export const productWidth = 1200
export const productHeight = 1500

const [W, H] = [productWidth, productHeight]

/** The front view: on the wall, or on a table before it. */
export function drawFrontView(defs: SvgDefinitions, rng: Random, drawn: DrawnProduct, wallColour: string): string {
  return drawn.stands ? standing(defs, rng, drawn, wallColour) : hanging(defs, rng, drawn, wallColour)
}

function hanging(defs: SvgDefinitions, rng: Random, drawn: DrawnProduct, wallColour: string): string {
  const { box } = drawn
  const k = Math.min((box.w > box.h * 1.2 ? 980 : 880) / box.w, 1060 / box.h)
  const x = W / 2 - (box.x + box.w / 2) * k
  const y = H / 2 - 15 - (box.y + box.h / 2) * k
  return (
    wall(defs, rng, wallColour, W, H) +
    group(wallShadow(defs, drawn) + drawn.front, {
      transform: `translate(${num(x)} ${num(y)}) scale(${num(k * 100)}e-2)`,
    })
  )
}

function standing(defs: SvgDefinitions, rng: Random, drawn: DrawnProduct, wallColour: string): string {
  const { box } = drawn
  const k = Math.min(940 / box.w, 860 / box.h)
  const foot = Math.min(1190, H / 2 + (box.h * k) / 2 + 110)
  const x = W / 2 - (box.x + box.w / 2) * k
  const y = foot - (box.y + box.h) * k
  return (
    wall(defs, rng, wallColour, W, H) +
    table(defs, rng.fork('table'), foot - 180, drawn.side) +
    group(tableShadow(defs, drawn) + drawn.front, {
      transform: `translate(${num(x)} ${num(y)}) scale(${num(k * 100)}e-2)`,
    })
  )
}
