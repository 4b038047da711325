import type { Random } from '../pen/random.ts'
import type { Sheet } from '../pen/sheet.ts'
import { group, n, scaleBy, translateBy } from '../pen/svg.ts'
import type { Field } from '../room/room.ts'
import type { Body } from '../stage/body.ts'
import { tableShadow, wallShadow } from '../stage/cast.ts'
import { wall } from '../stage/wall.ts'

/** An object in mm: its foot on the shelf at x, or its centre on the wall at (x, y above the shelf). */
export type Placing = { x: number } & ({ stand: Body } | { prop: string } | { hang: Body; y: number })

export type Tableau = {
  on: Sheet
  rng: Random
  w: number
  h: number
  /** Height of the visible part of the room in mm. */
  high: number
  /** Position of the shelf as a share of the picture's height; 1 or more hides it. */
  shelfAt: number
  paint: string
  /** Draws furniture around the shelf, whose top is y = 0 and whose centre is x = 0. */
  furniture(field: Field): string
  placed: readonly Placing[]
}

export function tableau({ on, rng, w, h, high, shelfAt, paint, furniture, placed }: Tableau): string {
  const k = h / high
  const field: Field = { left: -w / k / 2, right: w / k / 2, top: -high * shelfAt, bottom: high * (1 - shelfAt) }
  const hung = placed
    .map((p) =>
      'hang' in p
        ? group(wallShadow(on, p.hang) + p.hang.front, {
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
        tableShadow(on, p.stand.stands ? p.stand : { ...p.stand, depth: 30 }) + (p.stand.loose ?? p.stand.front),
        { transform: translateBy(p.x - box.x - box.w / 2, -(box.y + box.h)) },
      )
    })
    .join('')
  return (
    wall(on, rng, paint, w, h, 0.55) +
    group(hung + furniture(field) + stood, { transform: `translate(${n(w / 2)} ${n(h * shelfAt)}) ${scaleBy(k)}` })
  )
}
