import { darker, lighter } from '../pen/colour.ts'
import { linear } from '../pen/gradient.ts'
import type { Sheet } from '../pen/sheet.ts'
import { group, n, path, rect, scaleBy } from '../pen/svg.ts'
import type { CardDesign, SizeCm } from '../recipe.ts'
import { cardFront } from './design.ts'

/** The printed front in millimetres: (0, 0) is its upper left corner. */
export function printedFront(on: Sheet, design: CardDesign, size: SizeCm): string {
  const [w, h] = [size.width * 10, size.height * 10]
  const front = cardFront(on, design, w / h)
  return group(front.markup, { transform: scaleBy(w / front.w, h / front.h) })
}

/** The blank inside of a card, warm white. */
export const blankPage = (on: Sheet, w: number, h: number): string =>
  rect(0, 0, w, h, {
    fill: linear(
      on,
      [
        [0, '#e9e3d7'],
        [0.5, '#f6f2ea'],
        [1, '#fbf8f2'],
      ],
      0,
      0,
      1,
      0,
    ),
  })

/** The back of an envelope, flap closed, w × h mm from (0, 0). */
export function envelope(on: Sheet, w: number, h: number, paper: string): string {
  const tip = h * 0.58
  const flap = `M0 0H${n(w)}L${n(w * 0.54)} ${n(tip * 0.96)}Q${n(w * 0.5)} ${n(tip)} ${n(w * 0.46)} ${n(tip * 0.96)}Z`
  return (
    rect(
      0,
      0,
      w,
      h,
      {
        fill: linear(on, [
          [0, paper],
          [1, darker(paper, 0.04)],
        ]),
      },
      1.2,
    ) +
    path(`M0 ${n(h)}L${n(w * 0.46)} ${n(h * 0.5)}H${n(w * 0.54)}L${n(w)} ${n(h)}`, {
      fill: lighter(paper, 0.02),
      stroke: darker(paper, 0.1),
      width: 0.5,
    }) +
    path(flap, { fill: '#2a1d10', fillOpacity: 0.14, transform: 'translate(.4 1.6)' }) +
    path(flap, {
      fill: linear(on, [
        [0, lighter(paper, 0.02)],
        [1, darker(paper, 0.015)],
      ]),
      stroke: darker(paper, 0.08),
      width: 0.4,
    })
  )
}

export const envelopeSize = (size: SizeCm): { w: number; h: number } => ({
  w: Math.max(size.width, size.height) * 10.5,
  h: Math.min(size.width, size.height) * 10.5,
})
