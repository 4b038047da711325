import { num } from './svg.ts'
import type { SvgDefinitions } from './svg-definitions.ts'

/** [offset 0…1, colour, opacity 0…1 (1 when absent)] */
export type GradientStop = readonly [offset: number, colour: string, opacity?: number]

const stopList = (stops: readonly GradientStop[]) =>
  stops
    .map(
      ([offset, colour, opacity]) =>
        `<stop offset="${Math.round(offset * 1000) / 1000}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${Math.round(opacity * 1000) / 1000}"`}/>`,
    )
    .join('')

/** Across the painted shape's own box: (x1, y1) to (x2, y2) in 0…1. */
export const linear = (defs: SvgDefinitions, stops: readonly GradientStop[], x1 = 0, y1 = 0, x2 = 0, y2 = 1): string =>
  defs.define(
    (id) =>
      `<linearGradient id="${id}" x1="${num(x1)}" y1="${num(y1)}" x2="${num(x2)}" y2="${num(y2)}">${stopList(stops)}</linearGradient>`,
  )

/** Between two points in the coordinates of the surrounding group. */
export const linearAt = (
  defs: SvgDefinitions,
  stops: readonly GradientStop[],
  x1: number,
  y1: number,
  x2: number,
  y2: number,
): string =>
  defs.define(
    (id) =>
      `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${num(x1)}" y1="${num(y1)}" x2="${num(x2)}" y2="${num(y2)}">${stopList(stops)}</linearGradient>`,
  )

/** Around (cx, cy) of the painted shape's own box, in 0…1. */
export const radial = (defs: SvgDefinitions, stops: readonly GradientStop[], cx = 0.5, cy = 0.5, r = 0.5): string =>
  defs.define(
    (id) =>
      `<radialGradient id="${id}" cx="${num(cx)}" cy="${num(cy)}" r="${num(r)}">${stopList(stops)}</radialGradient>`,
  )

export const radialAt = (
  defs: SvgDefinitions,
  stops: readonly GradientStop[],
  cx: number,
  cy: number,
  r: number,
): string =>
  defs.define(
    (id) =>
      `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${num(cx)}" cy="${num(cy)}" r="${num(r)}">${stopList(stops)}</radialGradient>`,
  )

/** Stops that fall from `strength` to 0 like a blurred edge. */
export function fade(colour: string, strength: number, from = 0, to = 1): GradientStop[] {
  const curve = [1, 0.93, 0.78, 0.58, 0.38, 0.21, 0.09, 0.02, 0]
  const fall = curve.map((c, i): GradientStop => [from + ((to - from) * i) / (curve.length - 1), colour, c * strength])
  return from > 0 ? [[0, colour, strength], ...fall] : fall
}
