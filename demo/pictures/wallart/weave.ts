import { random } from '../pen/random.ts'
import type { Sheet } from '../pen/sheet.ts'
import { n, path } from '../pen/svg.ts'
import type { Box } from '../stage/body.ts'

/**
 * The texture of canvas: threads with uneven spacing and length, because even ones cause moiré in small pictures. Drawn as
 * lines, because a scaled pattern takes a second to render.
 */
export function weave(on: Sheet, { x, y, w, h }: Box): string {
  if (on.small) return ''
  const rng = random('weave')
  const step = Math.max(2.6, Math.max(w, h) / 190)
  let [light, dark] = ['', '']
  const thread = (d: string) => {
    if (rng.chance(0.5)) light += d
    else dark += d
  }
  for (let at = step; at < h; at += step * rng.between(0.5, 1.6)) {
    const from = rng.chance(0.5) ? 0 : rng.between(0, 0.6) * w
    thread(`M${n(x + from)} ${n(y + at)}h${n((w - from) * rng.between(0.4, 1))}`)
  }
  for (let at = step; at < w; at += step * rng.between(0.5, 1.6)) {
    const from = rng.chance(0.5) ? 0 : rng.between(0, 0.6) * h
    thread(`M${n(x + at)} ${n(y + from)}v${n((h - from) * rng.between(0.4, 1))}`)
  }
  const width = step * 0.3
  return (
    path(light, { stroke: '#ffffff', strokeOpacity: 0.06, width }) +
    path(dark, { stroke: '#1a0f05', strokeOpacity: 0.045, width })
  )
}
