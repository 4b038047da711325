import { lightness, mix } from '../drawing/colour.ts'
import { type Point, polar, smoothPath } from '../drawing/geometry.ts'
import type { Random } from '../drawing/random.ts'
import { group, num, path, rect, rotateBy, translateBy } from '../drawing/svg.ts'
import type { Canvas } from './series.ts'

/** Paper cut-outs over blocks of colour, each with a thin shadow. */
export function cutPaper({ rng, palette, subject, w, h }: Canvas): string {
  const colours = rng.shuffled([...palette.tones, palette.accent])
  let out = rect(0, 0, w, h, { fill: palette.paper })
  const cols = w > h ? 3 : 2
  const rows = w >= h ? 2 : 3
  const blocky = rng.chance(0.7)
  const gap = blocky ? 26 : 0
  const cw = (w - gap * (cols + 1)) / cols
  const ch = (h - gap * (rows + 1)) / rows
  let i = 0
  for (let r = 0; r < rows; r++)
    for (let c = 0; c < cols; c++) {
      const [x, y] = [gap + c * (cw + gap), gap + r * (ch + gap)]
      const ground = blocky
        ? colours[(i * 2) % colours.length]!
        : mix(palette.paper, colours[i % colours.length]!, 0.25)
      out += path(block(rng, x, y, cw, ch), { fill: ground })
      const wanted = blocky && rng.chance(0.3) ? [palette.paper, ...colours] : colours
      const from = i * 2 + 3
      const ink =
        wanted
          .map((_, k) => wanted[(from + k) % wanted.length]!)
          .find((tone) => Math.abs(lightness(tone) - lightness(ground)) > 0.2) ?? palette.ink
      const one = shape(rng.fork(`cut${i}`), subject)
      const size = Math.min(cw, ch) * rng.between(0.36, 0.43)
      const at = `${translateBy(x + cw / 2, y + ch / 2)} ${rotateBy(rng.between(-18, 18))}`
      out += cut(one, size, ink, at)
      i++
    }
  return out
}

function block(rng: Random, x: number, y: number, w: number, h: number): string {
  const j = () => rng.between(-5, 5)
  return `M${num(x + j())} ${num(y + j())}L${num(x + w + j())} ${num(y + j())}L${num(x + w + j())} ${num(y + h + j())}L${num(x + j())} ${num(y + h + j())}Z`
}

function cut(points: readonly Point[][], size: number, ink: string, at: string): string {
  const d = points
    .map((ring) =>
      smoothPath(
        ring.map(([x, y]) => [x * size, y * size] as const),
        true,
        0.9,
      ),
    )
    .join('')
  return group(path(d, { fill: '#20160c', fillOpacity: 0.22, transform: translateBy(4, 7) }) + path(d, { fill: ink }), {
    transform: at,
  })
}

/** Outlines in a unit circle. */
function shape(rng: Random, subject: string): Point[][] {
  switch (subject) {
    case 'seaweed':
      return [lobes(rng, rng.whole(4, 6), 0.34, true)]
    case 'vessels':
      return [vessel(rng)]
    case 'pebbles':
      return Array.from({ length: rng.whole(3, 5) }, (_, i) =>
        blob(rng, 0, -0.72 + i * 0.42, rng.between(0.2, 0.34), 0.17),
      )
    case 'dancers':
      return [dancer(rng), blob(rng, rng.between(-0.12, 0.12), -0.86, 0.13, 0.15)]
    case 'fruit':
      return [
        blob(rng, 0, 0.12, 0.62, 0.66),
        [
          [0, -0.5],
          [0.05, -0.95],
          [0.12, -0.94],
          [0.08, -0.5],
        ],
        [
          [0.1, -0.7],
          [0.5, -0.95],
          [0.7, -0.66],
          [0.36, -0.55],
        ],
      ]
    default:
      return [lobes(rng, rng.whole(3, 5), 0.22, false)]
  }
}

function blob(rng: Random, cx: number, cy: number, rx: number, ry: number): Point[] {
  return Array.from({ length: 9 }, (_, i) => {
    const [x, y] = polar(rng.between(0.88, 1.1), i * 40)
    return [cx + x * rx, cy + y * ry] as const
  })
}

/** The outline of a frond: lobes on both sides of a spine, up one side and down the other. */
function lobes(rng: Random, pairs: number, thin: number, wavy: boolean): Point[] {
  const side = (s: number): Point[] => {
    const out: Point[] = []
    for (let i = 0; i < pairs; i++) {
      const y = 0.8 - (1.5 * i) / pairs
      const reach = (0.5 + 0.34 * Math.sin(((i + 0.6) / pairs) * Math.PI)) * rng.between(0.85, 1.12)
      out.push(
        [s * 0.09, y + 0.1],
        [s * reach * 0.7, y - (wavy ? 0.02 : 0.1)],
        [s * reach, y - 0.2],
        [s * reach * 0.72, y - thin * 0.95],
        [s * 0.11, y - 0.16],
      )
    }
    return out
  }
  return [[0, 1], ...side(1), [0.06, -0.86], [0, -1], [-0.06, -0.86], ...side(-1).reverse()]
}

function vessel(rng: Random): Point[] {
  const [neck, belly, foot, mouth] = [
    rng.between(0.12, 0.3),
    rng.between(0.5, 0.78),
    rng.between(0.24, 0.42),
    rng.between(0.18, 0.4),
  ]
  const at = rng.between(-0.1, 0.4)
  const right: Point[] = [
    [mouth, -0.95],
    [neck, -0.72],
    [neck * 1.05, -0.5],
    [belly, at - 0.05],
    [belly * 0.94, at + 0.22],
    [foot, 0.9],
    [foot * 0.9, 0.95],
  ]
  return [...right, ...right.map(([x, y]) => [-x, y] as const).reverse()]
}

function dancer(rng: Random): Point[] {
  const a = rng.between(-0.2, 0.2)
  return [
    [0, -0.7],
    [0.3, -0.66],
    [0.85, -0.85 + a],
    [0.9, -0.72 + a],
    [0.34, -0.42],
    [0.2, -0.1],
    [0.36, 0.2],
    [0.7, 0.85],
    [0.55, 0.93],
    [0.08, 0.34],
    [-0.16, 0.4],
    [-0.5, 0.98],
    [-0.66, 0.9],
    [-0.28, 0.14],
    [-0.2, -0.2],
    [-0.36, -0.4],
    [-0.85, -0.2 - a],
    [-0.88, -0.34 - a],
    [-0.3, -0.64],
  ]
}
