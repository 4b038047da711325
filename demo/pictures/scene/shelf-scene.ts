import type { Random } from '../drawing/random.ts'
import { group, num, scaleBy, translateBy } from '../drawing/svg.ts'
import type { SvgDefinitions } from '../drawing/svg-definitions.ts'
import type { DrawnProduct } from '../product-views/drawn-product.ts'
import { tableShadow, wallShadow } from '../product-views/product-shadows.ts'
import { wall } from '../product-views/wall.ts'
import type { VisibleArea } from '../room/room.ts'

/** An object in mm: its foot on the shelf at x, or its centre on the wall at (x, y above the shelf). */
export type PlacedObject = { x: number } & (
  | { stand: DrawnProduct }
  | { prop: string }
  | { hang: DrawnProduct; y: number }
)

export type ShelfScene = {
  defs: SvgDefinitions
  rng: Random
  w: number
  h: number
  /** Height of the visible part of the room in mm. */
  high: number
  /** Position of the shelf as a share of the picture's height; 1 or more hides it. */
  shelfAt: number
  paint: string
  /** Draws furniture around the shelf, whose top is y = 0 and whose centre is x = 0. */
  furniture(field: VisibleArea): string
  placed: readonly PlacedObject[]
}

export function drawShelfScene({ defs, rng, w, h, high, shelfAt, paint, furniture, placed }: ShelfScene): string {
  const k = h / high
  const field: VisibleArea = { left: -w / k / 2, right: w / k / 2, top: -high * shelfAt, bottom: high * (1 - shelfAt) }
  const hung = placed
    .map((p) =>
      'hang' in p
        ? group(wallShadow(defs, p.hang) + p.hang.front, {
            transform: translateBy(p.x - p.hang.box.x - p.hang.box.w / 2, -p.y - p.hang.box.y - p.hang.box.h / 2),
          })
        : '',
    )
    .join('')
  const stood = placed
    .map((p) => {
      if ('prop' in p) return group(p.prop, { transform: translateBy(p.x, 0) })
      if (!('stand' in p)) return ''
      const { box } = p.stand
      return group(
        tableShadow(defs, p.stand.stands ? p.stand : { ...p.stand, depth: 30 }) + (p.stand.loose ?? p.stand.front),
        { transform: translateBy(p.x - box.x - box.w / 2, -(box.y + box.h)) },
      )
    })
    .join('')
  return (
    wall(defs, rng, paint, w, h, 0.55) +
    group(hung + furniture(field) + stood, { transform: `translate(${num(w / 2)} ${num(h * shelfAt)}) ${scaleBy(k)}` })
  )
}
