import { mix } from '../drawing/colour.ts'
import { circle, group, path, rect, scaleBy, translateBy } from '../drawing/svg.ts'
import { motifs } from '../motif/motifs.ts'
import { fitText } from './fit-text.ts'
import { type CardFront, contrastingInks } from './front.ts'

/** One motif and the greeting. */
export function drawIllustratedFront(front: CardFront): string {
  const { rng, palette, ground, ink, motif, h, words } = front
  const bare = words.trim() === ''
  const layout = bare ? 'alone' : rng.pick(['above', 'above', 'below', 'medallion', 'arch'] as const)
  const face = rng.pick(['regular', 'italic', 'bold', 'light', 'boldItalic', 'sansMedium'] as const)
  const backing = mix(ground, rng.pick([palette.tones[3], palette.tones[4], palette.accent]), 0.55)
  const defs = layout === 'medallion' || layout === 'arch' ? backing : ground
  const s = Math.min(1, h / 1380)
  const size = (bare ? 8.2 : rng.between(6, 6.8)) * (bare ? Math.min(1, h / 1050) : s)
  const cy = layout === 'below' ? h * 0.62 : layout === 'alone' ? h * 0.5 : h * 0.4
  const drawing = (k: number, y: number) =>
    group(motifs[motif](contrastingInks(defs, palette, motif, rng)), {
      transform: `${translateBy(500, y)} ${scaleBy(k)}`,
    })
  const text = (y: number, height: number, max: number) =>
    fitText(words, { face, x: 500, y, width: 780, height, max, lead: 1.12 }, ink).markup
  const border = rng.chance(0.3)
    ? rect(44, 44, 912, h - 88, { stroke: mix(ink, ground, 0.35), width: 5 }, rng.pick([0, 28]))
    : ''
  switch (layout) {
    case 'alone':
      return border + drawing(size, cy)
    case 'below':
      return border + text(h * 0.2, h * 0.22, 118) + drawing(size, cy)
    case 'medallion':
      return (
        border +
        circle(500, h * 0.41, 345 * s, { fill: backing }) +
        drawing(5.3 * s, h * 0.41) +
        text(h * 0.83, h * 0.17, 92)
      )
    case 'arch': {
      const spring = h * 0.4
      return (
        path(
          `M${500 - 330 * s} ${h * 0.74}V${spring}A${330 * s} ${330 * s} 0 0 1 ${500 + 330 * s} ${spring}V${h * 0.74}Z`,
          { fill: backing },
        ) +
        drawing(5.2 * s, h * 0.44) +
        text(h * 0.86, h * 0.15, 88)
      )
    }
    default:
      return border + drawing(size, cy) + text(h * 0.81, h * 0.2, 112)
  }
}
