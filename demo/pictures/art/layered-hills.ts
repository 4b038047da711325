import { darker, lighter, lightness, mix } from '../drawing/colour.ts'
import { linePath, type Point } from '../drawing/geometry.ts'
import { fade, linearAt, radial } from '../drawing/gradient.ts'
import { createLineNoise } from '../drawing/noise.ts'
import type { Random } from '../drawing/random.ts'
import { circle, num, path, rect } from '../drawing/svg.ts'
import { sunColour } from '../material/palettes.ts'
import type { Canvas } from './series.ts'

/** Ridges that get paler with distance, with mist in the valleys. */
export function layeredHills({ defs, rng, palette, subject, w, h }: Canvas): string {
  const night = subject === 'evening moon'
  const byDepth = [...palette.tones].sort((a, b) => lightness(a) - lightness(b))
  const near = darker(byDepth[0]!, 0.03)
  const far = mix(byDepth[3]!, palette.paper, 0.35)
  const sky = night ? mix(byDepth[0]!, byDepth[1]!, 0.55) : lighter(palette.paper, 0.01)
  const low = night ? byDepth[2]! : mix(byDepth[4]!, sunColour(palette), subject === 'low sun' ? 0.4 : 0.08)
  const horizon = h * rng.between(0.34, 0.46)
  let out = rect(0, 0, w, h, {
    fill: linearAt(
      defs,
      [
        [0, sky],
        [1, low],
      ],
      0,
      0,
      0,
      horizon * 1.3,
    ),
  })
  out += disc({ defs, rng, palette, subject, w, h }, horizon, night)
  const water = subject === 'reservoir'
  const bottom = water ? h * 0.74 : h
  const count = rng.whole(5, 8)
  for (let i = 0; i < count; i++) {
    const t = i / (count - 1)
    const base = horizon + (bottom - horizon) * t ** 1.15 * 0.9
    const colour = night ? mix(byDepth[2]!, darker(near, 0.05), t) : mix(far, near, t ** 0.9)
    const crest = ridge(rng.fork(`ridge${i}`), w, base, h * (0.1 - 0.035 * t), 3 + i * 1.1)
    const d = `${linePath(crest)}L${num(w)} ${num(h)}L0 ${num(h)}Z`
    const mist = mix(colour, night ? byDepth[1]! : palette.paper, subject === 'morning mist' ? 0.75 : 0.34)
    out += path(d, {
      fill: linearAt(
        defs,
        [
          [0, colour],
          [1, mist],
        ],
        0,
        base - h * 0.06,
        0,
        base + h * 0.2,
      ),
    })
    if (subject === 'first snow' && i < count - 2) out += snow(rng.fork(`snow${i}`), crest, h, palette.paper)
    if (subject === 'pines' && i >= count - 2)
      out += path(pines(rng.fork(`pine${i}`), crest, h * (0.05 + 0.05 * t)), { fill: colour })
  }
  if (water) out += lake(rng, w, h, bottom, mix(near, mix(byDepth[2]!, palette.paper, 0.5), 0.6), palette.paper)
  return out
}

function disc({ defs, rng, palette, subject, w }: Canvas, horizon: number, night: boolean): string {
  if (subject === 'morning mist' || subject === 'first snow') return ''
  const r = rng.between(60, 130)
  const x = w * rng.between(0.24, 0.76)
  const y = subject === 'low sun' ? horizon - r * 0.2 : horizon * rng.between(0.36, 0.62)
  const fill = night ? mix(palette.paper, '#ffffff', 0.3) : sunColour(palette)
  return circle(x, y, r * 2.4, { fill: radial(defs, fade(fill, 0.32, 0.35, 1)) }) + circle(x, y, r, { fill })
}

function ridge(rng: Random, w: number, base: number, swing: number, bumps: number): Point[] {
  const [a, b, c] = [createLineNoise(rng), createLineNoise(rng), createLineNoise(rng)]
  return Array.from({ length: 61 }, (_, i) => {
    const t = i / 60
    return [t * w, base - swing * (a(t * bumps) + 0.42 * b(t * bumps * 2.7) + 0.14 * c(t * bumps * 8))] as const
  })
}

function snow(rng: Random, crest: readonly Point[], h: number, white: string): string {
  let d = ''
  for (let i = 1; i < crest.length - 1; i++) {
    const [x, y] = crest[i]!
    if (crest[i - 1]![1] - y > -1 && rng.chance(0.75))
      d += `M${num(x)} ${num(y)}l${num(rng.between(4, 22))} ${num(rng.between(0.012, 0.05) * h)}l${num(-rng.between(6, 16))} ${num(-h * 0.008)}z`
  }
  return (
    path(linePath(crest), { stroke: white, width: 4, strokeOpacity: 0.9 }) + path(d, { fill: white, fillOpacity: 0.85 })
  )
}

function pines(rng: Random, crest: readonly Point[], tall: number): string {
  let d = ''
  let x = rng.between(0, 20)
  const w = crest.at(-1)![0]
  while (x < w) {
    const i = Math.min(crest.length - 1, Math.round((x / w) * (crest.length - 1)))
    const y = crest[i]![1] + 6
    const t = tall * rng.between(0.45, 1.1)
    const s = t * 0.2
    d += `M${num(x)} ${num(y - t)}L${num(x + s * 0.6)} ${num(y - t * 0.6)}H${num(x + s * 0.3)}L${num(x + s)} ${num(y - t * 0.25)}H${num(x + s * 0.4)}L${num(x + s * 1.2)} ${num(y + 8)}H${num(x - s * 1.2)}L${num(x - s * 0.4)} ${num(y - t * 0.25)}H${num(x - s)}L${num(x - s * 0.3)} ${num(y - t * 0.6)}H${num(x - s * 0.6)}Z`
    x += rng.chance(0.2) ? rng.between(60, 160) : rng.between(14, 40)
  }
  return d
}

function lake(rng: Random, w: number, h: number, top: number, deep: string, light: string): string {
  let d = ''
  for (let i = 0; i < 46; i++) {
    const t = rng.next()
    const y = top + (h - top) * t
    const long = rng.between(0.03, 0.22) * w * (0.4 + t)
    d += `M${num(rng.between(-0.1, 1) * w)} ${num(y)}h${num(long)}`
  }
  return (
    rect(0, top, w, h - top, { fill: deep }) + path(d, { stroke: light, width: 3, strokeOpacity: 0.45, cap: 'round' })
  )
}
