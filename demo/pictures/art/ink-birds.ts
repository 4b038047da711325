import { mix } from '../pen/colour.ts'
import { circlePath, type Point, smooth } from '../pen/geometry.ts'
import { fade, radial } from '../pen/gradient.ts'
import { createLineNoise } from '../pen/noise.ts'
import type { Random } from '../pen/random.ts'
import { circle, ellipse, group, n, path, rect, scaleBy, translateBy } from '../pen/svg.ts'
import { type Bird, birds } from './birds.ts'
import type { Canvas } from './series.ts'

/** A bird in brush strokes on a perch in thin lines, with a pale wash behind. */
export function inkBirds({ on, rng, palette, subject, w, h }: Canvas): string {
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
        { fill: radial(on, fade(wash, 0.5, 0.2, 1)) },
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
        path(`M${n(cx - u * 0.01)} ${n(foot + u * 0.03)}V${n(h)}M${n(cx + u * 0.016)} ${n(foot + u * 0.08)}V${n(h)}`, {
          stroke: wash,
          width: 3,
        }) +
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
          `M0 ${n(foot)}Q${n(w * 0.3)} ${n(foot - u * 0.02)} ${n(w * 0.55)} ${n(foot + u * 0.005)}T${n(w)} ${n(foot - u * 0.01)}V${n(h)}H0Z`,
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
    twigs += `M${n(x)} ${n(y)}Q${n(x + u * 0.02)} ${n((y + ey) / 2)} ${n(ex)} ${n(ey)}`
    const l = u * rng.between(0.04, 0.07)
    leaves += `M${n(ex)} ${n(ey)}q${n(l * 0.6)} ${n(-l * 0.5)} ${n(l * 1.3)} ${n(up * l * 0.3)}q${n(-l * 0.8)} ${n(l * 0.5)} ${n(-l * 1.3)} ${n(-up * l * 0.3)}z`
    if (rng.chance(0.5)) buds += circlePath(ex, ey, u * 0.009)
  }
  return (
    path(smooth(points), { stroke: ink, width: u * 0.021, cap: 'round' }) +
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
    d += `M${n(w / 2 - half + rng.between(-0.3, 0.3) * w)} ${n(from + (h - from) * t * 0.8)}q${n(half)} ${n(rng.between(4, 12))} ${n(half * 2)} 0`
  }
  return path(d, { stroke: ink, width: u * 0.005, strokeOpacity: 0.85, cap: 'round' })
}

function reeds(rng: Random, w: number, h: number, u: number): string {
  let d = ''
  for (let i = 0; i < 22; i++) {
    const x = w * (rng.chance(0.5) ? rng.between(0, 0.26) : rng.between(0.74, 1))
    d += `M${n(x)} ${n(h)}q${n(rng.between(-10, 10))} ${n(-u * 0.2)} ${n(rng.between(-50, 50))} ${n(-u * rng.between(0.25, 0.7))}`
  }
  return d
}

function heads(rng: Random, w: number, h: number, u: number): string {
  let d = ''
  for (let i = 0; i < 5; i++)
    d += `M${n(w * rng.pick([rng.between(0.05, 0.22), rng.between(0.8, 0.95)]))} ${n(h - u * rng.between(0.4, 0.7))}v${n(u * 0.08)}`
  return d
}

function splashes(rng: Random, w: number, h: number, ink: string, u: number): string {
  let d = ''
  for (let i = 0; i < 9; i++)
    d += circlePath(rng.between(0.1, 0.9) * w, rng.between(0.1, 0.9) * h, u * rng.between(0.001, 0.004))
  return path(d, { fill: ink, fillOpacity: 0.6 })
}
