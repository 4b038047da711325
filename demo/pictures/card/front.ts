import { contrastingInk, lightness } from '../drawing/colour.ts'
import type { Random } from '../drawing/random.ts'
import type { SvgDefinitions } from '../drawing/svg-definitions.ts'
import { type Palette, sunColour } from '../material/palettes.ts'
import type { Inks } from '../motif/motif.ts'
import type { CardMotif } from '../vocabulary.ts'
import { warmInkMotifs } from './occasions.ts'

/** Everything needed to draw a card's front into (0, 0, 1000, h). */
export type CardFront = {
  defs: SvgDefinitions
  rng: Random
  words: string
  palette: Palette
  ground: string
  ink: string
  motif: CardMotif
  h: number
}

/** Inks for a motif that contrast with the background. */
export function contrastingInks(ground: string, palette: Palette, motif: CardMotif, rng: Random): Inks {
  const apart = (tone: string) => Math.abs(lightness(tone) - lightness(ground)) > 0.16
  const main = warmInkMotifs.has(motif) ? sunColour(palette) : palette.accent
  const pool = [main, ...rng.shuffled(palette.tones)].filter(apart)
  const [a, b, c] = [pool[0] ?? palette.ink, pool[1] ?? palette.paper, pool[2] ?? pool[0] ?? palette.ink]
  return {
    a,
    b,
    c,
    ink: contrastingInk(ground, palette.ink, palette.paper),
    paper: lightness(ground) > 0.62 ? palette.paper : ground,
  }
}
