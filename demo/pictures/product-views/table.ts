import { darker, lighter, lightness } from '../drawing/colour.ts'
import { linearAt } from '../drawing/gradient.ts'
import type { Random } from '../drawing/random.ts'
import { rect } from '../drawing/svg.ts'
import type { SvgDefinitions } from '../drawing/svg-definitions.ts'
import { wood, woodSpecies } from '../material/wood.ts'

const tones = {
  oak: woodSpecies.oak.base,
  walnut: woodSpecies.walnut.base,
  ash: woodSpecies.ash.base,
  paint: '#dcd3c3',
  stone: '#d6d2ca',
} as const

/**
 * A table top at a low angle, from the line y to the lower edge of a 1200×1500 picture. `against` is the colour of the
 * product on it, which must contrast with the table.
 */
export function table(defs: SvgDefinitions, rng: Random, y: number, against?: string, w = 1200, h = 1500): string {
  const kinds = (['oak', 'paint', 'stone', 'walnut', 'paint', 'ash'] as const).filter(
    (kind) => against === undefined || Math.abs(lightness(tones[kind]) - lightness(against)) > 0.12,
  )
  const kind = rng.pick(kinds.length > 0 ? kinds : (['paint'] as const))
  const deep = h - y
  const shade = linearAt(
    defs,
    [
      [0, '#1a0f05', 0.26],
      [0.16, '#1a0f05', 0.06],
      [0.5, '#ffffff', 0.05],
      [1, '#1a0f05', 0.1],
    ],
    0,
    y,
    0,
    h,
  )
  let top: string
  if (kind === 'paint' || kind === 'stone') {
    const colour =
      kind === 'stone'
        ? rng.pick(['#d9d5cd', '#c9c6c0', '#e4e0d8'])
        : rng.pick(['#e6dccb', '#d8cfbf', '#cfd2c6', '#dcc8b6'])
    top = rect(0, y, w, deep, {
      fill: linearAt(
        defs,
        [
          [0, darker(colour, 0.05)],
          [0.4, lighter(colour, 0.02)],
          [1, darker(colour, 0.03)],
        ],
        0,
        y,
        w * 0.4,
        h,
      ),
    })
  } else {
    const clip = defs.define(
      (id) => `<clipPath id="${id}"><rect x="0" y="${y}" width="${w}" height="${deep}"/></clipPath>`,
    )
    top = wood(defs, rng, kind, { x: 0, y, w, h: deep, along: 'x' }, clip)
  }
  return top + rect(0, y, w, deep, { fill: shade }) + rect(0, y, w, 3, { fill: '#1a0f05', fillOpacity: 0.16 })
}
