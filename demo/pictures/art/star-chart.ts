import { darker, lightness, mix } from '../drawing/colour.ts'
import { circlePath, linePath, type Point, polar, polygon } from '../drawing/geometry.ts'
import { fade, radial } from '../drawing/gradient.ts'
import { textPath } from '../drawing/lettering.ts'
import type { Random } from '../drawing/random.ts'
import { circle, ellipse, num, path, rect, rotateBy } from '../drawing/svg.ts'
import type { Canvas } from './series.ts'

/** Orion from the northern hemisphere, in units of the chart's radius. */
const orion: readonly Point[] = [
  [-0.3, -0.46],
  [0.2, -0.5],
  [-0.06, -0.06],
  [0.02, -0.02],
  [0.1, 0.03],
  [-0.22, 0.44],
  [0.28, 0.5],
]
const orionLines: readonly (readonly [number, number])[] = [
  [0, 1],
  [0, 2],
  [1, 4],
  [2, 3],
  [3, 4],
  [2, 5],
  [4, 6],
  [5, 6],
]
const triangle: readonly Point[] = [
  [-0.4, 0.3],
  [0.46, 0.1],
  [-0.04, -0.5],
]

/** A round star map with an hour scale and lines between bright stars. */
export function starChart({ defs, rng, palette, subject, w, h }: Canvas): string {
  const tones = [...palette.tones].sort((a, b) => lightness(a) - lightness(b))
  const sky = darker(mix(tones[0]!, '#10131c', 0.35), 0.02)
  const light = mix(palette.paper, tones[4]!, 0.2)
  const onPaper = rng.chance(0.45)
  const ground = onPaper ? palette.paper : sky
  const lines = onPaper ? sky : light
  const r = Math.min(w * 0.41, h * 0.36)
  const [cx, cy] = [w / 2, h > w * 1.15 ? h * 0.44 : h / 2]
  let out = rect(0, 0, w, h, { fill: ground }) + circle(cx, cy, r, { fill: sky })
  if (subject === 'milky way' || rng.chance(0.4)) {
    const turn = rng.between(20, 70)
    for (const [rx, ry] of [
      [r * 0.95, r * 0.26],
      [r * 0.85, r * 0.15],
    ] as const)
      out += ellipse(cx, cy, rx, ry, { fill: radial(defs, fade(light, 0.24)), transform: rotateBy(turn, cx, cy) })
  }
  out += grid(cx, cy, r, light)
  const dust = scatter(rng.fork('dust'), cx, cy, r, defs.small ? 60 : 150)
  out += path(dust, { fill: light, fillOpacity: 0.85 })
  out += figures(rng, subject, cx, cy, r, light, palette.accent)
  if (subject === 'comet') out += comet(rng, cx, cy, r, light, palette.accent)
  out +=
    circle(cx, cy, r * 1.035, { stroke: lines, width: 2.5 }) + path(hours(cx, cy, r), { stroke: lines, width: 2.5 })
  if (h > w * 1.15)
    out += path(textPath(subject.toUpperCase(), { face: 'light', size: r * 0.1, x: cx, y: h * 0.88, tracking: 0.24 }), {
      fill: lines,
    })
  return out
}

function grid(cx: number, cy: number, r: number, ink: string): string {
  let spokes = ''
  for (let a = 0; a < 360; a += 30) spokes += linePath([polar(r * 0.08, a, cx, cy), polar(r, a, cx, cy)])
  return path(spokes + circlePath(cx, cy, r * 0.33) + circlePath(cx, cy, r * 0.66), {
    stroke: ink,
    strokeOpacity: 0.22,
    width: 1.6,
  })
}

function hours(cx: number, cy: number, r: number): string {
  let d = ''
  for (let a = 0; a < 360; a += 3)
    d += linePath([polar(r * 1.035, a, cx, cy), polar(r * (a % 15 === 0 ? 1.075 : 1.055), a, cx, cy)])
  return d
}

function scatter(rng: Random, cx: number, cy: number, r: number, count: number): string {
  let d = ''
  for (let i = 0; i < count; i++) {
    const [x, y] = polar(r * Math.sqrt(rng.next()) * 0.98, rng.between(0, 360), cx, cy)
    const s = rng.chance(0.12) ? rng.between(3, 4.5) : rng.between(0.8, 2.2)
    d += `M${num(x - s)} ${num(y)}a${num(s)} ${num(s)} 0 1 0 ${num(2 * s)} 0a${num(s)} ${num(s)} 0 1 0 ${num(-2 * s)} 0z`
  }
  return d
}

const sparkle = (x: number, y: number, s: number): string =>
  polygon(Array.from({ length: 8 }, (_, i) => polar(i % 2 ? s * 0.3 : s, i * 45, x, y)))

function figures(rng: Random, subject: string, cx: number, cy: number, r: number, ink: string, accent: string): string {
  let [joins, bright] = ['', '']
  const put = (points: readonly Point[], pairs: readonly (readonly [number, number])[], k: number) => {
    const at = points.map(([x, y]): Point => [cx + x * r * k, cy + y * r * k])
    for (const [a, b] of pairs) joins += linePath([at[a]!, at[b]!])
    for (const [x, y] of at) bright += sparkle(x, y, r * rng.between(0.022, 0.04))
  }
  if (subject === 'orion') put(orion, orionLines, 1.25)
  else if (subject === 'winter triangle')
    put(
      triangle,
      [
        [0, 1],
        [1, 2],
        [2, 0],
      ],
      1.1,
    )
  else
    for (let k = 0; k < 7; k++) {
      const [ox, oy] = polar(rng.between(0.25, 0.72), k * 51 + rng.between(-14, 14))
      const count = rng.whole(4, 6)
      let [px, py] = [ox, oy]
      let a = rng.between(0, 360)
      const chain: Point[] = []
      for (let i = 0; i < count; i++) {
        chain.push([px, py])
        a += rng.between(-75, 75)
        const [dx, dy] = polar(rng.between(0.08, 0.16), a)
        if (Math.hypot(px + dx, py + dy) > 0.93) break
        ;[px, py] = [px + dx, py + dy]
      }
      put(
        chain,
        chain.slice(1).map((_, i) => [i, i + 1] as const),
        1,
      )
    }
  return (
    path(joins, { stroke: ink, strokeOpacity: 0.6, width: 2.2 }) +
    path(bright, { fill: rng.chance(0.5) ? accent : ink })
  )
}

function comet(rng: Random, cx: number, cy: number, r: number, ink: string, accent: string): string {
  const a = rng.between(190, 250)
  const [hx, hy] = polar(r * 0.35, a, cx, cy)
  let out = ''
  for (let i = 0; i < 7; i++) {
    const [tx, ty] = polar(r * rng.between(0.55, 0.95), a + 180 + (i - 3) * 5, hx, hy)
    out += path(polygon([polar(r * 0.03, a + 90, hx, hy), [tx, ty], polar(r * 0.03, a - 90, hx, hy)]), {
      fill: ink,
      fillOpacity: 0.15,
    })
  }
  return out + circle(hx, hy, r * 0.045, { fill: accent })
}
