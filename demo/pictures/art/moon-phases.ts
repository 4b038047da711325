import { darker, lighter, lightness, mix } from '../drawing/colour.ts'
import { arcPath, circlePath, polar } from '../drawing/geometry.ts'
import { fade, linearAt, radial } from '../drawing/gradient.ts'
import type { Random } from '../drawing/random.ts'
import { circle, group, num, path, rect, rotateBy, translateBy } from '../drawing/svg.ts'
import type { SvgDefinitions } from '../drawing/svg-definitions.ts'
import { sunColour } from '../material/palettes.ts'
import type { Canvas } from './series.ts'

/** Phases of the moon. */
export function moonPhases({ defs, rng, palette, subject, w, h }: Canvas): string {
  const tones = [...palette.tones].sort((a, b) => lightness(a) - lightness(b))
  const night = rng.chance(0.78)
  const sky = night ? darker(tones[0]!, 0.03) : palette.paper
  const moon = night ? mix(palette.paper, tones[4]!, 0.3) : mix(tones[0]!, palette.ink, 0.3)
  const dim = mix(sky, moon, 0.14)
  let out = rect(0, 0, w, h, {
    fill: night
      ? linearAt(
          defs,
          [
            [0, darker(sky, 0.03)],
            [1, mix(sky, tones[1]!, 0.4)],
          ],
          0,
          0,
          w * 0.3,
          h,
        )
      : sky,
  })
  out += path(stars(rng, w, h, night ? 60 : 18), { fill: moon, fillOpacity: 0.8 })
  const glow = sunColour(palette)
  const one = (x: number, y: number, r: number, phase: number) => moonAt(defs, rng, x, y, r, phase, moon, dim)
  const [cx, cy, s] = [w / 2, h / 2, Math.min(w, h)]
  switch (subject) {
    case 'full moon':
      return (
        out + circle(cx, cy, s * 0.5, { fill: radial(defs, fade(moon, 0.25, 0.6, 1)) }) + one(cx, cy, s * 0.33, 0.5)
      )
    case 'eclipse':
      return (
        out +
        circle(cx, cy, s * 0.48, { fill: radial(defs, fade(glow, 0.6, 0.6, 1)) }) +
        circle(cx, cy, s * 0.305, { fill: glow }) +
        circle(cx + s * 0.012, cy + s * 0.014, s * 0.3, { fill: darker(sky, 0.06) })
      )
    case 'moonrise': {
      const sea = h * 0.68
      let glitter = ''
      for (let i = 0; i < 44; i++) {
        const t = i / 44
        const half = s * (0.02 + 0.16 * t) * rng.between(0.3, 1)
        glitter += `M${num(cx - half + rng.between(-20, 20))} ${num(sea + 8 + (h - sea) * t)}h${num(half * 2)}`
      }
      return (
        out +
        one(cx, sea - s * 0.2, s * 0.24, 0.5) +
        rect(0, sea, w, h - sea, { fill: mix(sky, tones[1]!, 0.22) }) +
        path(glitter, { stroke: moon, width: 5, strokeOpacity: 0.75, cap: 'round' })
      )
    }
    case 'crescent':
      return (
        out +
        one(cx, cy, s * 0.32, rng.pick([0.16, 0.86])) +
        circle(cx, cy, s * 0.4, { stroke: moon, strokeOpacity: 0.35, width: 2 })
      )
    case 'orbit': {
      let ring = ''
      for (let i = 0; i < 12; i++) {
        const [x, y] = polar(s * 0.37, i * 30, cx, cy)
        ring += one(x, y, s * 0.062, i / 12)
      }
      return (
        out +
        circle(cx, cy, s * 0.37, { stroke: moon, strokeOpacity: 0.3, width: 2 }) +
        ring +
        one(cx, cy, s * 0.17, 0.5)
      )
    }
    default:
      return out + month(one, w, h)
  }
}

function month(one: (x: number, y: number, r: number, phase: number) => string, w: number, h: number): string {
  if (Math.abs(w - h) < 60) {
    let grid = ''
    for (let i = 0; i < 25; i++)
      grid += one(w * (0.16 + 0.17 * (i % 5)), h * (0.16 + 0.17 * Math.floor(i / 5)), w * 0.062, (i + 0.5) / 25)
    return grid
  }
  const tall = h > w
  let out = ''
  for (let i = 0; i < 7; i++) {
    const t = (i + 0.75) / 7.5
    const r = (tall ? h : w) * 0.052 * (1 + 0.25 * Math.sin(t * Math.PI))
    out += tall ? one(w / 2, h * t, r, (i + 1) / 8) : one(w * t, h / 2, r, (i + 1) / 8)
  }
  return out
}

/** Phase 0 is new, 0.5 full, 1 new again; the waxing moon is lit on the right. */
function moonAt(
  defs: SvgDefinitions,
  rng: Random,
  x: number,
  y: number,
  r: number,
  phase: number,
  light: string,
  dim: string,
): string {
  const waxing = phase <= 0.5
  const bulge = Math.cos(phase * 2 * Math.PI) * r
  const limb = arcPath(r, waxing ? 0 : 180, waxing ? 180 : 360)
  const back = `A${num(Math.abs(bulge))} ${num(r)} 0 0 ${bulge > 0 ? 0 : 1} 0 ${num(waxing ? -r : r)}`
  const lit = `${limb}${back}Z`
  let seas = ''
  for (let i = 0; i < 7; i++) {
    const [sx, sy] = polar(r * rng.between(0.1, 0.66), rng.between(0, 360))
    seas += circlePath(sx, sy, r * rng.between(0.07, 0.22))
  }
  const clip = defs.define((id) => `<clipPath id="${id}"><path d="${lit}"/></clipPath>`)
  return group(
    circle(0, 0, r, { fill: dim }) +
      path(lit, {
        fill: radial(
          defs,
          [
            [0, lighter(light, 0.03)],
            [1, darker(light, 0.05)],
          ],
          0.4,
          0.35,
          0.7,
        ),
      }) +
      path(seas, { fill: darker(light, 0.12), fillOpacity: 0.35, clip }),
    { transform: `${translateBy(x, y)} ${rotateBy(12)}` },
  )
}

function stars(rng: Random, w: number, h: number, count: number): string {
  let d = ''
  for (let i = 0; i < count; i++) d += circlePath(rng.between(0, w), rng.between(0, h), rng.between(1, 3.2))
  return d
}
