import { mix } from '../drawing/colour.ts'
import { arcPath, circlePath, polar, polygon, rectPath } from '../drawing/geometry.ts'
import type { Random } from '../drawing/random.ts'
import { circle, group, num, path, rect, rotateBy, translateBy } from '../drawing/svg.ts'
import type { Canvas } from './series.ts'

/** Circles, squares and bars on a grid. */
export function bauhausForms({ rng, palette, subject, w, h }: Canvas): string {
  const inks = rng.shuffled([...palette.tones.slice(0, 4), palette.accent, palette.accent])
  const paper = rng.chance(0.7) ? palette.paper : mix(palette.paper, palette.tones[4], 0.8)
  const ink = (i: number) => inks[i % inks.length]!
  const ground = rect(0, 0, w, h, { fill: paper })
  switch (subject) {
    case 'quarter circles':
      return ground + quarters(rng, w, h, ink, palette.ink)
    case 'balance':
      return ground + balance(rng, w, h, ink, palette.ink)
    case 'staircase':
      return ground + staircase(rng, w, h, ink, palette.ink)
    case 'sun and bars':
      return ground + sunAndBars(rng, w, h, ink, palette.ink)
    case 'interlock':
      return ground + interlock(rng, w, h, ink)
    default:
      return ground + arches(rng, w, h, ink, palette.ink)
  }
}

type Ink = (i: number) => string

function arches(rng: Random, w: number, h: number, ink: Ink, black: string): string {
  const m = Math.min(w, h) * 0.1
  const count = w > h ? 3 : 1
  const span = (w - 2 * m) / count
  let out = ''
  for (let k = 0; k < count; k++) {
    const cx = m + span * (k + 0.5)
    const rings = rng.whole(4, 6)
    const outer = span * 0.47
    const foot = h - m * (1 + rng.next())
    const spring = Math.max(m + outer, h * rng.between(0.36, 0.5))
    for (let i = 0; i < rings; i++) {
      const r = outer * (1 - i / rings)
      out += path(
        `M${num(cx - r)} ${num(foot)}V${num(spring)}A${num(r)} ${num(r)} 0 0 1 ${num(cx + r)} ${num(spring)}V${num(foot)}Z`,
        {
          fill: ink(i + k),
        },
      )
    }
    if (rng.chance(0.6)) out += circle(cx, foot - outer * 0.12, outer * 0.14, { fill: black })
  }
  return out
}

function quarters(rng: Random, w: number, h: number, ink: Ink, black: string): string {
  const m = Math.min(w, h) * 0.08
  const cols = w > h ? 5 : rng.pick([3, 4])
  const s = (w - 2 * m) / cols
  const rows = Math.max(1, Math.floor((h - 2 * m) / s))
  const top = (h - rows * s) / 2
  let out = ''
  for (let r = 0; r < rows; r++)
    for (let c = 0; c < cols; c++) {
      const i = rng.whole(0, 5)
      const tile =
        rect(-s / 2, -s / 2, s, s, { fill: ink(i + 2) }) +
        (rng.chance(0.8)
          ? path(
              `M${num(-s / 2)} ${num(-s / 2)}H${num(s / 2)}A${num(s)} ${num(s)} 0 0 1 ${num(-s / 2)} ${num(s / 2)}Z`,
              {
                fill: rng.chance(0.14) ? black : ink(i),
              },
            )
          : circle(0, 0, s * 0.34, { fill: ink(i) }))
      out += group(tile, {
        transform: `${translateBy(m + s * (c + 0.5), top + s * (r + 0.5))} ${rotateBy(rng.pick([0, 90, 180, 270]))}`,
      })
    }
  return out
}

function balance(rng: Random, w: number, h: number, ink: Ink, black: string): string {
  const u = Math.min(w, h)
  const [cx, foot] = [w / 2, h * 0.84]
  const tilt = rng.between(-12, 12)
  const beam = h * 0.56
  return (
    path(
      polygon([
        [cx, beam],
        [cx + u * 0.16, foot],
        [cx - u * 0.16, foot],
      ]),
      { fill: ink(0) },
    ) +
    group(
      rect(-u * 0.4, -u * 0.014, u * 0.8, u * 0.028, { fill: black }) +
        circle(-u * 0.26, -u * 0.014 - u * 0.14, u * 0.14, { fill: ink(1) }) +
        rect(u * 0.14, -u * 0.014 - u * 0.18, u * 0.18, u * 0.18, { fill: ink(2) }) +
        path(
          `M${num(u * 0.14)} ${num(-u * 0.194)}A${num(u * 0.09)} ${num(u * 0.09)} 0 0 1 ${num(u * 0.32)} ${num(-u * 0.194)}Z`,
          {
            fill: ink(3),
          },
        ) +
        circle(-u * 0.26, -u * 0.35, u * 0.055, { fill: ink(4) }),
      { transform: `${translateBy(cx, beam)} ${rotateBy(tilt)}` },
    ) +
    rect(w * 0.12, foot, w * 0.76, u * 0.012, { fill: black })
  )
}

function staircase(rng: Random, w: number, h: number, ink: Ink, black: string): string {
  const m = Math.min(w, h) * 0.1
  const steps = rng.whole(5, 7)
  const [sx, sy] = [(w - 2 * m) / steps, (h - 2 * m) / (steps + 1)]
  let out = ''
  for (let i = 0; i < steps; i++)
    out += rect(m + i * sx, h - m - (i + 1) * sy, sx + 0.5, (i + 1) * sy, { fill: ink(i) })
  const i = rng.whole(1, steps - 2)
  const r = Math.min(sx, sy) * 0.46
  return (
    out +
    circle(m + (i + 0.5) * sx, h - m - (i + 1) * sy - r, r, { fill: black }) +
    circle(m + sx * 1.1, m + sy * 1.2, sx * 0.9, { fill: ink(steps + 1) })
  )
}

function sunAndBars(rng: Random, w: number, h: number, ink: Ink, black: string): string {
  const u = Math.min(w, h)
  const r = u * rng.between(0.24, 0.32)
  const [cx, cy] = [w * rng.between(0.4, 0.6), h * 0.38]
  const bars = rng.whole(5, 8)
  let out = circle(cx, cy, r, { fill: ink(0) }) + path(`${arcPath(r, 90, 270, cx, cy)}Z`, { fill: ink(1) })
  for (let i = 0; i < bars; i++) {
    const t = i / bars
    out += rect(
      w * 0.1 + w * 0.06 * (i % 3),
      h * 0.52 + h * 0.38 * t,
      w * 0.7 - w * 0.09 * ((i * 2) % 4),
      h * (0.012 + 0.022 * t),
      { fill: i % 3 === 0 ? black : ink(i + 2) },
    )
  }
  return out
}

function interlock(rng: Random, w: number, h: number, ink: Ink): string {
  const u = Math.min(w, h)
  let out = ''
  const count = rng.whole(3, 4)
  for (let i = 0; i < count; i++) {
    const [x, y] = polar(u * 0.17, (360 / count) * i + rng.between(-10, 10), w / 2, h / 2)
    const d =
      i % 2
        ? rectPath(x - u * 0.2, y - u * 0.2, u * 0.4, u * 0.4) + rectPath(x - u * 0.1, y - u * 0.1, u * 0.2, u * 0.2)
        : circlePath(x, y, u * 0.23) + circlePath(x, y, u * 0.12)
    out += path(d, { fill: ink(i), fillOpacity: 0.86, rule: 'evenodd' })
  }
  return out
}
