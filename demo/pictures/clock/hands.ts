import { circlePath, polygon } from '../drawing/geometry.ts'
import { circle, group, num, path, rotateBy, translateBy } from '../drawing/svg.ts'
import type { ClockHands } from '../vocabulary.ts'

/** Ten past ten: the hour hand is a sixth of the way from ten to eleven. */
const hourAngle = 305
const minuteAngle = 60

/** Path data of a hand pointing up from the origin; `w` is its greatest width. */
function shape(style: ClockHands, length: number, w: number): string {
  const tail = length * 0.16
  const h = w / 2
  switch (style) {
    case 'baton':
      return `M${num(-h)} ${num(tail)}V${num(-length + h)}A${num(h)} ${num(h)} 0 0 1 ${num(h)} ${num(-length + h)}V${num(tail)}A${num(h)} ${num(h)} 0 0 1 ${num(-h)} ${num(tail)}Z`
    case 'sword':
      return polygon([
        [-h * 0.45, tail],
        [-h * 0.5, -length * 0.1],
        [-h, -length * 0.62],
        [0, -length],
        [h, -length * 0.62],
        [h * 0.5, -length * 0.1],
        [h * 0.45, tail],
      ])
    case 'needle':
      return polygon([
        [-h * 0.55, tail],
        [-h * 0.62, 0],
        [0, -length],
        [h * 0.62, 0],
        [h * 0.55, tail],
      ])
    case 'paddle':
      return polygon([
        [-h * 0.5, tail * 0.6],
        [-h * 1.15, -length],
        [h * 1.15, -length],
        [h * 0.5, tail * 0.6],
      ])
    case 'spade': {
      const y = -length * 0.66
      const s = w * 1.5
      return `M${num(-h * 0.4)} ${num(tail)}L${num(-h * 0.4)} ${num(y + s * 0.5)}Q${num(-s)} ${num(y + s * 0.55)} ${num(-s * 0.85)} ${num(y - s * 0.1)}Q${num(-s * 0.7)} ${num(y - s * 0.6)} ${num(-h * 0.3)} ${num(y - s * 1.05)}L0 ${num(-length)}L${num(h * 0.3)} ${num(y - s * 1.05)}Q${num(s * 0.7)} ${num(y - s * 0.6)} ${num(s * 0.85)} ${num(y - s * 0.1)}Q${num(s)} ${num(y + s * 0.55)} ${num(h * 0.4)} ${num(y + s * 0.5)}L${num(h * 0.4)} ${num(tail)}Z`
    }
    case 'breguet': {
      const y = -length * 0.7
      const r = w * 0.95
      return `${polygon([
        [-h * 0.5, tail],
        [-h * 0.34, y + r * 0.8],
        [h * 0.34, y + r * 0.8],
        [h * 0.5, tail],
      ])}${circlePath(0, y, r)}${circlePath(r * 0.2, y, r * 0.58)}${polygon([
        [-h * 0.42, y - r * 0.85],
        [0, -length],
        [h * 0.42, y - r * 0.85],
      ])}`
    }
  }
}

export type HandSet = {
  style: ClockHands
  ink: string
  /** The second hand; absent on clocks without one. */
  second?: { ink: string; angle: number }
  boss: string
  /** Relative width; the default is 1. */
  weight: number
  hourInk?: string
}

/** Draws the hands at ten past ten on a dial of radius r, each with a small shadow. */
export function hands(r: number, set: HandSet): string {
  const hour = shape(set.style, r * 0.52, r * 0.075 * set.weight)
  const minute = shape(set.style, r * 0.8, r * 0.055 * set.weight)
  const lift = r * 0.018
  const at = (d: string, degrees: number, fill: string) =>
    path(d, { fill, rule: 'evenodd', transform: rotateBy(degrees) })
  const cast = (d: string, degrees: number) =>
    group(path(d, { fill: '#1a1208', fillOpacity: 0.2, rule: 'evenodd', transform: rotateBy(degrees) }), {
      transform: translateBy(lift * 0.7, lift),
    })
  let out = cast(hour, hourAngle) + cast(minute, minuteAngle)
  out += at(hour, hourAngle, set.hourInk ?? set.ink) + at(minute, minuteAngle, set.ink)
  if (set.second) {
    const w = r * 0.012
    const sweep =
      polygon([
        [-w, r * 0.22],
        [-w * 0.6, -r * 0.86],
        [w * 0.6, -r * 0.86],
        [w, r * 0.22],
      ]) + circlePath(0, r * 0.2, w * 2.6)
    out += cast(sweep, set.second.angle)
    out += path(sweep, { fill: set.second.ink, transform: rotateBy(set.second.angle) })
  }
  out += circle(0, 0, r * 0.04 * Math.max(1, set.weight * 0.9), { fill: set.second?.ink ?? set.boss })
  return out + circle(-r * 0.008, -r * 0.01, r * 0.014, { fill: '#ffffff', fillOpacity: 0.35 })
}
