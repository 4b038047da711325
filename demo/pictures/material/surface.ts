import { darker, lighter } from '../drawing/colour.ts'
import { linearAt } from '../drawing/gradient.ts'
import type { Random } from '../drawing/random.ts'
import { group, num, path, rect } from '../drawing/svg.ts'
import type { SvgDefinitions } from '../drawing/svg-definitions.ts'
import { brushedMetal, type Metal, metal } from './metal.ts'
import { type Board, type WoodSpecies, wood } from './wood.ts'

/** The material of a case or a moulding; `paint` is a hex colour. */
export type Surface =
  | { of: 'wood'; species: WoodSpecies }
  | { of: 'metal'; metal: Metal; satin?: boolean }
  | { of: 'paint'; paint: string }
  | { of: 'cork' }

/** Fills a box with the material, cut to `clip`. Light comes from the upper left. */
export function surface(defs: SvgDefinitions, rng: Random, what: Surface, board: Board, clip?: string): string {
  const { x, y, w, h } = board
  const clipped = clip ? { clip } : {}
  if (what.of === 'wood') return wood(defs, rng, what.species, board, clip)
  if (what.of === 'metal') {
    const fill = (what.satin ? brushedMetal : metal)(defs, what.metal, x, y, x + w, y + h)
    return rect(x, y, w, h, { fill, ...clipped })
  }
  if (what.of === 'paint') {
    const fill = linearAt(
      defs,
      [
        [0, lighter(what.paint, 0.055)],
        [0.5, what.paint],
        [1, darker(what.paint, 0.06)],
      ],
      x,
      y,
      x + w,
      y + h,
    )
    return rect(x, y, w, h, { fill, ...clipped })
  }
  return group(corkSheet(defs, rng, board), clipped)
}

function corkSheet(defs: SvgDefinitions, from: Random, { x, y, w, h }: Board): string {
  const rng = from.fork('cork')
  const ground = linearAt(
    defs,
    [
      [0, '#d6ad7b'],
      [1, '#c0935f'],
    ],
    x,
    y,
    x + w,
    y + h,
  )
  const fleck = (count: number, size: number) => {
    let d = ''
    for (let i = 0; i < count; i++) {
      const s = rng.between(0.4, 1) * size
      const [px, py] = [rng.between(x, x + w), rng.between(y, y + h)]
      d += `M${num(px)} ${num(py)}l${num(s)} ${num(rng.between(-0.5, 0.5) * s)}l${num(rng.between(-0.3, 0.3) * s)} ${num(s * 0.7)}l${num(-s * 0.9)} ${num(rng.between(-0.2, 0.3) * s)}z`
    }
    return d
  }
  const unit = Math.max(w, h)
  const many = defs.small ? 40 : 150
  return (
    rect(x, y, w, h, { fill: ground }) +
    path(fleck(many, unit * 0.022), { fill: '#9b6f42', fillOpacity: 0.45 }) +
    path(fleck(many, unit * 0.018), { fill: '#e8c797', fillOpacity: 0.5 }) +
    path(fleck(Math.round(many / 3), unit * 0.016), { fill: '#5f3f22', fillOpacity: 0.5 })
  )
}

/** The average colour of a surface, for its sides, edges and shadows. */
export function surfaceTone(what: Surface): string {
  if (what.of === 'paint') return what.paint
  if (what.of === 'cork') return '#bb8f5d'
  if (what.of === 'metal')
    return {
      brass: '#b48c44',
      gilt: '#ad8136',
      steel: '#a3a6a7',
      silver: '#b4b2ac',
      iron: '#3e3c3a',
      copper: '#ab6a45',
    }[what.metal]
  return { oak: '#b98d60', walnut: '#644330', ash: '#d3bc98', pine: '#d6ae77', ebony: '#352e29', limed: '#d2cabc' }[
    what.species
  ]
}
