import type { Metal } from '../material/metal.ts'
import type { Random } from '../pen/random.ts'
import type { Sheet } from '../pen/sheet.ts'
import { group, translateBy } from '../pen/svg.ts'
import type { ClockThing } from '../recipe.ts'
import { bezel } from './bezel.ts'
import { accentOf, dialGround } from './case.ts'
import { dial, glint, rimShade } from './dial.ts'

/** Dial, glass and bezel of a standing clock at (x, y). */
export function roundFace(
  on: Sheet,
  rng: Random,
  thing: ClockThing,
  x: number,
  y: number,
  r: number,
  of: Metal,
): string {
  const face = thing.face === 'skeleton' || thing.face === 'sunburst' ? 'roman' : thing.face
  return group(
    bezel(on, r, r * 0.085, of) +
      dial(on, rng, {
        r,
        face,
        ground: dialGround(thing, rng),
        accent: accentOf(thing, rng),
        seconds: false,
        ...(thing.hands ? { hands: thing.hands } : {}),
      }) +
      rimShade(on, r) +
      glint(on, r),
    { transform: translateBy(x, y) },
  )
}

export const trimOf = (thing: ClockThing): Metal =>
  thing.case === 'steel' || (thing.case === 'painted' && (thing.colour === 'slate' || thing.colour === 'grey'))
    ? 'steel'
    : 'brass'
