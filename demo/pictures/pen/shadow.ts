import { fade, linear, radial } from './gradient.ts'
import type { Sheet } from './sheet.ts'
import { circle, ellipse, moved, path, rect, scaled } from './svg.ts'

/** Soft shadows without a blur filter: gradients cost a tenth of it. `soft` is how far the edge reaches both ways. */
const shadowInk = '#2a1d10'

export function roundShadow(on: Sheet, cx: number, cy: number, r: number, soft: number, strength: number): string {
  const outer = r + soft
  return circle(cx, cy, outer, { fill: radial(on, fade(shadowInk, strength, Math.max(0, (r - soft) / outer), 1)) })
}

/** A thing standing on a surface: darkest under its foot. */
export const contactShadow = (on: Sheet, cx: number, cy: number, rx: number, ry: number, strength: number): string =>
  ellipse(cx, cy, rx, ry, { fill: radial(on, fade(shadowInk, strength)) })

/** Nine slices; crisp edges, so that the seams between them cannot show. */
export function boxShadow(
  on: Sheet,
  x: number,
  y: number,
  w: number,
  h: number,
  soft: number,
  strength: number,
): string {
  const s = Math.min(soft, w / 2, h / 2)
  const stops = fade(shadowInk, strength)
  const side = (x1: number, y1: number, x2: number, y2: number) => linear(on, stops, x1, y1, x2, y2)
  const corner = (cx: number, cy: number) => radial(on, stops, cx, cy, 1)
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

/** Any outline whose box is (x, y, w, h): copies from smaller to larger, each nearly transparent. */
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
      transform: `${moved(cx, cy)} ${scaled((w + reach) / w, (h + reach) / h)} ${moved(-cx, -cy)}`,
    })
  }
  return out
}
