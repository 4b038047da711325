import type { Random } from '../drawing/random.ts'
import { group, translateBy } from '../drawing/svg.ts'
import type { SvgDefinitions } from '../drawing/svg-definitions.ts'
import type { Metal } from '../material/metal.ts'
import type { ClockSpec } from '../recipe.ts'
import { bezel } from './bezel.ts'
import { accentOf, dialColour } from './case.ts'
import { dial, glassReflection, rimShadow } from './dial.ts'

/** Dial, glass and bezel of a standing clock at (x, y). */
export function roundFace(
  defs: SvgDefinitions,
  rng: Random,
  product: ClockSpec,
  x: number,
  y: number,
  r: number,
  of: Metal,
): string {
  const face = product.face === 'skeleton' || product.face === 'sunburst' ? 'roman' : product.face
  return group(
    bezel(defs, r, r * 0.085, of) +
      dial(defs, rng, {
        r,
        face,
        ground: dialColour(product, rng),
        accent: accentOf(product, rng),
        seconds: false,
        hands: product.hands,
      }) +
      rimShadow(defs, r) +
      glassReflection(defs, r),
    { transform: translateBy(x, y) },
  )
}

export const bezelMetal = (product: ClockSpec): Metal =>
  product.case === 'steel' || (product.case === 'painted' && (product.colour === 'slate' || product.colour === 'grey'))
    ? 'steel'
    : 'brass'
