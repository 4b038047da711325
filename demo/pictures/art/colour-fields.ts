import { darker, lighter, mix } from '../drawing/colour.ts'
import { type Point, smoothPath } from '../drawing/geometry.ts'
import { createLineNoise } from '../drawing/noise.ts'
import type { Random } from '../drawing/random.ts'
import { num, path, rect } from '../drawing/svg.ts'
import type { Canvas } from './series.ts'

type Field = { x: number; y: number; w: number; h: number; colour: string }

/** A few fields of thin paint with soft edges over a background. */
export function colourFields({ defs, rng, palette, subject, w, h }: Canvas): string {
  const first = rng.whole(0, 2)
  const near = [
    palette.tones[first]!,
    palette.tones[first + 1]!,
    rng.chance(0.4) ? palette.accent : palette.tones[(first + 2) % 5]!,
  ]
  const [a, b, c] = rng.shuffled(near.map((tone) => mix(tone, palette.paper, 0.08)))
  const ground = rng.chance(0.75) ? mix(palette.tones[4], palette.paper, rng.next()) : mix(a!, palette.tones[4], 0.62)
  const m = Math.min(w, h) * rng.between(0.07, 0.11)
  const fields = layout(subject, rng, w, h, m).map((f, i) => ({ ...f, colour: [a!, b!, c!, palette.tones[3]][i % 4]! }))
  let out =
    rect(0, 0, w, h, { fill: ground }) +
    brushed(rng.fork('ground'), { x: 0, y: 0, w, h, colour: ground }, defs.small ? 10 : 26)
  for (const field of fields) out += feathered(rng.fork(`field/${field.x}/${field.y}`), field, defs.small)
  return out
}

function layout(subject: string, rng: Random, w: number, h: number, m: number): Omit<Field, 'colour'>[] {
  const g = m * rng.between(0.35, 0.8)
  const [iw, ih] = [w - 2 * m, h - 2 * m]
  const cut = rng.between(0.34, 0.66)
  switch (subject) {
    case 'three fields': {
      const [p, q] = [rng.between(0.2, 0.36), rng.between(0.24, 0.4)]
      return [
        { x: m, y: m, w: iw, h: ih * p },
        { x: m, y: m + ih * p + g, w: iw, h: ih * q - g },
        { x: m, y: m + ih * (p + q) + g, w: iw, h: ih * (1 - p - q) - g },
      ]
    }
    case 'horizon':
      return [
        { x: 0, y: 0, w, h: h * cut },
        { x: 0, y: h * cut, w, h: h * (1 - cut) },
        { x: w * 0.1, y: h * cut - g * 0.3, w: w * 0.8, h: g * 0.6 },
      ]
    case 'window':
      return [
        { x: m, y: m, w: iw, h: ih },
        { x: m * 2.2, y: m * 2.2, w: w - 4.4 * m, h: (h - 4.4 * m) * cut },
        { x: m * 2.2, y: m * 2.2 + (h - 4.4 * m) * cut + g, w: w - 4.4 * m, h: (h - 4.4 * m) * (1 - cut) - g },
      ]
    case 'column':
      return [
        { x: m, y: m, w: iw * cut - g / 2, h: ih },
        { x: m + iw * cut + g / 2, y: m, w: iw * (1 - cut) - g / 2, h: ih },
      ]
    case 'quarter':
      return [
        { x: m, y: m, w: iw * cut - g / 2, h: ih * cut - g / 2 },
        { x: m + iw * cut + g / 2, y: m, w: iw * (1 - cut) - g / 2, h: ih * cut - g / 2 },
        { x: m, y: m + ih * cut + g / 2, w: iw, h: ih * (1 - cut) - g / 2 },
      ]
    default:
      return [
        { x: m, y: m, w: iw, h: ih * cut - g / 2 },
        { x: m, y: m + ih * cut + g / 2, w: iw, h: ih * (1 - cut) - g / 2 },
      ]
  }
}

/** Several transparent layers with slightly different edges. */
function feathered(rng: Random, field: Field, small: boolean): string {
  let out = ''
  const coats = small ? 5 : 9
  for (let i = 0; i < coats; i++) {
    const inset = (i - coats * 0.4) * 3.4
    const tint = mix(lighter(field.colour, 0.05), field.colour, i / coats)
    out += path(raggedBox(rng, field.x + inset, field.y + inset, field.w - 2 * inset, field.h - 2 * inset, 7), {
      fill: tint,
      fillOpacity: 0.34,
    })
  }
  return out + brushed(rng, field, small ? 8 : 24)
}

function raggedBox(rng: Random, x: number, y: number, w: number, h: number, amount: number): string {
  const [top, right, low, left] = [
    createLineNoise(rng),
    createLineNoise(rng),
    createLineNoise(rng),
    createLineNoise(rng),
  ]
  const points: Point[] = []
  const steps = 9
  for (let i = 0; i < steps; i++) points.push([x + (w * i) / steps, y + top(i) * amount])
  for (let i = 0; i < steps; i++) points.push([x + w + right(i) * amount, y + (h * i) / steps])
  for (let i = 0; i < steps; i++) points.push([x + w - (w * i) / steps, y + h + low(i) * amount])
  for (let i = 0; i < steps; i++) points.push([x + left(i) * amount, y + h - (h * i) / steps])
  return smoothPath(points, true)
}

function brushed(rng: Random, { x, y, w, h, colour }: Field, count: number): string {
  let [light, dark] = ['', '']
  for (let i = 0; i < count; i++) {
    const [px, py] = [x + rng.between(0.01, 0.5) * w, y + rng.between(0.03, 0.97) * h]
    const long = Math.min(w * rng.between(0.2, 0.6), x + w * 0.98 - px)
    const stroke = `M${num(px)} ${num(py)}q${num(long / 2)} ${num(rng.between(-12, 12))} ${num(long)} ${num(rng.between(-8, 8))}`
    if (i % 2) light += stroke
    else dark += stroke
  }
  const width = Math.max(6, h * 0.018)
  return (
    path(light, { stroke: lighter(colour, 0.08), width, strokeOpacity: 0.16, cap: 'round' }) +
    path(dark, { stroke: darker(colour, 0.08), width, strokeOpacity: 0.13, cap: 'round' })
  )
}
