import { darker, lightness, mix } from '../drawing/colour.ts'
import { type Point, polygon, smoothPath } from '../drawing/geometry.ts'
import { textPath } from '../drawing/lettering.ts'
import { createLineNoise, createPlaneNoise } from '../drawing/noise.ts'
import type { Random } from '../drawing/random.ts'
import { group, num, path, rect } from '../drawing/svg.ts'
import type { Canvas } from './series.ts'

type Quad = readonly [Point, Point, Point, Point]

/** A town from above as solid blocks. Streets come from recursive splitting, distorted by noise and cut by a river. */
export function cityPlan({ defs, rng, palette, subject, w, h }: Canvas): string {
  const tones = [...palette.tones].sort((a, b) => lightness(a) - lightness(b))
  const dark = rng.chance(0.4)
  const ground = dark ? darker(tones[0]!, 0.04) : palette.paper
  const block = dark ? mix(tones[4]!, palette.paper, 0.3) : mix(tones[0]!, palette.ink, 0.25)
  const water = dark ? mix(tones[1]!, ground, 0.35) : mix(tones[2]!, palette.paper, 0.25)
  const green = mix(palette.accent, block, 0.2)
  const m = Math.min(w, h) * 0.075
  const foot = m * 1.9
  const [iw, ih] = [w - 2 * m, h - m - foot]
  const bend = createPlaneNoise(rng)
  const strength = subject === 'grid' ? 0 : subject === 'old town' ? 46 : 26
  const warp = ([x, y]: Point): Point => [
    x + bend(x / 260, y / 260) * strength,
    y + bend(y / 240 + 9, x / 240) * strength,
  ]
  const river = riverOf(rng, subject, w, h)
  const wide = subject === 'harbour town' ? 0 : Math.min(w, h) * 0.045
  let blocks = ''
  let parks = ''
  const plots =
    subject === 'ring roads'
      ? rings(rng.fork('plots'), w / 2, m + ih / 2, Math.hypot(iw, ih) / 2)
      : split(
          rng.fork('plots'),
          [
            [-60, -60],
            [w + 60, -60],
            [w + 60, h + 60],
            [-60, h + 60],
          ],
          defs.small ? 6 : 8,
        )
  const parkRandom = rng.fork('parks')
  for (const plot of plots) {
    const bent = plot.map(warp) as unknown as Quad
    if (distance(river, centre(bent)) < wide * 0.6) continue
    const d = polygon(inset(bent, parkRandom.chance(0.12) ? 7 : 3))
    if (parkRandom.chance(0.045)) parks += d
    else blocks += d
  }
  const clip = defs.define(
    (id) =>
      `<clipPath id="${id}"><rect x="${num(m)}" y="${num(m)}" width="${num(iw)}" height="${num(ih)}"/></clipPath>`,
  )
  const title = path(
    textPath(subject.toUpperCase(), {
      face: 'sansMedium',
      size: 26,
      x: m,
      y: h - foot * 0.44,
      align: 'left',
      tracking: 0.28,
    }),
    { fill: block },
  )
  const small = path(
    textPath(`1 : ${rng.fork('scale').pick(['5 000', '7 500', '10 000'])}`, {
      face: 'sans',
      size: 22,
      x: w - m,
      y: h - foot * 0.44,
      align: 'right',
      tracking: 0.1,
    }),
    { fill: block },
  )
  const bayWater = subject === 'harbour town'
  const stream = bayWater ? bay(rng.fork('bay'), w, h) : river ? riverLine(river, Math.max(w, h)) : ''
  return (
    rect(0, 0, w, h, { fill: ground }) +
    group(
      path(blocks, { fill: block }) +
        path(parks, { fill: green }) +
        (bayWater
          ? path(stream, { fill: water, stroke: ground, width: 14 })
          : path(stream, { stroke: ground, width: wide * 1.9 }) + path(stream, { stroke: water, width: wide * 1.5 })) +
        (river ? bridges(rng.fork('bridges'), subject, river, Math.max(w, h), wide, ground) : ''),
      { clip },
    ) +
    title +
    small
  )
}

type River = { across: 'x' | 'y'; middle: (along: number) => number }

/** A river across the longer side; undefined for towns without one. */
function riverOf(rng: Random, subject: string, w: number, h: number): River | undefined {
  if (subject === 'grid' || subject === 'ring roads' || subject === 'harbour town') return undefined
  const wave = createLineNoise(rng)
  const at = rng.between(0.35, 0.65)
  const width = w > h ? h : w
  return { across: w > h ? 'y' : 'x', middle: (along) => width * (at + wave(along / 330) * 0.2) }
}

const distance = (river: River | undefined, [x, y]: Point): number =>
  river === undefined
    ? Number.POSITIVE_INFINITY
    : Math.abs(river.across === 'x' ? x - river.middle(y) : y - river.middle(x))

function riverLine({ across, middle }: River, long: number): string {
  const points: Point[] = []
  for (let t = -0.05; t <= 1.05; t += 0.05)
    points.push(across === 'x' ? [middle(t * long), t * long] : [t * long, middle(t * long)])
  return smoothPath(points)
}

function bridges(
  rng: Random,
  subject: string,
  { across, middle }: River,
  long: number,
  wide: number,
  ground: string,
): string {
  let d = ''
  const count = subject === 'two bridges' ? 2 : rng.whole(3, 5)
  for (let i = 0; i < count; i++) {
    const along = (long * (i + 0.6)) / (count + 0.2)
    const lean = rng.between(-14, 14)
    const from = middle(along) - wide
    d +=
      across === 'x'
        ? `M${num(from)} ${num(along)}l${num(wide * 2)} ${num(lean)}`
        : `M${num(along)} ${num(from)}l${num(lean)} ${num(wide * 2)}`
  }
  return path(d, { stroke: ground, width: 9 })
}

function bay(rng: Random, w: number, h: number): string {
  const wave = createLineNoise(rng)
  const points: Point[] = Array.from({ length: 12 }, (_, i) => [
    (w * 1.1 * i) / 11 - w * 0.05,
    h * (0.64 + 0.1 * wave(i * 0.9) - 0.14 * Math.exp(-((i - 6) ** 2) / 5)),
  ])
  return `${smoothPath(points)}L${num(w * 1.1)} ${num(h)}L${num(-w * 0.1)} ${num(h)}Z`
}

const centre = (q: Quad): Point => [
  (q[0][0] + q[1][0] + q[2][0] + q[3][0]) / 4,
  (q[0][1] + q[1][1] + q[2][1] + q[3][1]) / 4,
]

function inset(q: Quad, by: number): Point[] {
  const [cx, cy] = centre(q)
  return q.map(([x, y]) => {
    const d = Math.hypot(x - cx, y - cy) || 1
    const k = Math.max(0.3, 1 - (by * 1.35) / d)
    return [cx + (x - cx) * k, cy + (y - cy) * k] as const
  })
}

const between = (a: Point, b: Point, t: number): Point => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]

function split(rng: Random, q: Quad, depth: number): Quad[] {
  if (depth === 0 || (depth < 2 && rng.chance(0.22))) return [q]
  const [a, b, c, d] = q
  const wide = Math.hypot(b[0] - a[0], b[1] - a[1]) > Math.hypot(d[0] - a[0], d[1] - a[1])
  const t = rng.between(0.38, 0.62)
  const s = t + rng.between(-0.05, 0.05)
  const halves: [Quad, Quad] = wide
    ? [
        [a, between(a, b, t), between(d, c, s), d],
        [between(a, b, t), b, c, between(d, c, s)],
      ]
    : [
        [a, b, between(b, c, s), between(a, d, t)],
        [between(a, d, t), between(b, c, s), c, d],
      ]
  return halves.flatMap((half) => split(rng, half, depth - 1))
}

function rings(rng: Random, cx: number, cy: number, reach: number): Quad[] {
  const out: Quad[] = []
  const at = (r: number, a: number): Point => [cx + r * Math.cos(a), cy + r * Math.sin(a)]
  let inner = reach * 0.08
  while (inner < reach) {
    const outer = inner + reach * rng.between(0.06, 0.1)
    const count = Math.max(6, Math.round((inner * 6.28) / rng.between(70, 110)))
    const turn = rng.between(0, 1)
    for (let i = 0; i < count; i++) {
      const [a1, a2] = [((i + turn) / count) * 2 * Math.PI, ((i + 1 + turn) / count) * 2 * Math.PI]
      out.push([at(inner, a1), at(outer, a1), at(outer, a2), at(inner, a2)])
    }
    inner = outer + reach * (rng.chance(0.3) ? 0.025 : 0.004)
  }
  return out
}
