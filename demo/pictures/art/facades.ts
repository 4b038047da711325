import { darker, lighter, lightness, mix } from '../drawing/colour.ts'
import { circlePath, polygon, rectPath } from '../drawing/geometry.ts'
import { linear } from '../drawing/gradient.ts'
import type { Random } from '../drawing/random.ts'
import { circle, num, path, rect } from '../drawing/svg.ts'
import { sunColour } from '../material/palettes.ts'
import type { Canvas } from './series.ts'

type House = { x: number; foot: number; w: number; tall: number; colour: string; trim: string; glass: string }

/** A street from the front; houses differ in gables and shutters. */
export function facades({ defs, rng, palette, subject, w, h }: Canvas): string {
  const paints = rng.shuffled([...palette.tones, palette.accent])
  const sky = mix(palette.paper, palette.tones[3], rng.between(0.1, 0.4))
  const glass = [...palette.tones].sort((a, b) => lightness(a) - lightness(b))[0]!
  let out = rect(0, 0, w, h, {
    fill: linear(defs, [
      [0, sky],
      [1, lighter(sky, 0.05)],
    ]),
  })
  if (rng.chance(0.6))
    out += circle(w * rng.between(0.15, 0.85), h * rng.between(0.1, 0.2), 1000 * rng.between(0.04, 0.08), {
      fill: mix(sunColour(palette), palette.paper, 0.2),
    })
  const water = subject === 'canal houses' || subject === 'harbour row'
  const size = Math.min(w, h) * (subject === 'rooftops' ? 0.3 : subject === 'village' ? 0.34 : 0.46)
  const last = h * (water ? 0.84 : 0.95)
  const feet = Array.from({ length: 9 }, (_, row) => last - row * size * 0.74)
    .filter((foot, row) => row === 0 || foot > h * (water ? 0.62 : 0.42))
    .reverse()
  feet.forEach((foot, row) => {
    const colour = (i: number) => mix(paints[(i + row * 2) % paints.length]!, sky, 0.1 * (feet.length - 1 - row))
    out += street(rng.fork(`row${row}`), subject, w, foot, size, colour, palette.paper, glass, defs.small)
    out += rect(0, foot, w, h - foot, { fill: mix(glass, palette.tones[4], 0.5) })
  })
  if (water) out += canal(rng, w, h, last, mix(glass, palette.tones[2], 0.5), palette.paper)
  return out
}

function street(
  rng: Random,
  subject: string,
  w: number,
  foot: number,
  size: number,
  paint: (i: number) => string,
  trim: string,
  glass: string,
  small: boolean,
): string {
  let x = -size * rng.between(0, 0.3)
  let out = ''
  for (let i = 0; x < w; i++) {
    const width = size * rng.between(0.34, subject === 'arcade' ? 0.5 : 0.56)
    const tall =
      size *
      (subject === 'terrace' || subject === 'arcade' ? 0.95 : rng.between(0.75, 1.25)) *
      (subject === 'canal houses' ? 1.2 : 1)
    out += house(rng, { x, foot, w: width, tall, colour: paint(i), trim, glass }, subject, small)
    x += width + (subject === 'village' && rng.chance(0.4) ? size * 0.15 : 0)
  }
  return out
}

function gable(rng: Random, { x, foot, w, tall }: House, subject: string): string {
  const top = foot - tall
  const kind =
    subject === 'canal houses'
      ? rng.pick(['step', 'neck', 'bell'])
      : subject === 'terrace'
        ? 'flat'
        : subject === 'arcade'
          ? 'flat'
          : rng.pick(['peak', 'peak', 'flat', 'lean'])
  const rise = w * 0.42
  if (kind === 'step') {
    const s = w / 7
    return polygon([
      [x, foot],
      [x, top],
      [x + s, top],
      [x + s, top - rise * 0.4],
      [x + 2 * s, top - rise * 0.4],
      [x + 2 * s, top - rise * 0.8],
      [x + 3 * s, top - rise * 0.8],
      [x + 3 * s, top - rise * 1.15],
      [x + 4 * s, top - rise * 1.15],
      [x + 4 * s, top - rise * 0.8],
      [x + 5 * s, top - rise * 0.8],
      [x + 5 * s, top - rise * 0.4],
      [x + 6 * s, top - rise * 0.4],
      [x + 6 * s, top],
      [x + w, top],
      [x + w, foot],
    ])
  }
  if (kind === 'bell' || kind === 'neck') {
    const k = kind === 'bell' ? 0.3 : 0.1
    return `M${num(x)} ${num(foot)}V${num(top)}C${num(x + w * k)} ${num(top)} ${num(x + w * 0.28)} ${num(top - rise * 0.5)} ${num(x + w * 0.3)} ${num(top - rise)}Q${num(x + w * 0.5)} ${num(top - rise * 1.4)} ${num(x + w * 0.7)} ${num(top - rise)}C${num(x + w * 0.72)} ${num(top - rise * 0.5)} ${num(x + w * (1 - k))} ${num(top)} ${num(x + w)} ${num(top)}V${num(foot)}Z`
  }
  if (kind === 'peak')
    return polygon([
      [x, foot],
      [x, top],
      [x + w / 2, top - rise],
      [x + w, top],
      [x + w, foot],
    ])
  if (kind === 'lean')
    return polygon([
      [x, foot],
      [x, top],
      [x + w, top - rise * 0.6],
      [x + w, foot],
    ])
  return rectPath(x, top, w, tall)
}

function house(rng: Random, it: House, subject: string, small: boolean): string {
  const { x, foot, w, tall, colour, trim, glass } = it
  const top = foot - tall
  const dark = lightness(colour) < 0.45
  let out = ''
  if (rng.chance(0.5)) out += rect(x + w * 0.68, top - w * 0.44, w * 0.13, w * 0.4, { fill: darker(colour, 0.12) })
  out +=
    path(gable(rng, it, subject), { fill: colour }) +
    rect(x + w * 0.93, top, w * 0.07, tall, { fill: '#1a0f05', fillOpacity: 0.13 })
  const cols = w > tall * 0.55 ? 3 : 2
  const storeys = Math.max(2, Math.round(tall / (w * 0.42)))
  let [panes, frames, bars] = ['', '', '']
  const arched = subject === 'arcade' || rng.chance(0.25)
  for (let r = 0; r < storeys - 1; r++)
    for (let c = 0; c < cols; c++) {
      const pw = (w / cols) * 0.42
      const ph = (tall / storeys) * 0.56
      const px = x + (w / cols) * (c + 0.5) - pw / 2
      const py = top + (tall / storeys) * (r + 0.26)
      panes += arched
        ? `M${num(px)} ${num(py + ph)}V${num(py + pw / 2)}A${num(pw / 2)} ${num(pw / 2)} 0 0 1 ${num(px + pw)} ${num(py + pw / 2)}V${num(py + ph)}Z`
        : rectPath(px, py, pw, ph)
      frames += rectPath(px - pw * 0.12, py + ph, pw * 1.24, ph * 0.08)
      if (!small) bars += `M${num(px + pw / 2)} ${num(py)}v${num(ph)}M${num(px)} ${num(py + ph * 0.45)}h${num(pw)}`
    }
  const doorW = w * 0.2
  const doorH = (tall / storeys) * 0.78
  const doorX = x + w * rng.pick([0.14, 0.4, 0.62])
  const ground =
    subject === 'arcade'
      ? `M${num(x + w * 0.14)} ${num(foot)}V${num(foot - doorH * 0.6)}A${num(w * 0.36)} ${num(doorH * 0.5)} 0 0 1 ${num(x + w * 0.86)} ${num(foot - doorH * 0.6)}V${num(foot)}Z`
      : rectPath(doorX, foot - doorH, doorW, doorH)
  out +=
    path(panes, { fill: dark ? mix(trim, glass, 0.25) : glass }) +
    path(bars, { stroke: trim, width: 2.2 }) +
    path(frames, { fill: trim })
  out += path(ground, { fill: subject === 'arcade' ? glass : rng.pick([trim, darker(colour, 0.2), glass]) })
  if (subject === 'canal houses') out += path(circlePath(x + w / 2, top - w * 0.14, w * 0.07), { fill: trim })
  return out
}

function canal(rng: Random, w: number, h: number, foot: number, deep: string, light: string): string {
  let d = ''
  for (let i = 0; i < 40; i++)
    d += `M${num(rng.between(-0.05, 1) * w)} ${num(foot + 14 + (h - foot) * rng.next())}h${num(rng.between(0.03, 0.16) * w)}`
  return (
    rect(0, foot, w, h - foot, { fill: deep }) +
    rect(0, foot, w, 9, { fill: darker(deep, 0.15) }) +
    path(d, { stroke: light, strokeOpacity: 0.4, width: 4, cap: 'round' })
  )
}
