import { circlePath, polar } from '../drawing/geometry.ts'
import { circle, group, num, path, translateBy } from '../drawing/svg.ts'
import type { SvgDefinitions } from '../drawing/svg-definitions.ts'
import type { Metal } from '../material/metal.ts'
import { rodGradient } from '../material/metal.ts'

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
      d += `${d === '' ? 'M' : 'L'}${num(x)} ${num(y)}`
    }
  }
  d += 'Z'
  const [inner, hub, bar] = [root * 0.84, r * 0.22, 9]
  for (let i = 0; i < spokes; i++) {
    const from = (360 / spokes) * i + bar
    const to = (360 / spokes) * (i + 1) - bar
    const [a, b, c, e] = [polar(inner, from), polar(inner, to), polar(hub, to - 6), polar(hub, from + 6)]
    d += `M${num(a[0])} ${num(a[1])}A${num(inner)} ${num(inner)} 0 0 1 ${num(b[0])} ${num(b[1])}L${num(c[0])} ${num(c[1])}A${num(hub)} ${num(hub)} 0 0 0 ${num(e[0])} ${num(e[1])}Z`
  }
  return d
}

export function gear(
  defs: SvgDefinitions,
  x: number,
  y: number,
  r: number,
  teeth: number,
  of: Metal,
  spokes = 5,
): string {
  const d = wheelPath(r, teeth, spokes)
  return group(
    path(d, { fill: '#1a1208', fillOpacity: 0.22, rule: 'evenodd', transform: translateBy(r * 0.03, r * 0.05) }) +
      path(d, { fill: rodGradient(defs, of, -r, -r, r, r), rule: 'evenodd' }) +
      path(circlePath(0, 0, r * 0.1), { fill: rodGradient(defs, of, r * 0.1, r * 0.1, -r * 0.1, -r * 0.1) }) +
      circle(0, 0, r * 0.035, { fill: '#8c2f3c' }),
    { transform: translateBy(x, y) },
  )
}
