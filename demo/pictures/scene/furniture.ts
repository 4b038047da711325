import { darker, lighter } from '../drawing/colour.ts'
import { linearAt } from '../drawing/gradient.ts'
import type { Random } from '../drawing/random.ts'
import { boxShadow } from '../drawing/shadow.ts'
import { num, path, rect } from '../drawing/svg.ts'
import type { SvgDefinitions } from '../drawing/svg-definitions.ts'
import { wood } from '../material/wood.ts'
import { board, panel } from '../room/joinery.ts'
import type { VisibleArea } from '../room/room.ts'

/** Shelves and tables that extend beyond both sides of wide pictures; their top is y = 0. */

export function longMantel(defs: SvgDefinitions, paint: string, { left, right }: VisibleArea): string {
  const [x, w] = [left - 60, right - left + 120]
  let panels = ''
  for (let px = -2400; px < 2400; px += 620) panels += panel(px + 30, 170, 560, 420, paint)
  return (
    board(defs, x, 70, w, 900, paint) +
    panels +
    rect(x, 96, w, 30, { fill: '#1a0f05', fillOpacity: 0.14 }) +
    board(defs, x, 36, w, 40, darker(paint, 0.015)) +
    board(defs, x, 0, w, 44, lighter(paint, 0.015), 26)
  )
}

export function longShelf(
  defs: SvgDefinitions,
  rng: Random,
  species: 'oak' | 'walnut' | 'ash',
  { left, right }: VisibleArea,
): string {
  const [x, w] = [left - 60, right - left + 120]
  const clip = defs.define(
    (id) => `<clipPath id="${id}"><rect x="${num(x)}" y="0" width="${num(w)}" height="38"/></clipPath>`,
  )
  return (
    boxShadow(defs, x, 30, w, 40, 40, 0.34) +
    wood(defs, rng, species, { x, y: 0, w, h: 38, along: 'x' }, clip) +
    rect(x, 0, w, 4, { fill: '#ffffff', fillOpacity: 0.35 }) +
    rect(x, 31, w, 7, { fill: '#1a0f05', fillOpacity: 0.22 })
  )
}

/** A table in perspective; its far edge is y = −deep. */
export function longTable(
  defs: SvgDefinitions,
  rng: Random,
  species: 'oak' | 'walnut' | 'ash',
  { left, right, bottom }: VisibleArea,
  deep = 70,
): string {
  const [x, w] = [left - 60, right - left + 120]
  const h = bottom + deep + 60
  const clip = defs.define(
    (id) =>
      `<clipPath id="${id}"><rect x="${num(x)}" y="${num(-deep)}" width="${num(w)}" height="${num(h)}"/></clipPath>`,
  )
  const shade = linearAt(
    defs,
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
  return wood(defs, rng, species, { x, y: -deep, w, h, along: 'x' }, clip) + rect(x, -deep, w, h, { fill: shade })
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
      const needle = `M${num(x)} ${num(y)}l${num(Math.cos(a) * l)} ${num(Math.sin(a) * l)}`
      if (rng.chance(0.65)) dark += needle
      else pale += needle
    }
    if (rng.chance(0.035)) bulbs += `M${num(x)} ${num(y + rng.between(-14, 20))}h.1`
  }
  return (
    path(dark, { stroke: '#33513f', width: 4, cap: 'round' }) +
    path(pale, { stroke: '#6b8a63', width: 3, cap: 'round' }) +
    path(bulbs, { stroke: lights, strokeOpacity: 0.4, width: 30, cap: 'round' }) +
    path(bulbs, { stroke: '#fff1c4', width: 11, cap: 'round' })
  )
}
