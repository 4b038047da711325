import { darker, lighter, mix } from '../drawing/colour.ts'
import { num, path, rect } from '../drawing/svg.ts'
import type { Canvas } from './series.ts'

/** Whether the weft is above the warp at a crossing, for each weave. */
const rules: Record<string, (c: number, r: number) => boolean> = {
  'plain weave': (c, r) => (c + r) % 2 === 0,
  twill: (c, r) => (c + r) % 4 < 2,
  check: (c, r) => (c + r) % 2 === 0,
  herringbone: (c, r) => (Math.floor(c / 6) % 2 ? (r - c) & 3 : (r + c) & 3) < 2,
  basket: (c, r) => (Math.floor(c / 2) + Math.floor(r / 2)) % 2 === 0,
  ikat: (c, r) => (c + r) % 2 === 0,
}

/** Woven cloth in close-up: flat threads that cross over and under. */
export function wovenGrid({ rng, palette, subject, w, h }: Canvas): string {
  const over = rules[subject] ?? rules.twill!
  const cell = rng.pick([42, 50, 58])
  const m = rng.chance(0.6) ? 70 : 0
  const cols = Math.floor((w - 2 * m) / cell)
  const rows = Math.floor((h - 2 * m) / cell)
  const sx = (w - 2 * m) / cols
  const sy = (h - 2 * m) / rows
  const threads = rng.shuffled([...palette.tones, palette.accent])
  const band = subject === 'check' ? rng.whole(3, 4) : subject === 'ikat' ? rng.whole(5, 7) : rng.whole(1, 9)
  const warp = (c: number) => threads[Math.floor(c / band) % (subject === 'check' ? 2 : 3)]!
  const weft = (r: number) => threads[subject === 'check' ? Math.floor(r / band) % 2 : 3 + (Math.floor(r / band) % 2)]!
  const shift = (c: number) => Math.round(2.2 * Math.sin(c * 0.9) + 1.4 * Math.sin(c * 2.3))
  const paths = new Map<string, { along: string; down: string }>()
  const [gx, gy] = [sx * 0.05, sy * 0.05]
  for (let r = 0; r < rows; r++)
    for (let c = 0; c < cols; c++) {
      const top = over(c, r)
      const colour = subject === 'ikat' ? threads[Math.floor((r + shift(c) + 40) / band) % 3]! : top ? weft(r) : warp(c)
      const known = paths.get(colour) ?? { along: '', down: '' }
      const [x, y] = [m + c * sx, m + r * sy]
      if (top)
        known.along += `M${num(x - gx)} ${num(y + sy * 0.12)}h${num(sx + 2 * gx)}v${num(sy * 0.76)}h${num(-sx - 2 * gx)}z`
      else
        known.down += `M${num(x + sx * 0.12)} ${num(y - gy)}h${num(sx * 0.76)}v${num(sy + 2 * gy)}h${num(-sx * 0.76)}z`
      paths.set(colour, known)
    }
  let out = rect(0, 0, w, h, { fill: m > 0 ? palette.paper : darker(palette.tones[0], 0.04) })
  out += rect(m, m, w - 2 * m, h - 2 * m, { fill: mix(palette.ink, threads[0]!, 0.4) })
  for (const [colour, { along, down }] of paths)
    out += path(along, { fill: lighter(colour, 0.02) }) + path(down, { fill: darker(colour, 0.035) })
  return out + sheen(m, cols, rows, sx, sy)
}

/** The highlight at the edge of every thread: one hairline for each row and column. */
function sheen(m: number, cols: number, rows: number, sx: number, sy: number): string {
  let d = ''
  for (let r = 0; r < rows; r++) d += `M${num(m)} ${num(m + r * sy + sy * 0.3)}h${num(cols * sx)}`
  let e = ''
  for (let c = 0; c < cols; c++) e += `M${num(m + c * sx + sx * 0.3)} ${num(m)}v${num(rows * sy)}`
  return path(d + e, { stroke: '#ffffff', strokeOpacity: 0.1, width: sy * 0.12 })
}
