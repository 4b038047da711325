import { darker, lighter } from '../drawing/colour.ts'
import { linear } from '../drawing/gradient.ts'
import { textPath } from '../drawing/lettering.ts'
import type { Random } from '../drawing/random.ts'
import { circle, group, num, path, rect, rotateBy, translateBy } from '../drawing/svg.ts'
import type { SvgDefinitions } from '../drawing/svg-definitions.ts'
import { metalTone, rodGradient } from '../material/metal.ts'
import { wood } from '../material/wood.ts'
import type { DrawnProduct } from './drawn-product.ts'

/** The back sides of products, in millimetres. */

/** A quartz movement with battery, setting wheel and hanging hole. */
export function clockBack(defs: SvgDefinitions, rng: Random, drawn: DrawnProduct): string {
  const { box } = drawn
  const [cx, cy] = [box.x + box.w / 2, drawn.stands ? box.y + box.h * 0.48 : box.y + box.h / 2]
  const board = rng.pick(['#a98058', '#c2a27c', '#7d5f45'])
  const s = Math.min(1, (Math.min(box.w, box.h) * 0.42) / 56)
  const clip = defs.define((id) => `<clipPath id="${id}"><path d="${drawn.outline}"/></clipPath>`)
  const works = group(movement(defs), { transform: `${translateBy(cx, cy)} scale(${num(s)})` })
  if (drawn.behind) return drawn.behind + works + hanger(defs, cx, cy - 30 * s - 14)
  return (
    wood(
      defs,
      rng,
      board === '#7d5f45' ? 'walnut' : board === '#a98058' ? 'oak' : 'pine',
      { ...box, along: 'y' },
      clip,
    ) +
    path(drawn.outline, { stroke: drawn.side, width: Math.max(3, box.w * 0.02) }) +
    works +
    (drawn.stands ? '' : hanger(defs, cx, cy - Math.min(box.h * 0.33, 110 * s + 30))) +
    (Math.min(box.w, box.h) < 150
      ? ''
      : group(label(['Mantel', 'Quartz · 1 × AA']), {
          transform: translateBy(cx, cy + 62 * s + Math.min(26, box.h * 0.07)),
        }))
  )
}

function movement(defs: SvgDefinitions): string {
  return (
    rect(-26, -25, 56, 56, { fill: '#1a0f05', fillOpacity: 0.3 }, 5) +
    rect(
      -28,
      -28,
      56,
      56,
      {
        fill: linear(
          defs,
          [
            [0, '#3a3937'],
            [1, '#211f1d'],
          ],
          0,
          0,
          1,
          1,
        ),
      },
      5,
    ) +
    rect(-22, 4, 44, 15, { fill: '#151412' }, 3) +
    rect(
      -19,
      5.5,
      36,
      12,
      {
        fill: linear(defs, [
          [0, '#c9a35a'],
          [0.3, '#e8cf94'],
          [1, '#8a6a30'],
        ]),
      },
      3,
    ) +
    rect(14, 5.5, 5, 12, { fill: metalTone('steel', 1) }, 1) +
    circle(0, -12, 10, { fill: '#2b2a28', stroke: '#4a4845', width: 1.5 }) +
    circle(0, -12, 3.5, { fill: rodGradient(defs, 'brass', -3, -15, 3, -9) }) +
    circle(-18, -18, 4, { fill: '#4a4845' })
  )
}

const hanger = (defs: SvgDefinitions, x: number, y: number): string =>
  rect(x - 24, y - 11, 48, 22, { fill: rodGradient(defs, 'steel', 0, y - 11, 0, y + 11) }, 4) +
  path(`M${num(x - 16)} ${num(y + 3)}l4 -5 4 5 4 -5 4 5 4 -5 4 5 4 -5 4 5`, {
    fill: '#3a332c',
    stroke: '#3a332c',
    width: 1,
  }) +
  circle(x - 19, y, 1.8, { fill: '#5e6265' }) +
  circle(x + 19, y, 1.8, { fill: '#5e6265' })

function label(lines: readonly [string, string]): string {
  return (
    rect(-34, -12, 68, 24, { fill: '#f4eee2' }, 1) +
    path(textPath(lines[0], { face: 'light', size: 9.5, y: -1 }), { fill: '#2a241c' }) +
    path(textPath(lines[1], { face: 'sans', size: 4.4, y: 7.5 }), { fill: '#5a5146' })
  )
}

/** A backing board with turn buttons; an easel strut if it stands, sawtooth hangers if it hangs. */
export function frameBack(defs: SvgDefinitions, rng: Random, drawn: DrawnProduct): string {
  const { box } = drawn
  const edge = Math.max(7, Math.min(box.w, box.h) * 0.06)
  const inner = { x: box.x + edge, y: box.y + edge, w: box.w - 2 * edge, h: box.h - 2 * edge }
  const board = rng.pick(['#b08a60', '#8f6f4e', '#3a3734'])
  let out = rect(box.x, box.y, box.w, box.h, {
    fill: linear(
      defs,
      [
        [0, lighter(drawn.side, 0.06)],
        [1, darker(drawn.side, 0.04)],
      ],
      0,
      0,
      1,
      1,
    ),
  })
  out += rect(inner.x, inner.y, inner.w, inner.h, {
    fill: linear(
      defs,
      [
        [0, lighter(board, 0.03)],
        [1, darker(board, 0.05)],
      ],
      0,
      0,
      1,
      1,
    ),
  })
  out += rect(inner.x, inner.y, inner.w, inner.h, { stroke: '#1a0f05', strokeOpacity: 0.4, width: 1.2 })
  for (const t of [0.25, 0.75]) {
    for (const x of [inner.x, inner.x + inner.w]) out += button(defs, x, inner.y + inner.h * t, 0)
    for (const y of [inner.y, inner.y + inner.h]) out += button(defs, inner.x + inner.w * t, y, 90)
  }
  if (drawn.stands) {
    const [w, h] = [box.w * 0.2, box.h * 0.62]
    const top = box.y + box.h * 0.2
    out += path(`M${num(-w * 0.6)} ${num(top)}H${num(w * 0.6)}L${num(w * 0.9)} ${num(top + h)}H${num(-w * 0.9)}Z`, {
      fill: '#1a0f05',
      fillOpacity: 0.3,
      transform: translateBy(2, 4),
    })
    out += path(`M${num(-w * 0.6)} ${num(top)}H${num(w * 0.6)}L${num(w * 0.9)} ${num(top + h)}H${num(-w * 0.9)}Z`, {
      fill: darker(board, 0.05),
      stroke: darker(board, 0.14),
      width: 0.8,
    })
    out += rect(-w * 0.62, top - 3, w * 1.24, 7, { fill: rodGradient(defs, 'steel', 0, top - 3, 0, top + 4) }, 1.5)
  } else for (const x of box.w > 420 ? [-box.w * 0.3, box.w * 0.3] : [0]) out += hanger(defs, x, box.y + edge * 0.62)
  return (
    out +
    group(label(['Mantel', 'Made to be opened']), {
      transform: translateBy(box.x + box.w - 34 - edge * 1.6, box.y + box.h - 12 - edge * 1.6),
    })
  )
}

const button = (defs: SvgDefinitions, x: number, y: number, turn: number): string =>
  group(
    rect(-9, -3, 18, 6, { fill: rodGradient(defs, 'steel', 0, -3, 0, 3) }, 3) + circle(0, 0, 1.6, { fill: '#5e6265' }),
    {
      transform: `${translateBy(x, y)} ${rotateBy(turn)}`,
    },
  )

/** Stretcher bars with the folded and stapled canvas. */
export function canvasBack(defs: SvgDefinitions, rng: Random, drawn: DrawnProduct): string {
  const { box } = drawn
  const bar = 45
  const fold = 24
  const lengths = [
    { x: box.x, y: box.y, w: box.w, h: bar, along: 'x' },
    { x: box.x, y: box.y + box.h - bar, w: box.w, h: bar, along: 'x' },
    { x: box.x, y: box.y + bar, w: bar, h: box.h - 2 * bar, along: 'y' },
    { x: box.x + box.w - bar, y: box.y + bar, w: bar, h: box.h - 2 * bar, along: 'y' },
  ] as const
  let out =
    rect(box.x, box.y, box.w, box.h, {
      fill: linear(
        defs,
        [
          [0, '#ece3d2'],
          [1, '#d8ccb6'],
        ],
        0,
        0,
        1,
        1,
      ),
    }) + rect(box.x + bar, box.y + bar, box.w - 2 * bar, 16, { fill: '#1a0f05', fillOpacity: 0.16 })
  for (const [i, length] of lengths.entries()) {
    const clip = defs.define(
      (id) =>
        `<clipPath id="${id}"><rect x="${num(length.x)}" y="${num(length.y)}" width="${num(length.w)}" height="${num(length.h)}"/></clipPath>`,
    )
    out += wood(defs, rng.fork(`bar${i}`), 'pine', length, clip)
  }
  const { x, y, w, h } = box
  out += path(
    `M${num(x)} ${num(y)}H${num(x + w)}V${num(y + h)}H${num(x)}ZM${num(x + fold)} ${num(y + fold)}V${num(y + h - fold)}H${num(x + w - fold)}V${num(y + fold)}Z`,
    { fill: '#efe7d8', rule: 'evenodd' },
  )
  let staples = ''
  for (let t = 0.08; t < 0.95; t += 0.12)
    staples += `M${num(x + w * t)} ${num(y + 15)}h10M${num(x + w * t)} ${num(y + h - 15)}h10M${num(x + 15)} ${num(y + h * t)}v10M${num(x + w - 15)} ${num(y + h * t)}v10`
  return (
    out +
    path(staples, { stroke: '#8d9092', width: 1.8 }) +
    group(label(['Mantel', 'Printed on cotton']), { transform: `${translateBy(0, y + h - bar / 2)} scale(1.3)` })
  )
}
