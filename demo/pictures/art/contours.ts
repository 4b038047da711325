import { darker, lightness, mix } from '../drawing/colour.ts'
import { type Point, smoothPath } from '../drawing/geometry.ts'
import { createPlaneNoise } from '../drawing/noise.ts'
import { path, rect } from '../drawing/svg.ts'
import type { Canvas } from './series.ts'

/** A contour map: lines of equal height, every fifth one thicker, with tints between. */
export function contours({ defs, rng, palette, subject, w, h }: Canvas): string {
  const tones = [...palette.tones].sort((a, b) => lightness(a) - lightness(b))
  const dark = rng.chance(0.35)
  const ground = dark ? darker(tones[0]!, 0.03) : palette.paper
  const ink = dark ? mix(tones[4]!, palette.paper, 0.3) : tones[0]!
  const step = defs.small ? 50 : 34
  const cols = Math.ceil(w / step) + 1
  const rows = Math.ceil(h / step) + 1
  const rough = createPlaneNoise(rng)
  const form = forms(subject, rng.between(-0.08, 0.08))
  const height = Array.from({ length: rows }, (_, j) =>
    Array.from({ length: cols }, (_, i) => {
      const [x, y] = [(i * step) / w - 0.5, (j * step) / h - 0.5]
      return form(x, y) + 0.16 * rough(x * 4.2, y * 4.2 * (h / w)) + 0.05 * rough(x * 10 + 7, y * 10)
    }),
  )
  let out = rect(0, 0, w, h, { fill: ground })
  const levels = defs.small ? 9 : 15
  for (let l = 0; l < levels; l++) {
    const level = -0.45 + (1.45 * l) / levels
    const rings = trace(height, level, step)
    const d = rings.map(({ points, closed }) => smoothPath(points, closed)).join('')
    if (rng.fork(`tint${l}`).chance(0.34) && l > 2)
      out += path(
        rings
          .filter((r) => r.closed)
          .map((r) => smoothPath(r.points, true))
          .join(''),
        { fill: tones[1 + (l % 4)]!, fillOpacity: 0.28 },
      )
    out += path(d, {
      stroke: ink,
      width: l % 5 === 0 ? 4.6 : 2,
      strokeOpacity: l % 5 === 0 ? 0.95 : 0.7,
      join: 'round',
    })
  }
  return out
}

function forms(subject: string, lean: number): (x: number, y: number) => number {
  const hill = (x: number, y: number, cx: number, cy: number, r: number) =>
    Math.exp(-((x - cx) ** 2 + (y - cy) ** 2) / (r * r))
  switch (subject) {
    case 'twin peaks':
      return (x, y) => hill(x, y, -0.2, -0.12, 0.2) + 0.9 * hill(x, y, 0.2, 0.16, 0.18)
    case 'island':
      return (x, y) => 1.25 * hill(x, y, lean, 0, 0.32) - 0.3
    case 'valley':
      return (x, y) => 0.9 * Math.min(1, Math.abs(x + 0.25 * Math.sin(y * 5) + lean) * 2.2) - 0.1
    case 'ridge':
      return (x, y) => 1.05 * Math.exp(-((x - y * 0.7 + lean) ** 2) / 0.05) - 0.1
    case 'lake':
      return (x, y) => 0.85 - 1.3 * hill(x, y, lean, 0.05, 0.26)
    default:
      return (x, y) => 1.1 * hill(x, y, lean, lean, 0.3)
  }
}

type Line = { points: Point[]; closed: boolean }

/** Marching squares; the segments are then joined into lines. */
function trace(z: readonly number[][], level: number, step: number): Line[] {
  const ends = new Map<string, Point[][]>()
  const key = ([x, y]: Point) => `${Math.round(x * 10)},${Math.round(y * 10)}`
  const lines = new Set<Point[]>()
  const note = (at: Point, of: Point[]) => ends.set(key(at), [...(ends.get(key(at)) ?? []), of])
  const forget = (at: Point, of: Point[]) =>
    ends.set(
      key(at),
      (ends.get(key(at)) ?? []).filter((one) => one !== of),
    )
  const add = (a: Point, b: Point) => {
    let chain: Point[] = [a, b]
    for (const end of [0, 1]) {
      const at = end === 0 ? chain[0]! : chain.at(-1)!
      const other = (ends.get(key(at)) ?? []).find((one) => one !== chain && lines.has(one))
      if (!other) continue
      lines.delete(other)
      forget(other[0]!, other)
      forget(other.at(-1)!, other)
      const facing = key(other[0]!) === key(at) ? [...other].reverse() : other
      chain = end === 0 ? [...facing.slice(0, -1), ...chain] : [...chain, ...facing.slice(0, -1).reverse()]
    }
    lines.add(chain)
    note(chain[0]!, chain)
    note(chain.at(-1)!, chain)
  }
  for (let j = 0; j < z.length - 1; j++)
    for (let i = 0; i < z[0]!.length - 1; i++) {
      const corners = [
        [i, j],
        [i + 1, j],
        [i + 1, j + 1],
        [i, j + 1],
      ] as const
      const cuts: Point[] = []
      for (let e = 0; e < 4; e++) {
        const [a, b] = [corners[e]!, corners[(e + 1) % 4]!]
        const [za, zb] = [z[a[1]]![a[0]]!, z[b[1]]![b[0]]!]
        if (za < level === zb < level) continue
        const t = (level - za) / (zb - za)
        cuts.push([(a[0] + (b[0] - a[0]) * t) * step, (a[1] + (b[1] - a[1]) * t) * step])
      }
      for (let c = 0; c + 1 < cuts.length; c += 2) add(cuts[c]!, cuts[c + 1]!)
    }
  return [...lines].map((points) => {
    const closed = points.length > 3 && key(points[0]!) === key(points.at(-1)!)
    return { points: closed ? points.slice(0, -1) : points, closed }
  })
}
