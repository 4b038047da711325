import { colours } from '../material/palettes.ts'
import type { Surface } from '../material/surface.ts'
import type { Random } from '../pen/random.ts'
import type { ClockThing } from '../recipe.ts'
import type { ColourName } from '../vocabulary.ts'

/** The material of the case. */
export function caseSurface(thing: ClockThing): Surface {
  switch (thing.case) {
    case 'oak':
    case 'walnut':
    case 'ash':
      return { of: 'wood', species: thing.case }
    case 'brass':
    case 'steel':
      return { of: 'metal', metal: thing.case, satin: thing.kind !== 'wall' }
    case 'painted':
      return { of: 'paint', paint: colours[thing.colour ?? 'sage'] }
    case 'cork':
      return { of: 'cork' }
  }
}

const dialsOf: Record<ClockThing['case'], readonly ColourName[]> = {
  oak: ['white', 'cream', 'white', 'sage', 'slate', 'black'],
  walnut: ['cream', 'white', 'cream', 'forest', 'navy', 'black'],
  ash: ['white', 'cream', 'blush', 'sky', 'white', 'sage'],
  brass: ['cream', 'white', 'black', 'forest', 'navy', 'blush'],
  steel: ['white', 'white', 'black', 'slate', 'sky', 'grey'],
  painted: ['white', 'cream', 'white', 'cream'],
  cork: ['white', 'cream'],
}

export const dialGround = (thing: ClockThing, rng: Random): string =>
  colours[thing.dial ?? rng.pick(dialsOf[thing.case])]

const accents: readonly ColourName[] = ['terracotta', 'brick', 'mustard', 'teal', 'navy', 'forest', 'plum']

/** The colour of the second hand and of small details. */
export const accentOf = (thing: ClockThing, rng: Random): string =>
  thing.case === 'painted' || !thing.colour ? colours[rng.pick(accents)] : colours[thing.colour]
