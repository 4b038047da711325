import { linear } from '../drawing/gradient.ts'
import type { Random } from '../drawing/random.ts'
import { circle, ellipse, group, num, path, rect, rotateBy, translateBy } from '../drawing/svg.ts'
import type { SvgDefinitions } from '../drawing/svg-definitions.ts'
import { metalTone, rodGradient } from '../material/metal.ts'
import type { Box } from '../product-views/drawn-product.ts'

/** The clips, pins or tape of an unframed print, at their real size to show the scale. */
export function fastening(defs: SvgDefinitions, rng: Random, sheet: Box): string {
  const kind = rng.pick(['clips', 'tape', 'pins'] as const)
  const xs =
    kind === 'clips'
      ? [sheet.x + sheet.w * 0.24, sheet.x + sheet.w * 0.76]
      : [sheet.x + sheet.w * 0.02, sheet.x + sheet.w * 0.98]
  return xs
    .map((x, i) =>
      kind === 'clips'
        ? clip(defs, x, sheet.y)
        : kind === 'tape'
          ? tape(defs, rng, x, sheet.y, i)
          : pin(defs, sheet.x + sheet.w / 2 + (x - sheet.x - sheet.w / 2) * 0.93, sheet.y + 8),
    )
    .join('')
}

function clip(defs: SvgDefinitions, x: number, y: number): string {
  const [w, h] = [22, 15]
  return group(
    path(
      `M${num(-w * 0.28)} ${num(-h * 0.5)}C${num(-w * 0.4)} ${num(-h * 1.7)} ${num(w * 0.4)} ${num(-h * 1.7)} ${num(w * 0.28)} ${num(-h * 0.5)}`,
      { stroke: metalTone('steel', 2), width: 1.6 },
    ) +
      rect(-w / 2 + 1.2, -h * 0.55 + 2, w, h, { fill: '#1a0f05', fillOpacity: 0.3 }, 1) +
      path(
        `M${num(-w / 2)} ${num(h * 0.45)}L${num(-w * 0.38)} ${num(-h * 0.55)}H${num(w * 0.38)}L${num(w / 2)} ${num(h * 0.45)}Z`,
        {
          fill: rodGradient(defs, 'iron', 0, -h * 0.55, 0, h * 0.45),
        },
      ),
    { transform: translateBy(x, y) },
  )
}

function tape(defs: SvgDefinitions, rng: Random, x: number, y: number, side: number): string {
  const tone = rng.pick(['#e8dcc0', '#e3d3b4', '#f0ead9'])
  const fill = linear(
    defs,
    [
      [0, tone, 0.9],
      [0.5, tone, 0.78],
      [1, tone, 0.9],
    ],
    0,
    0,
    1,
    0,
  )
  return group(
    rect(-26, -9, 52, 18, { fill: '#1a0f05', fillOpacity: 0.12, transform: translateBy(1, 1.6) }) +
      path('M-26 -9L26 -9L25 -4L26 0L25 5L26 9H-26L-25 4L-26 0L-25 -5Z', { fill }),
    {
      transform: `${translateBy(x, y + 4)} ${rotateBy(side === 0 ? -42 + rng.between(-6, 6) : 42 + rng.between(-6, 6))}`,
    },
  )
}

const pin = (defs: SvgDefinitions, x: number, y: number): string =>
  group(
    ellipse(2.6, 4, 4.4, 3.2, { fill: '#1a0f05', fillOpacity: 0.28 }) +
      circle(0, 0, 4, { fill: rodGradient(defs, 'brass', -4, -4, 4, 4) }) +
      circle(-1.2, -1.4, 1.1, { fill: '#fff6dc', fillOpacity: 0.8 }),
    { transform: translateBy(x, y) },
  )
