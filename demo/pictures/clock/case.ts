import type { Random } from '../drawing/random.ts'
import { colours } from '../material/palettes.ts'
import type { Surface } from '../material/surface.ts'
import type { ClockSpec } from '../recipe.ts'
import type { ColourName } from '../vocabulary.ts'

/** The material of the case. */
export function caseSurface(product: ClockSpec): Surface {
  switch (product.case) {
    case 'oak':
    case 'walnut':
    case 'ash':
      return { of: 'wood', species: product.case }
    case 'brass':
    case 'steel':
      return { of: 'metal', metal: product.case, satin: product.kind !== 'wall' }
    case 'painted':
      return { of: 'paint', paint: colours[product.colour ?? 'sage'] }
    case 'cork':
      return { of: 'cork' }
  }
}

const dialsOf: Record<ClockSpec['case'], readonly ColourName[]> = {
  oak: ['white', 'cream', 'white', 'sage', 'slate', 'black'],
  walnut: ['cream', 'white', 'cream', 'forest', 'navy', 'black'],
  ash: ['white', 'cream', 'blush', 'sky', 'white', 'sage'],
  brass: ['cream', 'white', 'black', 'forest', 'navy', 'blush'],
  steel: ['white', 'white', 'black', 'slate', 'sky', 'grey'],
  painted: ['white', 'cream', 'white', 'cream'],
  cork: ['white', 'cream'],
}

export const dialColour = (product: ClockSpec, rng: Random): string =>
  colours[product.dial ?? rng.pick(dialsOf[product.case])]

const accents: readonly ColourName[] = ['terracotta', 'brick', 'mustard', 'teal', 'navy', 'forest', 'plum']

/** The colour of the second hand and of small details. */
export const accentOf = (product: ClockSpec, rng: Random): string =>
  product.case === 'painted' || !product.colour ? colours[rng.pick(accents)] : colours[product.colour]
