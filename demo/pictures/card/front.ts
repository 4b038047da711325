import { type Palette, sunOf } from '../material/palettes.ts'
import type { Inks } from '../motif/motif.ts'
import { inkOn, lightness } from '../pen/colour.ts'
import type { Random } from '../pen/random.ts'
import type { Sheet } from '../pen/sheet.ts'
import type { CardMotif } from '../vocabulary.ts'
import { sunny } from './occasions.ts'

/** Everything needed to draw a card's front into (0, 0, 1000, h). */
export type Front = {
  on: Sheet
  rng: Random
  words: string
  palette: Palette
  ground: string
  ink: string
  motif: CardMotif
  h: number
}

/** Inks for a motif that contrast with the background. */
export function inksOn(ground: string, palette: Palette, motif: CardMotif, rng: Random): Inks {
  const apart = (tone: string) => Math.abs(lightness(tone) - lightness(ground)) > 0.16
  const main = sunny.has(motif) ? sunOf(palette) : palette.accent
  const pool = [main, ...rng.shuffled(palette.tones)].filter(apart)
  const [a, b, c] = [pool[0] ?? palette.ink, pool[1] ?? palette.paper, pool[2] ?? pool[0] ?? palette.ink]
  return {
    a,
    b,
    c,
    ink: inkOn(ground, palette.ink, palette.paper),
    paper: lightness(ground) > 0.62 ? palette.paper : ground,
  }
}
