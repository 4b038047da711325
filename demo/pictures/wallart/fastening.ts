import { metalTone, rod } from '../material/metal.ts'
import { linear } from '../pen/gradient.ts'
import type { Random } from '../pen/random.ts'
import type { Sheet } from '../pen/sheet.ts'
import { circle, ellipse, group, n, path, rect, rotateBy, translateBy } from '../pen/svg.ts'
import type { Box } from '../stage/body.ts'

/** The clips, pins or tape of an unframed print, at their real size to show the scale. */
export function fastening(on: Sheet, rng: Random, sheet: Box): string {
  const kind = rng.pick(['clips', 'tape', 'pins'] as const)
  const xs =
    kind === 'clips'
      ? [sheet.x + sheet.w * 0.24, sheet.x + sheet.w * 0.76]
      : [sheet.x + sheet.w * 0.02, sheet.x + sheet.w * 0.98]
  return xs
    .map((x, i) =>
      kind === 'clips'
        ? clip(on, x, sheet.y)
        : kind === 'tape'
          ? tape(on, rng, x, sheet.y, i)
          : pin(on, sheet.x + sheet.w / 2 + (x - sheet.x - sheet.w / 2) * 0.93, sheet.y + 8),
    )
    .join('')
}

function clip(on: Sheet, x: number, y: number): string {
  const [w, h] = [22, 15]
  return group(
    path(
      `M${n(-w * 0.28)} ${n(-h * 0.5)}C${n(-w * 0.4)} ${n(-h * 1.7)} ${n(w * 0.4)} ${n(-h * 1.7)} ${n(w * 0.28)} ${n(-h * 0.5)}`,
      { stroke: metalTone('steel', 2), width: 1.6 },
    ) +
      rect(-w / 2 + 1.2, -h * 0.55 + 2, w, h, { fill: '#1a0f05', fillOpacity: 0.3 }, 1) +
      path(`M${n(-w / 2)} ${n(h * 0.45)}L${n(-w * 0.38)} ${n(-h * 0.55)}H${n(w * 0.38)}L${n(w / 2)} ${n(h * 0.45)}Z`, {
        fill: rod(on, 'iron', 0, -h * 0.55, 0, h * 0.45),
      }),
    { transform: translateBy(x, y) },
  )
}

function tape(on: Sheet, rng: Random, x: number, y: number, side: number): string {
  const tone = rng.pick(['#e8dcc0', '#e3d3b4', '#f0ead9'])
  const fill = linear(
    on,
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

const pin = (on: Sheet, x: number, y: number): string =>
  group(
    ellipse(2.6, 4, 4.4, 3.2, { fill: '#1a0f05', fillOpacity: 0.28 }) +
      circle(0, 0, 4, { fill: rod(on, 'brass', -4, -4, 4, 4) }) +
      circle(-1.2, -1.4, 1.1, { fill: '#fff6dc', fillOpacity: 0.8 }),
    { transform: translateBy(x, y) },
  )
