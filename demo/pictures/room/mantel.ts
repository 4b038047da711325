import { darker, lighter, mix } from '../drawing/colour.ts'
import { fade, linearAt, radial } from '../drawing/gradient.ts'
import { ellipse, group, path, rect, translateBy } from '../drawing/svg.ts'
import { bookPile } from '../prop/books.ts'
import { candlestick, vase } from '../prop/standing.ts'
import { board, panel } from './joinery.ts'
import type { RoomDrawingContext, RoomPlan } from './room.ts'

const shelf = 1180
const half = 760

/** A fireplace: the mantelpiece at 118 cm with two or three objects, the fire below. */
export const mantelRoom: RoomPlan = {
  surface: shelf,
  hangAbove: shelf,
  draw: (set) => {
    const { defs, rng, accent, beside } = set
    const paint = rng.pick(['#ece7dd', '#e3ded2', '#d9d6cc', '#c9c4b6', '#4b5350', '#5a4a3c'])
    const left = group(vase(defs, rng.fork('vase'), mix(accent, '#d9cfc0', 0.35)), {
      transform: translateBy(Math.max(-640, beside.left), -shelf),
    })
    const right = rng.chance(0.5)
      ? group(candlestick(defs, rng), { transform: translateBy(Math.min(520, beside.right), -shelf) }) +
        group(candlestick(defs, rng), { transform: translateBy(Math.min(630, beside.right + 105), -shelf) })
      : group(bookPile(defs, rng.fork('books')), { transform: translateBy(Math.min(600, beside.right + 60), -shelf) })
    return surround(set, paint) + left + right
  },
}

function surround({ defs, rng, field }: RoomDrawingContext, paint: string): string {
  const deep = field.bottom > -900
  let out = ''
  out += board(defs, -half + 60, -shelf + 60, half * 2 - 120, 220, paint, 40)
  out += panel(-300, -shelf + 100, 600, 140, paint)
  for (const side of [-1, 1]) {
    const x = side > 0 ? half - 300 : -half + 60
    out +=
      board(defs, x, -shelf + 60, 240, shelf - 60, paint, 30) +
      panel(x + 45, -shelf + 300, 150, shelf - 520, paint) +
      board(defs, x - 14, -140, 268, 140, paint)
    out += panel(x + 60, -shelf + 105, 120, 120, paint)
  }
  if (deep) out += fire({ defs, rng })
  out += rect(-half + 40, -shelf + 96, half * 2 - 80, 26, { fill: '#1a0f05', fillOpacity: 0.13 })
  out +=
    board(defs, -half + 30, -shelf + 62, half * 2 - 60, 34, darker(paint, 0.02)) +
    board(defs, -half, -shelf + 32, half * 2, 32, paint)
  out += board(defs, -half - 30, -shelf, half * 2 + 60, 40, lighter(paint, 0.015), 26)
  return out
}

function fire({ defs, rng }: Pick<RoomDrawingContext, 'defs' | 'rng'>): string {
  const [w, h] = [half * 2 - 600, shelf - 280]
  const x = -w / 2
  let bricks = ''
  for (let row = 0; row < 14; row++)
    for (let c = -1; c < 5; c++) bricks += `M${x + c * 190 + (row % 2) * 95} ${-h + row * 66}h182v58h-182z`
  const clip = defs.define(
    (id) => `<clipPath id="${id}"><rect x="${x}" y="${-h}" width="${w}" height="${h}"/></clipPath>`,
  )
  const lit = rng.chance(0.5)
  return group(
    rect(x, -h, w, h, {
      fill: linearAt(
        defs,
        [
          [0, '#1d1916'],
          [1, '#39302a'],
        ],
        0,
        -h,
        0,
        0,
      ),
    }) +
      path(bricks, { fill: '#4a3a31', fillOpacity: 0.55 }) +
      (lit ? ellipse(0, -110, 420, 380, { fill: radial(defs, fade('#ff9a3c', 0.6)) }) : '') +
      path('M-230 -60C-120 -110 60 -40 240 -90L246 -40C80 0 -120 -50 -226 -10Z', { fill: '#5a4030' }) +
      path('M-200 -20C-60 -90 90 -80 210 -16L200 0H-196Z', { fill: '#3f2d22' }) +
      (lit
        ? path(
            'M-150 -70C-170 -190 -90 -200 -80 -300C-20 -220 -60 -150 -10 -120C0 -210 70 -230 50 -340C130 -240 90 -150 130 -120C150 -160 150 -190 145 -220C200 -150 190 -80 150 -60Z',
            {
              fill: linearAt(
                defs,
                [
                  [0, '#ffd27a'],
                  [1, '#f07a2a'],
                ],
                0,
                -330,
                0,
                -60,
              ),
              fillOpacity: 0.9,
            },
          ) +
          path(
            'M-60 -66C-80 -140 -20 -150 -10 -220C30 -160 10 -110 50 -100C70 -130 70 -150 66 -170C100 -110 90 -70 60 -60Z',
            { fill: '#fff0b8', fillOpacity: 0.9 },
          )
        : '') +
      path(`M${x} ${-h}h${w}v40h${-w}z`, { fill: '#000000', fillOpacity: 0.4 }),
    { clip },
  )
}
