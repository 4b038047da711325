import { darker, lightness, mix } from '../drawing/colour.ts'
import { linePath, type Point, smoothPath } from '../drawing/geometry.ts'
import { createLineNoise } from '../drawing/noise.ts'
import { circle, num, path, rect, translateBy, use } from '../drawing/svg.ts'
import { sunColour } from '../material/palettes.ts'
import type { Canvas } from './series.ts'

/** A slightly irregular wave ornament. */
export function wavePattern(canvas: Canvas): string {
  const { palette, rng, subject, w, h } = canvas
  const tones = [...palette.tones].sort((a, b) => lightness(a) - lightness(b))
  const ground = rng.chance(0.5) ? darker(tones[0]!, 0.02) : palette.paper
  const dark = lightness(ground) < 0.5
  const out = rect(0, 0, w, h, { fill: ground })
  const inks = dark
    ? [palette.paper, tones[3]!, tones[2]!, palette.accent]
    : [tones[0]!, tones[1]!, tones[2]!, palette.accent]
  switch (subject) {
    case 'swell':
    case 'low tide':
      return out + swell(canvas, inks, ground)
    case 'ripples':
      return out + ripples(canvas, inks)
    case 'breakers':
      return out + breakers(canvas, inks, ground)
    default:
      return out + scallops(canvas, inks, ground)
  }
}

function scallops({ defs, rng, subject, w, h }: Canvas, inks: readonly string[], ground: string): string {
  const across = rng.pick([5, 6, 7])
  const r = w / across / 2
  const rings = subject === 'fans' ? 2 : rng.whole(3, 4)
  const rows = Math.ceil(h / (r * 0.5)) + 3
  let [fill, lines, spokes] = ['', '', '']
  for (let c = -2; c <= across; c++) {
    const x = c * 2 * r + r
    fill += half(x, 0, r)
    for (let k = 1; k < rings; k++) lines += half(x, 0, r * (1 - k / rings)).slice(0, -1)
    if (subject === 'fans')
      for (let a = -3; a <= 3; a++)
        spokes += `M${num(x)} 0L${num(x + Math.sin(a * 0.42) * r)} ${num(-Math.cos(a * 0.42) * r)}`
  }
  const symbol = (d: string) => defs.symbol((id) => `<path id="${id}" d="${d}"/>`)
  const [shape, arcs, rays] = [symbol(fill), symbol(lines), symbol(spokes)]
  let out = ''
  for (let row = 0; row < rows; row++) {
    const [x, y] = [row % 2 ? r : 0, row * r * 0.5]
    const transform = translateBy(x, y)
    let odd = ''
    for (let c = 0; c < across; c++) if (rng.chance(0.06)) odd += half(c * 2 * r + r + x, y, r)
    out += use(shape, { fill: ground, stroke: inks[0]!, width: r * 0.055, transform })
    out += path(odd, { fill: inks[3]!, fillOpacity: 0.85 })
    out += use(arcs, { fill: 'none', stroke: inks[1 + (row % 2)]!, width: r * 0.06, transform })
    if (spokes) out += use(rays, { stroke: inks[1]!, width: r * 0.03, transform })
  }
  return out
}

const half = (x: number, y: number, r: number): string =>
  `M${num(x - r)} ${num(y)}A${num(r)} ${num(r)} 0 0 1 ${num(x + r)} ${num(y)}Z`

function swell({ rng, palette, subject, w, h }: Canvas, inks: readonly string[], ground: string): string {
  const rows = rng.whole(26, 36)
  const calm = subject === 'low tide'
  const [a, b] = [createLineNoise(rng), createLineNoise(rng)]
  let out = ''
  if (calm) out += circle(w * rng.between(0.25, 0.75), h * 0.24, 1000 * 0.11, { fill: sunColour(palette) })
  for (let i = 0; i < rows; i++) {
    const t = i / (rows - 1)
    const y = h * (calm ? 0.4 + 0.56 * t : 0.08 + 0.86 * t)
    const amp = h * (calm ? 0.012 : 0.05) * (0.4 + Math.abs(a(t * 4)))
    const points: Point[] = Array.from({ length: 15 }, (_, k) => [
      (w * k) / 14,
      y + Math.sin(k * 0.75 + t * 4 + b(t * 3) * 2) * amp + b(k * 0.6 + t * 2) * amp * 0.5,
    ])
    out +=
      path(`${smoothPath(points)}L${num(w)} ${num(h)}L0 ${num(h)}Z`, {
        fill: mix(ground, inks[1 + (i % 2)]!, 0.12 + 0.5 * t * (calm ? 0.6 : 1)),
      }) + path(smoothPath(points), { stroke: inks[0]!, width: 3, strokeOpacity: 0.8 })
  }
  return out
}

function ripples({ defs, rng, w, h }: Canvas, inks: readonly string[]): string {
  const far = Math.hypot(w, h) * 0.75
  const drops = [
    { x: w * rng.between(0.3, 0.7), y: h * rng.between(0.55, 0.72), step: rng.between(30, 40), reach: far },
    { x: w * rng.between(0.15, 0.85), y: h * rng.between(0.14, 0.34), step: rng.between(20, 28), reach: far * 0.34 },
  ]
  let out = ''
  drops.forEach(({ x, y, step, reach }, d) => {
    const gap = defs.small ? step * 1.6 : step
    for (let r = gap; r < reach; r += gap * (1 + r / 2400))
      out += circle(x, y, r, {
        stroke: inks[d % 3]!,
        width: 9 * (1 - r / reach) + 2,
        strokeOpacity: 1 - (r / reach) * 0.6,
      })
    out += circle(x, y, 16, { fill: inks[3]! })
  })
  return out
}

function breakers({ defs, rng, w, h }: Canvas, inks: readonly string[], ground: string): string {
  const rows = defs.small ? 5 : 7
  let out = ''
  for (let row = 0; row < rows; row++) {
    const y = h * (0.16 + (0.86 * row) / rows)
    const size = w / rng.whole(3, 4)
    const foam: Point[] = []
    let d = `M${num(-size)} ${num(y)}`
    let curl = ''
    for (let x = -size * rng.next(); x < w + size; x += size) {
      d += `C${num(x + size * 0.3)} ${num(y)} ${num(x + size * 0.36)} ${num(y - size * 0.42)} ${num(x + size * 0.72)} ${num(y - size * 0.4)}C${num(x + size * 0.98)} ${num(y - size * 0.36)} ${num(x + size * 0.96)} ${num(y - size * 0.12)} ${num(x + size * 0.8)} ${num(y - size * 0.14)}C${num(x + size * 0.84)} ${num(y - size * 0.02)} ${num(x + size * 0.94)} ${num(y)} ${num(x + size)} ${num(y)}`
      for (let k = 1; k < 4; k++)
        curl += `M${num(x + size * (0.2 + 0.06 * k))} ${num(y + size * 0.04 * k)}C${num(x + size * 0.38)} ${num(y)} ${num(x + size * 0.46)} ${num(y - size * (0.36 - 0.07 * k))} ${num(x + size * 0.7)} ${num(y - size * (0.34 - 0.07 * k))}`
      foam.push([x + size * 0.84, y - size * 0.3])
    }
    out +=
      path(`${d}V${num(h)}H${num(-size)}Z`, {
        fill: mix(ground, inks[1 + (row % 2)]!, 0.75),
        stroke: inks[0]!,
        width: 4,
      }) + path(curl, { stroke: inks[0]!, width: 3, strokeOpacity: 0.8 })
    out += path(
      foam
        .map(([x, fy]) =>
          linePath([
            [x, fy],
            [x + 1, fy],
          ]),
        )
        .join(''),
      { stroke: inks[3]!, width: 14, cap: 'round' },
    )
  }
  return out
}
