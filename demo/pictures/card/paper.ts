import { darker, lighter } from '../drawing/colour.ts'
import { linear } from '../drawing/gradient.ts'
import { group, num, path, rect, scaleBy } from '../drawing/svg.ts'
import type { SvgDefinitions } from '../drawing/svg-definitions.ts'
import type { CardDesign, SizeCm } from '../recipe.ts'
import { drawCardFront } from './design.ts'

/** The printed front in millimetres: (0, 0) is its upper left corner. */
export function printedFront(defs: SvgDefinitions, design: CardDesign, size: SizeCm): string {
  const [w, h] = [size.width * 10, size.height * 10]
  const front = drawCardFront(defs, design, w / h)
  return group(front.markup, { transform: scaleBy(w / front.w, h / front.h) })
}

/** The blank inside of a card, warm white. */
export const blankPage = (defs: SvgDefinitions, w: number, h: number): string =>
  rect(0, 0, w, h, {
    fill: linear(
      defs,
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
export function envelope(defs: SvgDefinitions, w: number, h: number, paper: string): string {
  const tip = h * 0.58
  const flap = `M0 0H${num(w)}L${num(w * 0.54)} ${num(tip * 0.96)}Q${num(w * 0.5)} ${num(tip)} ${num(w * 0.46)} ${num(tip * 0.96)}Z`
  return (
    rect(
      0,
      0,
      w,
      h,
      {
        fill: linear(defs, [
          [0, paper],
          [1, darker(paper, 0.04)],
        ]),
      },
      1.2,
    ) +
    path(`M0 ${num(h)}L${num(w * 0.46)} ${num(h * 0.5)}H${num(w * 0.54)}L${num(w)} ${num(h)}`, {
      fill: lighter(paper, 0.02),
      stroke: darker(paper, 0.1),
      width: 0.5,
    }) +
    path(flap, { fill: '#2a1d10', fillOpacity: 0.14, transform: 'translate(.4 1.6)' }) +
    path(flap, {
      fill: linear(defs, [
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
