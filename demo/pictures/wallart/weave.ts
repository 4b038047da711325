import { random } from '../drawing/random.ts'
import { num, path } from '../drawing/svg.ts'
import type { SvgDefinitions } from '../drawing/svg-definitions.ts'
import type { Box } from '../product-views/drawn-product.ts'

/**
 * The texture of canvas: threads with uneven spacing and length, because even ones cause moiré in small pictures. Drawn as
 * lines, because a scaled pattern takes a second to render.
 */
export function weave(defs: SvgDefinitions, { x, y, w, h }: Box): string {
  if (defs.small) return ''
  const rng = random('weave')
  const step = Math.max(2.6, Math.max(w, h) / 190)
  let [light, dark] = ['', '']
  const thread = (d: string) => {
    if (rng.chance(0.5)) light += d
    else dark += d
  }
  for (let at = step; at < h; at += step * rng.between(0.5, 1.6)) {
    const from = rng.chance(0.5) ? 0 : rng.between(0, 0.6) * w
    thread(`M${num(x + from)} ${num(y + at)}h${num((w - from) * rng.between(0.4, 1))}`)
  }
  for (let at = step; at < w; at += step * rng.between(0.5, 1.6)) {
    const from = rng.chance(0.5) ? 0 : rng.between(0, 0.6) * h
    thread(`M${num(x + at)} ${num(y + from)}v${num((h - from) * rng.between(0.4, 1))}`)
  }
  const width = step * 0.3
  return (
    path(light, { stroke: '#ffffff', strokeOpacity: 0.06, width }) +
    path(dark, { stroke: '#1a0f05', strokeOpacity: 0.045, width })
  )
}
