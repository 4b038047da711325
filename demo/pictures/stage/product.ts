import type { Random } from '../pen/random.ts'
import type { Sheet } from '../pen/sheet.ts'
import { group, n } from '../pen/svg.ts'
import type { Body } from './body.ts'
import { tableShadow, wallShadow } from './cast.ts'
import { table } from './table.ts'
import { wall } from './wall.ts'

/** Product pictures are 1200×1500, with the product inside the middle square. */
export const productWidth = 1200
export const productHeight = 1500

const [W, H] = [productWidth, productHeight]

/** The front view: on the wall, or on a table before it. */
export function frontStage(on: Sheet, rng: Random, body: Body, wallColour: string): string {
  return body.stands ? standing(on, rng, body, wallColour) : hanging(on, rng, body, wallColour)
}

function hanging(on: Sheet, rng: Random, body: Body, wallColour: string): string {
  const { box } = body
  const k = Math.min((box.w > box.h * 1.2 ? 980 : 880) / box.w, 1060 / box.h)
  const x = W / 2 - (box.x + box.w / 2) * k
  const y = H / 2 - 15 - (box.y + box.h / 2) * k
  return (
    wall(on, rng, wallColour, W, H) +
    group(wallShadow(on, body) + body.front, { transform: `translate(${n(x)} ${n(y)}) scale(${n(k * 100)}e-2)` })
  )
}

function standing(on: Sheet, rng: Random, body: Body, wallColour: string): string {
  const { box } = body
  const k = Math.min(940 / box.w, 860 / box.h)
  const foot = Math.min(1190, H / 2 + (box.h * k) / 2 + 110)
  const x = W / 2 - (box.x + box.w / 2) * k
  const y = foot - (box.y + box.h) * k
  return (
    wall(on, rng, wallColour, W, H) +
    table(on, rng.fork('table'), foot - 180, body.side) +
    group(tableShadow(on, body) + body.front, { transform: `translate(${n(x)} ${n(y)}) scale(${n(k * 100)}e-2)` })
  )
}
