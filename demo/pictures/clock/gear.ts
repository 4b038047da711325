import type { Metal } from '../material/metal.ts'
import { rod } from '../material/metal.ts'
import { circlePath, polar } from '../pen/geometry.ts'
import type { Sheet } from '../pen/sheet.ts'
import { circle, group, n, path, translateBy } from '../pen/svg.ts'

/** Outline of a toothed wheel with crossed-out spokes, to be filled by the even-odd rule. */
export function wheelPath(r: number, teeth: number, spokes: number): string {
  const root = r * (1 - 3.2 / teeth)
  let d = ''
  for (let i = 0; i < teeth; i++) {
    const step = 360 / teeth
    const a = i * step
    for (const [radius, share] of [
      [root, 0],
      [r, 0.2],
      [r, 0.5],
      [root, 0.7],
    ] as const) {
      const [x, y] = polar(radius, a + step * share)
      d += `${d === '' ? 'M' : 'L'}${n(x)} ${n(y)}`
    }
  }
  d += 'Z'
  const [inner, hub, bar] = [root * 0.84, r * 0.22, 9]
  for (let i = 0; i < spokes; i++) {
    const from = (360 / spokes) * i + bar
    const to = (360 / spokes) * (i + 1) - bar
    const [a, b, c, e] = [polar(inner, from), polar(inner, to), polar(hub, to - 6), polar(hub, from + 6)]
    d += `M${n(a[0])} ${n(a[1])}A${n(inner)} ${n(inner)} 0 0 1 ${n(b[0])} ${n(b[1])}L${n(c[0])} ${n(c[1])}A${n(hub)} ${n(hub)} 0 0 0 ${n(e[0])} ${n(e[1])}Z`
  }
  return d
}

export function gear(on: Sheet, x: number, y: number, r: number, teeth: number, of: Metal, spokes = 5): string {
  const d = wheelPath(r, teeth, spokes)
  return group(
    path(d, { fill: '#1a1208', fillOpacity: 0.22, rule: 'evenodd', transform: translateBy(r * 0.03, r * 0.05) }) +
      path(d, { fill: rod(on, of, -r, -r, r, r), rule: 'evenodd' }) +
      path(circlePath(0, 0, r * 0.1), { fill: rod(on, of, r * 0.1, r * 0.1, -r * 0.1, -r * 0.1) }) +
      circle(0, 0, r * 0.035, { fill: '#8c2f3c' }),
    { transform: translateBy(x, y) },
  )
}
