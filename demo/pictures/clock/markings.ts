import { circlePath, polar } from '../drawing/geometry.ts'
import { centredTextPath, type FontFace, letterWidth } from '../drawing/lettering.ts'
import { circle, num, path, rotateBy, scaleBy, translateBy } from '../drawing/svg.ts'

const romans = ['XII', 'I', 'II', 'III', 'IIII', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI']

/**
 * Short lines around the dial, as one path, from radius `inner` to `outer`. `keep` selects which of the 60 minutes get a line.
 */
export function ticks(inner: number, outer: number, keep: (minute: number) => boolean): string {
  let d = ''
  for (let m = 0; m < 60; m++) {
    if (!keep(m)) continue
    const [x1, y1] = polar(inner, m * 6)
    const [x2, y2] = polar(outer, m * 6)
    d += `M${num(x1)} ${num(y1)}L${num(x2)} ${num(y2)}`
  }
  return d
}

export const isHour = (minute: number): boolean => minute % 5 === 0
export const isQuarter = (minute: number): boolean => minute % 15 === 0

/** Dots around the dial, as one path. */
export function dots(radius: number, size: number, keep: (minute: number) => boolean): string {
  let d = ''
  for (let m = 0; m < 60; m++) {
    if (!keep(m)) continue
    const [x, y] = polar(radius, m * 6)
    d += circlePath(x, y, size)
  }
  return d
}

/** A minute track: two rings with the minute marks between them. */
export function track(r: number, depth: number, ink: string): string {
  return (
    circle(0, 0, r, { stroke: ink, width: r * 0.006 }) +
    circle(0, 0, r - depth, { stroke: ink, width: r * 0.006 }) +
    path(
      ticks(r - depth, r, (m) => !isHour(m)),
      { stroke: ink, width: r * 0.007 },
    ) +
    path(ticks(r - depth, r, isHour), { stroke: ink, width: r * 0.022 })
  )
}

/**
 * With '' as `ink` the numerals inherit their fill. Roman numerals point to the centre, as on old dials, so those of the lower
 * half are upside down.
 */
export function romanNumerals(r: number, size: number, face: FontFace, ink: string): string {
  const room = r * 0.45
  const squeeze = Math.min(1, room / letterWidth('VIII', face, size, -0.02))
  return romans
    .map((numeral, hour) =>
      path(centredTextPath(numeral, { face, size, tracking: -0.02 }), {
        fill: ink || undefined,
        transform: `${rotateBy(hour * 30)} ${translateBy(0, -r)}${squeeze < 1 ? ` ${scaleBy(squeeze, 1)}` : ''}`,
      }),
    )
    .join('')
}

/** Arabic numerals on a dial. hours: how many, evenly spaced. turn: each is rotated with its hour instead of upright. */
export function arabicNumerals(r: number, size: number, face: FontFace, ink: string, hours = 12, turn = false): string {
  let out = ''
  const step = 12 / hours
  for (let hour = step; hour <= 12; hour += step) {
    const text = String(hour)
    const squeeze = text.length > 1 && letterWidth(text, face, size) > size * 1.1 ? -0.04 : 0
    if (turn) {
      out += path(centredTextPath(text, { face, size, y: -r, tracking: squeeze }), {
        fill: ink || undefined,
        transform: rotateBy(hour * 30),
      })
    } else {
      const [x, y] = polar(r, hour * 30)
      out += path(centredTextPath(text, { face, size, x, y, tracking: squeeze }), { fill: ink })
    }
  }
  return out
}
