import { mix } from '../drawing/colour.ts'
import { circlePath, type Point, smoothPath } from '../drawing/geometry.ts'
import { fade, radial } from '../drawing/gradient.ts'
import { createLineNoise } from '../drawing/noise.ts'
import type { Random } from '../drawing/random.ts'
import { circle, ellipse, group, num, path, rect, scaleBy, translateBy } from '../drawing/svg.ts'
import { type Bird, birds } from './birds.ts'
import type { Canvas } from './series.ts'

/** A bird in brush strokes on a perch in thin lines, with a pale wash behind. */
export function inkBirds({ defs, rng, palette, subject, w, h }: Canvas): string {
  const bird = birds[subject] ?? birds.wren!
  const u = Math.min(w, h)
  const tinted = rng.chance(0.35)
  const paper = tinted ? mix(palette.paper, palette.tones[4], 0.7) : palette.paper
  const ink = rng.chance(0.6) ? palette.ink : mix(palette.tones[0], palette.ink, 0.35)
  const wash = mix(palette.tones[rng.pick([1, 2, 3] as const)], paper, 0.35)
  const k = (u * rng.between(0.56, 0.66)) / 100
  const flip = rng.chance(0.5) ? -1 : 1
  const [cx, cy] = [w * 0.5, h * 0.5 - (bird.place === 'sky' ? 0 : u * 0.04)]
  const foot = cy + bird.foot * k
  let out = rect(0, 0, w, h, { fill: paper })
  const sunX = cx + flip * u * rng.between(0.12, 0.24)
  const back = rng.pick(['disc', 'wash', 'wash', 'none'] as const)
  if (back === 'disc')
    out += circle(sunX, cy - u * 0.16, u * rng.between(0.16, 0.26), { fill: mix(palette.accent, paper, 0.35) })
  if (back === 'wash')
    for (let i = 0; i < 4; i++)
      out += ellipse(
        w * rng.between(0.2, 0.8),
        h * rng.between(0.25, 0.75),
        u * rng.between(0.2, 0.42),
        u * rng.between(0.08, 0.2),
        { fill: radial(defs, fade(wash, 0.5, 0.2, 1)) },
      )
  out += perch(rng, bird, w, h, cx, foot, u, ink, wash)
  const at = `${translateBy(cx, cy)} ${scaleBy(k * flip, k)}`
  return out + group(figure(bird, ink, wash, paper, palette.accent), { transform: at }) + splashes(rng, w, h, ink, u)
}

function figure(bird: Bird, ink: string, wash: string, paper: string, accent: string): string {
  return (
    path(bird.wash ?? '', { fill: wash }) +
    path(bird.lines ?? '', { stroke: ink, width: 1.7, cap: 'round', join: 'round' }) +
    path(bird.ink, { fill: ink, stroke: ink, width: 0.8, join: 'round' }) +
    path(bird.accent ?? '', { fill: accent }) +
    path(bird.light ?? '', { stroke: paper, strokeOpacity: 0.85, width: 1.3, cap: 'round' }) +
    (bird.eye
      ? circle(bird.eye[0], bird.eye[1], 1.9, { fill: paper }) + circle(bird.eye[0], bird.eye[1], 1, { fill: ink })
      : '')
  )
}

function perch(
  rng: Random,
  bird: Bird,
  w: number,
  h: number,
  cx: number,
  foot: number,
  u: number,
  ink: string,
  wash: string,
): string {
  switch (bird.place) {
    case 'branch':
      return branch(rng, w, foot, u, ink, wash)
    case 'post':
      return (
        rect(cx - u * 0.035, foot, u * 0.07, h - foot, { fill: ink }) +
        path(
          `M${num(cx - u * 0.01)} ${num(foot + u * 0.03)}V${num(h)}M${num(cx + u * 0.016)} ${num(foot + u * 0.08)}V${num(h)}`,
          {
            stroke: wash,
            width: 3,
          },
        ) +
        ripples(rng, w, h, foot + (h - foot) * 0.55, u, wash)
      )
    case 'water':
      return ripples(rng, w, h, foot - u * 0.01, u, wash)
    case 'reeds':
      return (
        ripples(rng, w, h, foot - u * 0.02, u, wash) +
        path(reeds(rng, w, h, u), { stroke: ink, width: u * 0.005, cap: 'round' }) +
        path(heads(rng, w, h, u), { stroke: ink, width: u * 0.017, cap: 'round' })
      )
    case 'ground':
      return (
        path(
          `M0 ${num(foot)}Q${num(w * 0.3)} ${num(foot - u * 0.02)} ${num(w * 0.55)} ${num(foot + u * 0.005)}T${num(w)} ${num(foot - u * 0.01)}V${num(h)}H0Z`,
          { fill: wash, fillOpacity: 0.55 },
        ) + ripples(rng, w, h, foot + u * 0.03, u, ink, 9)
      )
    case 'sky':
      return ''
  }
}

function branch(rng: Random, w: number, foot: number, u: number, ink: string, wash: string): string {
  const sag = createLineNoise(rng)
  const points: Point[] = Array.from({ length: 12 }, (_, i) => [
    (w * 1.1 * i) / 11 - w * 0.05,
    foot + u * 0.014 + sag(i * 0.45) * u * 0.03 - (i - 5.5) * u * 0.008,
  ])
  let [twigs, leaves, buds] = ['', '', '']
  for (let i = 1; i < 11; i++) {
    if (rng.chance(0.3)) continue
    const [x, y] = points[i]!
    const up = rng.chance(0.45) && Math.abs(x - w / 2) > u * 0.26 ? -1 : 1
    const [ex, ey] = [x + rng.between(0.03, 0.11) * u, y + up * rng.between(0.05, 0.15) * u]
    twigs += `M${num(x)} ${num(y)}Q${num(x + u * 0.02)} ${num((y + ey) / 2)} ${num(ex)} ${num(ey)}`
    const l = u * rng.between(0.04, 0.07)
    leaves += `M${num(ex)} ${num(ey)}q${num(l * 0.6)} ${num(-l * 0.5)} ${num(l * 1.3)} ${num(up * l * 0.3)}q${num(-l * 0.8)} ${num(l * 0.5)} ${num(-l * 1.3)} ${num(-up * l * 0.3)}z`
    if (rng.chance(0.5)) buds += circlePath(ex, ey, u * 0.009)
  }
  return (
    path(smoothPath(points), { stroke: ink, width: u * 0.021, cap: 'round' }) +
    path(twigs, { stroke: ink, width: u * 0.006, cap: 'round' }) +
    path(leaves, { fill: wash }) +
    path(buds, { fill: ink })
  )
}

function ripples(rng: Random, w: number, h: number, from: number, u: number, ink: string, count = 18): string {
  let d = ''
  for (let i = 0; i < count; i++) {
    const t = i / count
    const half = u * rng.between(0.06, 0.24)
    d += `M${num(w / 2 - half + rng.between(-0.3, 0.3) * w)} ${num(from + (h - from) * t * 0.8)}q${num(half)} ${num(rng.between(4, 12))} ${num(half * 2)} 0`
  }
  return path(d, { stroke: ink, width: u * 0.005, strokeOpacity: 0.85, cap: 'round' })
}

function reeds(rng: Random, w: number, h: number, u: number): string {
  let d = ''
  for (let i = 0; i < 22; i++) {
    const x = w * (rng.chance(0.5) ? rng.between(0, 0.26) : rng.between(0.74, 1))
    d += `M${num(x)} ${num(h)}q${num(rng.between(-10, 10))} ${num(-u * 0.2)} ${num(rng.between(-50, 50))} ${num(-u * rng.between(0.25, 0.7))}`
  }
  return d
}

function heads(rng: Random, w: number, h: number, u: number): string {
  let d = ''
  for (let i = 0; i < 5; i++)
    d += `M${num(w * rng.pick([rng.between(0.05, 0.22), rng.between(0.8, 0.95)]))} ${num(h - u * rng.between(0.4, 0.7))}v${num(u * 0.08)}`
  return d
}

function splashes(rng: Random, w: number, h: number, ink: string, u: number): string {
  let d = ''
  for (let i = 0; i < 9; i++)
    d += circlePath(rng.between(0.1, 0.9) * w, rng.between(0.1, 0.9) * h, u * rng.between(0.001, 0.004))
  return path(d, { fill: ink, fillOpacity: 0.6 })
}
