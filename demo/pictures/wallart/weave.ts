import type { Sheet } from '../pen/sheet.ts'
import { n, path } from '../pen/svg.ts'
import type { Box } from '../stage/body.ts'

/** Canvas tooth: light and dark threads by turns. Lines, because a pattern under a scale costs a second to render. */
export function weave(on: Sheet, { x, y, w, h }: Box): string {
  if (on.small) return ''
  const step = Math.max(2.8, Math.max(w, h) / 170)
  let [light, dark] = ['', '']
  for (let i = 0, at = step / 2; at < h; at += step, i++) {
    const line = `M${n(x)} ${n(y + at)}h${n(w)}`
    if (i % 2) light += line
    else dark += line
  }
  for (let i = 0, at = step / 2; at < w; at += step, i++) {
    const line = `M${n(x + at)} ${n(y)}v${n(h)}`
    if (i % 2) light += line
    else dark += line
  }
  const width = step * 0.34
  return (
    path(light, { stroke: '#ffffff', strokeOpacity: 0.1, width }) +
    path(dark, { stroke: '#1a0f05', strokeOpacity: 0.07, width })
  )
}
