import { darker, lighter } from '../drawing/colour.ts'
import { linearAt } from '../drawing/gradient.ts'
import { boxShadow } from '../drawing/shadow.ts'
import { path, rect } from '../drawing/svg.ts'
import type { SvgDefinitions } from '../drawing/svg-definitions.ts'

/** A painted board, lit from the upper left. */
export function board(
  defs: SvgDefinitions,
  x: number,
  y: number,
  w: number,
  h: number,
  paint: string,
  shadow = 0,
): string {
  const fill = linearAt(
    defs,
    [
      [0, lighter(paint, 0.045)],
      [0.5, paint],
      [1, darker(paint, 0.06)],
    ],
    x,
    y,
    x + w * 0.3,
    y + h,
  )
  return (
    (shadow > 0 ? boxShadow(defs, x + shadow * 0.3, y + shadow * 0.6, w, h, shadow, 0.34) : '') +
    rect(x, y, w, h, { fill }) +
    rect(x, y, w, Math.min(3, h * 0.2), { fill: '#ffffff', fillOpacity: 0.35 })
  )
}

/** A recessed panel: dark along the top and left, light on the opposite sides. */
export function panel(x: number, y: number, w: number, h: number, paint: string): string {
  return (
    rect(x, y, w, h, { stroke: darker(paint, 0.1), width: 5 }) +
    path(`M${x + 5} ${y + h - 5}V${y + 5}H${x + w - 5}`, { stroke: '#1a0f05', strokeOpacity: 0.16, width: 5 }) +
    path(`M${x + 5} ${y + h + 4}H${x + w + 4}V${y + 5}`, { stroke: '#ffffff', strokeOpacity: 0.35, width: 4 })
  )
}

/** Skirting board and a strip of floor. */
export function floor(defs: SvgDefinitions, left: number, right: number, paint: string, boards: string): string {
  const w = right - left
  let joints = ''
  for (let i = 0; i < 14; i++) joints += `M${left + (w / 14) * i} 0L${(left + (w / 14) * i) * 1.7} 700`
  return (
    rect(left, 0, w, 700, {
      fill: linearAt(
        defs,
        [
          [0, darker(boards, 0.1)],
          [0.2, boards],
          [1, lighter(boards, 0.04)],
        ],
        0,
        0,
        0,
        700,
      ),
    }) +
    path(joints, { stroke: darker(boards, 0.12), strokeOpacity: 0.6, width: 4 }) +
    rect(left, 0, w, 26, { fill: '#1a0f05', fillOpacity: 0.16 }) +
    board(defs, left, -130, w, 130, paint)
  )
}
