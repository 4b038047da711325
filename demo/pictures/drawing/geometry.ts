import { num } from './svg.ts'

export type Point = readonly [x: number, y: number]

const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Clock angles: 0° up, clockwise. */
export const polar = (r: number, degrees: number, cx = 0, cy = 0): Point => [
  cx + r * Math.sin(radians(degrees)),
  cy - r * Math.cos(radians(degrees)),
]

export const linePath = (points: readonly Point[]): string =>
  points.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${num(x)} ${num(y)}`).join('')

export const polygon = (points: readonly Point[]): string => (points.length === 0 ? '' : `${linePath(points)}Z`)

/** A smooth line through all points (Catmull–Rom as cubic curves). */
export function smoothPath(points: readonly Point[], closed = false, tension = 1): string {
  const count = points.length
  if (count < 3) return linePath(points)
  const at = (i: number): Point =>
    closed ? points[((i % count) + count) % count]! : points[Math.min(count - 1, Math.max(0, i))]!
  const [x0, y0] = at(0)
  let d = `M${num(x0)} ${num(y0)}`
  const k = tension / 6
  for (let i = 0; i < (closed ? count : count - 1); i++) {
    const [a, b, c, e] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    d += `C${num(b[0] + (c[0] - a[0]) * k)} ${num(b[1] + (c[1] - a[1]) * k)} ${num(c[0] - (e[0] - b[0]) * k)} ${num(c[1] - (e[1] - b[1]) * k)} ${num(c[0])} ${num(c[1])}`
  }
  return closed ? `${d}Z` : d
}

export const circlePath = (cx: number, cy: number, r: number): string => ellipsePath(cx, cy, r, r)

export const ellipsePath = (cx: number, cy: number, rx: number, ry: number): string =>
  `M${num(cx - rx)} ${num(cy)}A${num(rx)} ${num(ry)} 0 1 1 ${num(cx + rx)} ${num(cy)}A${num(rx)} ${num(ry)} 0 1 1 ${num(cx - rx)} ${num(cy)}Z`

export const rectPath = (x: number, y: number, w: number, h: number): string =>
  `M${num(x)} ${num(y)}H${num(x + w)}V${num(y + h)}H${num(x)}Z`

export function roundRectPath(x: number, y: number, w: number, h: number, radius: number): string {
  const r = Math.min(radius, w / 2, h / 2)
  const arc = (ex: number, ey: number) => `A${num(r)} ${num(r)} 0 0 1 ${num(ex)} ${num(ey)}`
  return `M${num(x + r)} ${num(y)}H${num(x + w - r)}${arc(x + w, y + r)}V${num(y + h - r)}${arc(x + w - r, y + h)}H${num(x + r)}${arc(x, y + h - r)}V${num(y + r)}${arc(x + r, y)}Z`
}

/** A ring, to be filled by the even-odd rule. */
export const ringPath = (cx: number, cy: number, outer: number, inner: number): string =>
  circlePath(cx, cy, outer) + circlePath(cx, cy, inner)

/** Corner points of a regular polygon with a flat top when `sides` is even. */
export const regularPolygon = (sides: number, r: number, turn = 180 / sides, cx = 0, cy = 0): Point[] =>
  Array.from({ length: sides }, (_, i) => polar(r, turn + (360 * i) / sides, cx, cy))

/** Part of a circle line from one clock angle to another, clockwise. */
export function arcPath(r: number, from: number, to: number, cx = 0, cy = 0): string {
  const [x1, y1] = polar(r, from, cx, cy)
  const [x2, y2] = polar(r, to, cx, cy)
  return `M${num(x1)} ${num(y1)}A${num(r)} ${num(r)} 0 ${to - from > 180 ? 1 : 0} 1 ${num(x2)} ${num(y2)}`
}
