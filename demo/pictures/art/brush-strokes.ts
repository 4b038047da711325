import { lighter, mix } from '../drawing/colour.ts'
import { circlePath, type Point, polar, smoothPath } from '../drawing/geometry.ts'
import { createLineNoise } from '../drawing/noise.ts'
import type { Random } from '../drawing/random.ts'
import { path, rect } from '../drawing/svg.ts'
import type { SvgDefinitions } from '../drawing/svg-definitions.ts'
import type { Canvas } from './series.ts'

/** One stroke of a broad brush: parallel bristles that end one after another. */
function stroke(
  defs: SvgDefinitions,
  from: Random,
  course: readonly Point[],
  width: number,
  ink: string,
  dry = 0.5,
): string {
  const rng = from.fork(`stroke/${course[0]}`)
  const spine = course.length < 10 ? resampled(course, 16) : course
  const long = spine.slice(1).reduce((sum, [x, y], i) => sum + Math.hypot(x - spine[i]![0], y - spine[i]![1]), 0)
  const bristles = defs.small ? 20 : Math.round(Math.min(30, 8 + long / 40))
  const wobble = createLineNoise(rng)
  const strokes: string[] = ['', '', '']
  for (let b = 0; b < bristles; b++) {
    const side = (b + 0.5) / bristles - 0.5
    const edge = Math.abs(side) * 2
    const end = Math.min(1, 1 - dry * rng.next() ** (edge > 0.7 ? 0.8 : 2.4))
    const start = rng.next() ** 4 * 0.08
    const points: Point[] = []
    const steps = course.length < 4 ? 3 : 8
    for (let s = 0; s <= steps; s++) {
      const t = start + (end - start) * (s / steps)
      const at = t * (spine.length - 1)
      const i = Math.min(spine.length - 2, Math.floor(at))
      const f = at - i
      const [p, q] = [spine[i]!, spine[i + 1]!]
      const span = Math.hypot(q[0] - p[0], q[1] - p[1]) || 1
      const off = (side + wobble(b * 0.6 + s * 0.25) * 0.02) * width
      points.push([
        p[0] + (q[0] - p[0]) * f - ((q[1] - p[1]) / span) * off,
        p[1] + (q[1] - p[1]) * f + ((q[0] - p[0]) / span) * off,
      ])
    }
    strokes[b % 3] += smoothPath(points)
  }
  const w = (width / bristles) * 1.55
  const loaded = spine.slice(0, Math.max(2, Math.ceil(spine.length * (1 - dry * 0.55))))
  const pool = path(smoothPath(loaded), {
    stroke: ink,
    width: width * 0.84,
    strokeOpacity: 0.72,
    join: 'round',
  })
  const hairs = strokes
    .map((d, k) =>
      path(d, {
        stroke: k === 1 ? lighter(ink, 0.06) : ink,
        width: w * (0.8 + 0.25 * k),
        strokeOpacity: 0.62 + 0.12 * k,
        cap: 'round',
      }),
    )
    .join('')
  return pool + hairs
}

function resampled(course: readonly Point[], count: number): Point[] {
  return Array.from({ length: count }, (_, k) => {
    const at = (k / (count - 1)) * (course.length - 1)
    const i = Math.min(course.length - 2, Math.floor(at))
    const [p, q] = [course[i]!, course[i + 1]!]
    return [p[0] + (q[0] - p[0]) * (at - i), p[1] + (q[1] - p[1]) * (at - i)]
  })
}

/** A few broad strokes in ink or thin colour. */
export function brushStrokes({ defs, rng, palette, subject, w, h }: Canvas): string {
  const ink = rng.chance(0.6) ? palette.ink : palette.tones[0]
  const wash = mix(palette.tones[rng.pick([1, 2, 3] as const)], palette.paper, 0.45)
  const u = Math.min(w, h)
  const [cx, cy] = [w / 2, h / 2]
  const seal = path(circlePath(w * 0.84, h * 0.88, u * 0.026), { fill: palette.accent })
  let out = rect(0, 0, w, h, { fill: palette.paper })
  switch (subject) {
    case 'enso': {
      const from = rng.between(150, 230)
      const ring = Array.from({ length: 40 }, (_, i) =>
        polar(u * (0.3 + 0.012 * Math.sin(i * 0.4)), from + i * 8.9, cx, cy),
      )
      if (rng.chance(0.4)) out += path(circlePath(cx, cy, u * 0.2), { fill: wash })
      return out + stroke(defs, rng, ring, u * rng.between(0.08, 0.14), ink, 0.42) + seal
    }
    case 'bamboo': {
      const stems = rng.whole(2, 4)
      for (let s = 0; s < stems; s++) {
        const x = w * (0.26 + (0.5 * s) / Math.max(1, stems - 1)) + rng.between(-20, 20)
        const tone = s % 2 ? mix(ink, palette.paper, 0.55) : ink
        const joints = rng.whole(4, 5)
        for (let j = 0; j < joints; j++) {
          const [y1, y2] = [h * (1.02 - j / joints), h * (1.02 - (j + 0.93) / joints)]
          out += stroke(
            defs,
            rng,
            [
              [x + j * 6, y1],
              [x + j * 6 + 3, (y1 + y2) / 2],
              [x + j * 6 + 5, y2],
            ],
            u * 0.055,
            tone,
            0.12,
          )
        }
        out += path(leaves(rng, x, h, u), { fill: tone, fillOpacity: 0.85 })
      }
      return out + seal
    }
    case 'stones': {
      let y = h * 0.82
      for (let i = 0; i < 4; i++) {
        const half = u * (0.26 - 0.05 * i) * rng.between(0.9, 1.1)
        out += stroke(
          defs,
          rng,
          [
            [cx - half, y],
            [cx, y - u * 0.014],
            [cx + half, y],
          ],
          u * (0.13 - 0.016 * i),
          i % 2 ? mix(ink, palette.tones[2], 0.6) : ink,
          0.12,
        )
        y -= u * (0.135 - 0.015 * i)
      }
      return out + seal
    }
    case 'tide': {
      const rows = rng.whole(4, 6)
      for (let i = 0; i < rows; i++) {
        const y = h * (0.2 + (0.64 * i) / (rows - 1))
        const tone = [ink, palette.tones[1], wash, palette.tones[0], palette.tones[2]][i % 5]!
        const swing = rng.between(0.02, 0.06) * h
        out += stroke(
          defs,
          rng,
          Array.from(
            { length: 12 },
            (_, k) => [w * (0.08 + 0.84 * (k / 11)), y + Math.sin(k * 0.75 + i) * swing] as const,
          ),
          u * rng.between(0.05, 0.1),
          tone,
          0.55,
        )
      }
      return out
    }
    case 'gesture': {
      const loops = Array.from(
        { length: 34 },
        (_, k) =>
          [
            w * (0.16 + 0.68 * (k / 33)) + Math.sin(k * 0.62) * u * 0.17,
            cy + Math.cos(k * 0.62 + 0.6) * u * 0.22,
          ] as const,
      )
      return (
        out +
        stroke(
          defs,
          rng,
          [
            [w * 0.1, h * 0.7],
            [w * 0.5, h * 0.64],
            [w * 0.9, h * 0.72],
          ],
          u * 0.2,
          wash,
          0.3,
        ) +
        stroke(defs, rng, loops, u * 0.06, ink, 0.3) +
        seal
      )
    }
    default: {
      const tones = rng.shuffled([palette.tones[0], palette.tones[1], palette.tones[2], palette.accent])
      for (let i = 0; i < 3; i++) {
        const y = h * (0.25 + 0.25 * i) + rng.between(-20, 20)
        out += stroke(
          defs,
          rng,
          [
            [w * rng.between(0.08, 0.18), y + rng.between(-30, 30)],
            [cx, y],
            [w * rng.between(0.82, 0.93), y + rng.between(-40, 40)],
          ],
          u * rng.between(0.13, 0.2),
          tones[i]!,
          0.6,
        )
      }
      return out
    }
  }
}

function leaves(rng: Random, x: number, h: number, u: number): string {
  let d = ''
  for (let i = 0; i < 9; i++) {
    const [px, py] = [x + rng.between(-10, 26), h * rng.between(0.08, 0.66)]
    const a = rng.pick([110, 125, 140, 230, 245, 255]) + rng.between(-10, 10)
    const tip = polar(u * rng.between(0.12, 0.2), a, px, py)
    const side = polar(u * 0.07, a - 14, px, py)
    const other = polar(u * 0.07, a + 12, px, py)
    d += smoothPath([[px, py], side, tip, other], true, 0.8)
  }
  return d
}
