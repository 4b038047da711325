import { wood } from '../material/wood.ts'
import { darker, lighter } from '../pen/colour.ts'
import { linearAt } from '../pen/gradient.ts'
import type { Random } from '../pen/random.ts'
import { boxShadow } from '../pen/shadow.ts'
import type { Sheet } from '../pen/sheet.ts'
import { n, path, rect } from '../pen/svg.ts'
import { board, panel } from '../room/joinery.ts'
import type { Field } from '../room/room.ts'

/** Shelves and tables that extend beyond both sides of wide pictures; their top is y = 0. */

export function longMantel(on: Sheet, paint: string, { left, right }: Field): string {
  const [x, w] = [left - 60, right - left + 120]
  let panels = ''
  for (let px = -2400; px < 2400; px += 620) panels += panel(px + 30, 170, 560, 420, paint)
  return (
    board(on, x, 70, w, 900, paint) +
    panels +
    rect(x, 96, w, 30, { fill: '#1a0f05', fillOpacity: 0.14 }) +
    board(on, x, 36, w, 40, darker(paint, 0.015)) +
    board(on, x, 0, w, 44, lighter(paint, 0.015), 26)
  )
}

export function longShelf(on: Sheet, rng: Random, species: 'oak' | 'walnut' | 'ash', { left, right }: Field): string {
  const [x, w] = [left - 60, right - left + 120]
  const clip = on.define(
    (id) => `<clipPath id="${id}"><rect x="${n(x)}" y="0" width="${n(w)}" height="38"/></clipPath>`,
  )
  return (
    boxShadow(on, x, 30, w, 40, 40, 0.34) +
    wood(on, rng, species, { x, y: 0, w, h: 38, along: 'x' }, clip) +
    rect(x, 0, w, 4, { fill: '#ffffff', fillOpacity: 0.35 }) +
    rect(x, 31, w, 7, { fill: '#1a0f05', fillOpacity: 0.22 })
  )
}

/** A table in perspective; its far edge is y = −deep. */
export function longTable(
  on: Sheet,
  rng: Random,
  species: 'oak' | 'walnut' | 'ash',
  { left, right, bottom }: Field,
  deep = 70,
): string {
  const [x, w] = [left - 60, right - left + 120]
  const h = bottom + deep + 60
  const clip = on.define(
    (id) => `<clipPath id="${id}"><rect x="${n(x)}" y="${n(-deep)}" width="${n(w)}" height="${n(h)}"/></clipPath>`,
  )
  const shade = linearAt(
    on,
    [
      [0, '#1a0f05', 0.3],
      [0.25, '#1a0f05', 0.06],
      [1, '#ffffff', 0.06],
    ],
    0,
    -deep,
    0,
    -deep + h,
  )
  return wood(on, rng, species, { x, y: -deep, w, h, along: 'x' }, clip) + rect(x, -deep, w, h, { fill: shade })
}

/** A fir garland with small lights along a shelf. */
export function garland(rng: Random, from: number, to: number, lights: string): string {
  const swag = 460
  let [dark, pale, bulbs] = ['', '', '']
  for (let x = from; x < to; x += 5) {
    const t = (((x - from) / swag) % 1) - 0.5
    const y = 86 - 260 * t * t
    const slope = (-520 * t) / swag
    for (const side of [-1, 1]) {
      const a = Math.atan(slope) + side * rng.between(0.5, 1.2)
      const l = rng.between(16, 34)
      const needle = `M${n(x)} ${n(y)}l${n(Math.cos(a) * l)} ${n(Math.sin(a) * l)}`
      if (rng.chance(0.65)) dark += needle
      else pale += needle
    }
    if (rng.chance(0.035)) bulbs += `M${n(x)} ${n(y + rng.between(-14, 20))}h.1`
  }
  return (
    path(dark, { stroke: '#33513f', width: 4, cap: 'round' }) +
    path(pale, { stroke: '#6b8a63', width: 3, cap: 'round' }) +
    path(bulbs, { stroke: lights, strokeOpacity: 0.4, width: 30, cap: 'round' }) +
    path(bulbs, { stroke: '#fff1c4', width: 11, cap: 'round' })
  )
}
