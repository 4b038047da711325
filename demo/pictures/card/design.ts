import { type Palette, palettes, sunOf } from '../material/palettes.ts'
import type { Inks } from '../motif/motif.ts'
import { motifs } from '../motif/motifs.ts'
import { inkOn, lightness, mix } from '../pen/colour.ts'
import { type Random, random } from '../pen/random.ts'
import type { Sheet } from '../pen/sheet.ts'
import { group, moved, rect, scaled, turned, use } from '../pen/svg.ts'
import type { CardDesign } from '../recipe.ts'
import type { CardMotif } from '../vocabulary.ts'
import { illustrated } from './illustrated.ts'
import { motifsFor, sunny } from './occasions.ts'
import { typographic } from './typographic.ts'
import { setWords } from './words.ts'

/** A card's front: fills (0, 0, 1000, h). */
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

export function cardFront(on: Sheet, design: CardDesign, aspect: number): { markup: string; w: number; h: number } {
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
  const front: Front = {
    on,
    rng,
    words: design.words,
    palette,
    ground,
    ink: inkOn(ground, palette.ink, palette.paper),
    motif: design.motif ?? rng.pick(motifsFor[design.occasion]),
    h: Math.round(1000 / aspect),
  }
  const draw = design.style === 'typographic' ? typographic : design.style === 'pattern' ? pattern : illustrated
  const clip = on.define((id) => `<clipPath id="${id}"><rect width="1000" height="${front.h}"/></clipPath>`)
  return { markup: group(rect(0, 0, 1000, front.h, { fill: ground }) + draw(front), { clip }), w: 1000, h: front.h }
}

/** Inks for a motif on a ground: none may vanish into it. */
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

/** The motif over and over, and a label for the words. */
function pattern(front: Front): string {
  const { on, rng, palette, ground, motif, h, words } = front
  const inks = inksOn(ground, palette, motif, rng)
  const one = on.symbol((id) => `<g id="${id}">${motifs[motif](inks)}</g>`)
  const cols = rng.pick([3, 4, 4])
  const step = 1000 / cols
  let out = ''
  for (let r = -1; r * step * 0.92 < h + step; r++)
    for (let c = -1; c <= cols; c++) {
      const [x, y] = [(c + 0.5 + (r % 2 ? 0.5 : 0)) * step, r * step * 0.92 + step * 0.4]
      out += use(one, {
        transform: `${moved(x, y)} ${turned(rng.pick([0, 0, -14, 12, 180]) * (rng.chance(0.75) ? 1 : 0))} ${scaled((step * 0.66) / 100)}`,
      })
    }
  if (words.trim() === '') return out
  const label = lightness(ground) > 0.62 ? (rng.chance(0.5) ? palette.accent : palette.paper) : palette.paper
  const [w, t] = [620, rng.between(230, 300)]
  const [x, y] = [500 - w / 2, h / 2 - t / 2]
  const text = setWords(
    words,
    {
      face: rng.pick(['italic', 'regular', 'bold'] as const),
      x: 500,
      y: h / 2,
      width: w * 0.84,
      height: t * 0.7,
      max: 96,
      lead: 1.12,
    },
    inkOn(label, palette.ink, palette.paper),
  )
  return (
    out +
    rect(x, y, w, t, { fill: label }, 6) +
    rect(x + 14, y + 14, w - 28, t - 28, { stroke: inkOn(label, palette.ink, palette.paper), width: 3 }, 4) +
    text.markup
  )
}
