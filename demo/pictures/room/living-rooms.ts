import { darker, lighter, mix } from '../drawing/colour.ts'
import { linearAt } from '../drawing/gradient.ts'
import type { Random } from '../drawing/random.ts'
import { boxShadow, contactShadow } from '../drawing/shadow.ts'
import { group, num, path, rect, rotateBy, scaleBy, translateBy } from '../drawing/svg.ts'
import type { SvgDefinitions } from '../drawing/svg-definitions.ts'
import { bookPile } from '../prop/books.ts'
import { plant, tableLamp } from '../prop/standing.ts'
import { floor } from './joinery.ts'
import type { RoomPlan } from './room.ts'

const upholstery = ['#8a8f84', '#b9a88f', '#5d6b63', '#a9704f', '#6b7683', '#c9bda8', '#4f5a4c', '#b08a8a'] as const

/** A sofa, 210 cm wide and 82 cm high, with cushions in the palette's colour. */
export const sofaRoom: RoomPlan = {
  surface: 820,
  hangAbove: 820,
  draw: ({ defs, rng, field, accent }) => {
    const cloth = rng.pick(upholstery)
    const boards = rng.pick(['#b58e66', '#8a6548', '#c7ab86'])
    const side = rng.chance(0.5) ? -1 : 1
    return (
      floor(defs, field.left - 100, field.right + 100, '#ece7dd', boards) +
      boxShadow(defs, -1040, 40, 2080, 130, 60, 0.4) +
      group(tableLamp(defs, rng.fork('lamp'), '#efe4cc'), { transform: translateBy(side * 1330, -520) }) +
      sideTable(defs, side * 1330) +
      sofa(defs, rng, cloth, accent) +
      group(plant(defs, rng.fork('plant'), '#c9a88a'), { transform: `${translateBy(-side * 1300, 60)} ${scaleBy(3)}` })
    )
  },
}

function sofa(defs: SvgDefinitions, rng: Random, cloth: string, accent: string): string {
  const soft = (x: number, y: number, w: number, h: number, r: number, tone = cloth) =>
    rect(
      x,
      y,
      w,
      h,
      {
        fill: linearAt(
          defs,
          [
            [0, lighter(tone, 0.05)],
            [0.35, tone],
            [1, darker(tone, 0.09)],
          ],
          x,
          y,
          x + w * 0.2,
          y + h,
        ),
      },
      r,
    )
  const cushion = (x: number, tone: string, turn: number) =>
    group(
      rect(-190, -180, 380, 360, { fill: '#1a0f05', fillOpacity: 0.16, transform: translateBy(12, 16) }, 60) +
        path(
          'M-190 -170C-90 -150 90 -150 190 -170C170 -70 170 80 190 180C90 160 -90 160 -190 180C-170 80 -170 -70 -190 -170Z',
          {
            fill: linearAt(
              defs,
              [
                [0, lighter(tone, 0.06)],
                [1, darker(tone, 0.1)],
              ],
              -190,
              -170,
              190,
              180,
            ),
          },
        ) +
        path('M-150 -60C-60 -40 60 -40 150 -60M-150 60C-60 80 60 80 150 60', {
          stroke: '#ffffff',
          strokeOpacity: 0.16,
          width: 14,
        }),
      { transform: `${translateBy(x, -600)} ${rotateBy(turn)}` },
    )
  let out = ''
  for (const x of [-880, 880]) out += path(`M${x} -160l${num(x > 0 ? 20 : -20)} 220`, { stroke: '#5a4030', width: 44 })
  out += soft(-940, -820, 1880, 640, 70)
  out += path('M0 -800V-470', { stroke: darker(cloth, 0.12), width: 8 })
  out += cushion(-560, accent, -7) + cushion(rng.pick([480, 610]), mix(accent, '#e9dfcd', 0.6), 8)
  out += soft(-860, -470, 855, 190, 50, lighter(cloth, 0.02)) + soft(5, -470, 855, 190, 50, lighter(cloth, 0.02))
  out += soft(-900, -300, 1800, 200, 30, darker(cloth, 0.02))
  return out + soft(-1050, -640, 240, 560, 80) + soft(810, -640, 240, 560, 80)
}

const sideTable = (defs: SvgDefinitions, x: number): string =>
  contactShadow(defs, x + 40, 70, 330, 50, 0.4) +
  path(`M${num(x - 150)} -500L${num(x - 190)} 70M${num(x + 150)} -500L${num(x + 190)} 70`, {
    stroke: '#6f4c36',
    width: 26,
  }) +
  rect(
    x - 230,
    -520,
    460,
    34,
    {
      fill: linearAt(
        defs,
        [
          [0, '#a9805a'],
          [1, '#6f4c36'],
        ],
        x - 230,
        0,
        x + 230,
        0,
      ),
    },
    10,
  )

/** A bed: headboard to 112 cm, pillows, a small table with a lamp. */
export const bedroom: RoomPlan = {
  surface: 560,
  hangAbove: 1120,
  draw: ({ defs, rng, field, accent, free }) => {
    const cloth = rng.pick(upholstery)
    const linen = '#f1ece2'
    const soft = (x: number, y: number, w: number, h: number, r: number, tone: string) =>
      rect(
        x,
        y,
        w,
        h,
        {
          fill: linearAt(
            defs,
            [
              [0, lighter(tone, 0.04)],
              [0.4, tone],
              [1, darker(tone, 0.08)],
            ],
            x,
            y,
            x + w * 0.25,
            y + h,
          ),
        },
        r,
      )
    const near = free.to > free.from
    const bedX = near ? 1010 : 0
    let out = floor(defs, field.left - 100, field.right + 100, '#ece7dd', '#b9946c')
    let seams = ''
    for (let i = 1; i < 6; i++) seams += `M${num(bedX - 850 + i * 283)} -1100V-500`
    out +=
      boxShadow(defs, bedX - 840, -1080, 1700, 1100, 40, 0.3) +
      soft(bedX - 850, -1120, 1700, 1100, 60, cloth) +
      path(seams, { stroke: darker(cloth, 0.08), width: 8 })
    for (const x of [-420, 420])
      out +=
        soft(bedX + x - 360, -840, 720, 420, 120, linen) +
        soft(bedX + x - 300, -700, 600, 320, 110, mix(linen, accent, 0.12))
    out +=
      soft(bedX - 230, -640, 460, 280, 90, accent) +
      soft(bedX - 860, -470, 1720, 500, 60, mix(linen, cloth, 0.12)) +
      soft(bedX - 860, -330, 1720, 400, 30, mix(accent, linen, 0.55))
    const night = near ? 0 : -1200
    const half = near ? 270 : 220
    out +=
      boxShadow(defs, night - half + 10, -530, 2 * half, 560, 26, 0.35) +
      soft(night - half, -560, 2 * half, 560, 8, '#a9805a')
    out +=
      rect(night - half + 30, -500, 2 * half - 60, 190, { stroke: '#6f4c36', width: 6 }) +
      rect(night - 30, -420, 60, 14, { fill: '#d8b873' }, 7)
    const lamp = group(tableLamp(defs, rng.fork('lamp'), '#efe4cc'), {
      transform: `${translateBy(near ? Math.min(225, free.to + 95) : night, -560)} ${scaleBy(near ? 0.8 : 1)}`,
    })
    const book = near
      ? group(bookPile(defs, rng.fork('books')), {
          transform: `${translateBy(Math.max(-215, free.from - 75), -560)} ${scaleBy(0.5)}`,
        })
      : ''
    return out + lamp + book
  },
}
