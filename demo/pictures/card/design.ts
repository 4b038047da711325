import { contrastingInk, mix } from '../drawing/colour.ts'
import { random } from '../drawing/random.ts'
import { group, rect } from '../drawing/svg.ts'
import type { SvgDefinitions } from '../drawing/svg-definitions.ts'
import { palettes } from '../material/palettes.ts'
import type { CardDesign } from '../recipe.ts'
import type { CardFront } from './front.ts'
import { drawIllustratedFront } from './illustrated.ts'
import { motifsFor } from './occasions.ts'
import { drawPatternFront } from './pattern.ts'
import { drawTypographicFront } from './typographic.ts'

/** Draws a card's front, 1000 wide; `aspect` is width divided by height. */
export function drawCardFront(
  defs: SvgDefinitions,
  design: CardDesign,
  aspect: number,
): { markup: string; w: number; h: number } {
  const rng = random(`card/${design.seed}/${design.occasion}/${design.words}`)
  const palette = palettes[design.palette]
  const quiet = design.occasion === 'sympathy'
  const ground = rng.chance(quiet ? 0.85 : 0.5)
    ? palette.paper
    : rng.pick([
        palette.tones[4],
        palette.tones[3],
        palette.tones[0],
        palette.accent,
        mix(palette.tones[4], palette.paper, 0.5),
        palette.tones[1],
      ])
  const front: CardFront = {
    defs,
    rng,
    words: design.words,
    palette,
    ground,
    ink: contrastingInk(ground, palette.ink, palette.paper),
    motif: design.motif ?? rng.pick(motifsFor[design.occasion]),
    h: Math.round(1000 / aspect),
  }
  const draw =
    design.style === 'typographic'
      ? drawTypographicFront
      : design.style === 'pattern'
        ? drawPatternFront
        : drawIllustratedFront
  const clip = defs.define((id) => `<clipPath id="${id}"><rect width="1000" height="${front.h}"/></clipPath>`)
  return { markup: group(rect(0, 0, 1000, front.h, { fill: ground }) + draw(front), { clip }), w: 1000, h: front.h }
}
