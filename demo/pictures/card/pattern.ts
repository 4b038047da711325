import { contrastingInk, lightness } from '../drawing/colour.ts'
import { rect, rotateBy, scaleBy, translateBy, use } from '../drawing/svg.ts'
import { motifs } from '../motif/motifs.ts'
import { fitText } from './fit-text.ts'
import { type CardFront, contrastingInks } from './front.ts'

/** A repeated motif with a label for the greeting. */
export function drawPatternFront(front: CardFront): string {
  const { defs, rng, palette, ground, motif, h, words } = front
  const inks = contrastingInks(ground, palette, motif, rng)
  const one = defs.symbol((id) => `<g id="${id}">${motifs[motif](inks)}</g>`)
  const cols = rng.pick([3, 4, 4])
  const step = 1000 / cols
  let out = ''
  for (let r = -1; r * step * 0.92 < h + step; r++)
    for (let c = -1; c <= cols; c++) {
      const [x, y] = [(c + 0.5 + (r % 2 ? 0.5 : 0)) * step, r * step * 0.92 + step * 0.4]
      out += use(one, {
        transform: `${translateBy(x, y)} ${rotateBy(rng.pick([0, 0, -14, 12, 180]) * (rng.chance(0.75) ? 1 : 0))} ${scaleBy((step * 0.66) / 100)}`,
      })
    }
  if (words.trim() === '') return out
  const label = lightness(ground) > 0.62 ? (rng.chance(0.5) ? palette.accent : palette.paper) : palette.paper
  const [w, t] = [620, rng.between(230, 300)]
  const [x, y] = [500 - w / 2, h / 2 - t / 2]
  const text = fitText(
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
    contrastingInk(label, palette.ink, palette.paper),
  )
  return (
    out +
    rect(x, y, w, t, { fill: label }, 6) +
    rect(x + 14, y + 14, w - 28, t - 28, { stroke: contrastingInk(label, palette.ink, palette.paper), width: 3 }, 4) +
    text.markup
  )
}
