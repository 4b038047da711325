import { fade, linear, radial } from './gradient.ts'
import { circle, ellipse, path, rect, scaleBy, translateBy } from './svg.ts'
import type { SvgDefinitions } from './svg-definitions.ts'

/** Soft shadows from gradients, which cost a tenth of a blur filter. `soft` is the width of the edge in both directions. */
const shadowInk = '#2a1d10'

export function roundShadow(
  defs: SvgDefinitions,
  cx: number,
  cy: number,
  r: number,
  soft: number,
  strength: number,
): string {
  const outer = r + soft
  return circle(cx, cy, outer, { fill: radial(defs, fade(shadowInk, strength, Math.max(0, (r - soft) / outer), 1)) })
}

/** The shadow of an object on a surface, darkest under its foot. */
export const contactShadow = (
  defs: SvgDefinitions,
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  strength: number,
): string => ellipse(cx, cy, rx, ry, { fill: radial(defs, fade(shadowInk, strength)) })

/** The shadow of a box in nine slices, with crisp edges to hide the seams. */
export function boxShadow(
  defs: SvgDefinitions,
  x: number,
  y: number,
  w: number,
  h: number,
  soft: number,
  strength: number,
): string {
  const s = Math.min(soft, w / 2, h / 2)
  const stops = fade(shadowInk, strength)
  const side = (x1: number, y1: number, x2: number, y2: number) => linear(defs, stops, x1, y1, x2, y2)
  const corner = (cx: number, cy: number) => radial(defs, stops, cx, cy, 1)
  const [l, t, r, b] = [x - s, y - s, x + w - s, y + h - s]
  const [iw, ih] = [w - 2 * s, h - 2 * s]
  const d = 2 * s
  const piece = (px: number, py: number, pw: number, ph: number, fill: string) =>
    rect(px, py, pw, ph, { fill, crisp: true })
  return (
    rect(x + s, y + s, iw, ih, { fill: shadowInk, fillOpacity: strength, crisp: true }) +
    piece(x + s, t, iw, d, side(0, 1, 0, 0)) +
    piece(x + s, b, iw, d, side(0, 0, 0, 1)) +
    piece(l, y + s, d, ih, side(1, 0, 0, 0)) +
    piece(r, y + s, d, ih, side(0, 0, 1, 0)) +
    piece(l, t, d, d, corner(1, 1)) +
    piece(r, t, d, d, corner(0, 1)) +
    piece(l, b, d, d, corner(1, 0)) +
    piece(r, b, d, d, corner(0, 0))
  )
}

/** The shadow of an outline with bounding box (x, y, w, h): nearly transparent copies of increasing size. */
export function outlineShadow(
  d: string,
  { x, y, w, h }: { x: number; y: number; w: number; h: number },
  soft: number,
  strength: number,
  steps = 14,
): string {
  const [cx, cy] = [x + w / 2, y + h / 2]
  let out = ''
  for (let i = 0; i < steps; i++) {
    const t = (2 * (i + 0.5)) / steps - 1
    const reach = soft * 2 * Math.sign(t) * Math.abs(t) ** 1.3
    out += path(d, {
      fill: shadowInk,
      fillOpacity: 1 - (1 - strength) ** (1 / steps),
      transform: `${translateBy(cx, cy)} ${scaleBy((w + reach) / w, (h + reach) / h)} ${translateBy(-cx, -cy)}`,
    })
  }
  return out
}
