import { mix } from '../drawing/colour.ts'
import { linePath, type Point, polygon } from '../drawing/geometry.ts'
import { createLineNoise } from '../drawing/noise.ts'
import type { Random } from '../drawing/random.ts'
import { circle, group, num, path, rect, scaleBy, translateBy } from '../drawing/svg.ts'
import type { Canvas } from './series.ts'

type Ink = { ink: string; sail: string; second: string; paper: string }

/** Boats and water in lines of one width, with flat colour in the sails. */
export function harbourLines({ defs, rng, palette, subject, w, h }: Canvas): string {
  const tint = rng.chance(0.35)
  const paper = tint ? mix(palette.paper, palette.tones[3], 0.28) : palette.paper
  const [sail, second] = rng.shuffled([palette.accent, palette.tones[1], palette.tones[2], palette.tones[3]])
  const inks: Ink = { ink: palette.ink, sail: sail!, second: second!, paper }
  const sea = h * (w > h ? 0.62 : rng.between(0.54, 0.64))
  const u = Math.min(w, h)
  let out = rect(0, 0, w, h, { fill: paper })
  const sunX = w * rng.between(0.2, 0.8)
  if (subject !== 'lighthouse')
    out += circle(sunX, sea - u * rng.between(0.28, 0.42), u * rng.between(0.07, 0.13), {
      fill: mix(inks.second, paper, 0.35),
    })
  out += path(coast(rng, w, sea, u), { fill: mix(palette.tones[2], paper, 0.55) })
  const boat = (x: number, y: number, s: number, flip = 1) =>
    group(yacht(rng, inks), { transform: `${translateBy(x, y)} ${scaleBy(s * flip, s)}` })
  if (subject === 'three masts')
    out += group(ship(inks), { transform: `${translateBy(w * 0.5, sea + u * 0.02)} ${scaleBy(u * 0.0017)}` })
  else if (subject === 'lighthouse') out += lighthouse(rng, inks, w, sea, u) + boat(w * 0.24, sea + u * 0.1, u * 0.0011)
  else if (subject === 'regatta')
    for (let i = 0; i < 6; i++)
      out += boat(
        w * (0.12 + 0.15 * i + rng.between(-0.03, 0.03)),
        sea + u * (0.01 + 0.05 * (i % 3)),
        u * (0.0007 + 0.00035 * (i % 3)),
        rng.chance(0.8) ? 1 : -1,
      )
  else if (subject === 'quay')
    out +=
      quay(rng, inks, w, h, sea, u) +
      boat(w * 0.3, sea + u * 0.06, u * 0.0013) +
      boat(w * 0.68, sea + u * 0.04, u * 0.001)
  else {
    out += boat(w * rng.between(0.42, 0.58), sea + u * 0.08, u * 0.0021, rng.pick([1, -1]))
    if (rng.chance(0.6)) out += boat(w * 0.15, sea + u * 0.005, u * 0.0006)
  }
  if (subject === 'gulls' || rng.chance(0.5))
    out += path(gulls(rng, w, sea, u, subject === 'gulls' ? 9 : 3), {
      stroke: inks.ink,
      width: u * 0.004,
      cap: 'round',
    })
  return out + water(rng, w, h, sea, u, defs.small ? 12 : 24, inks)
}

function water(rng: Random, w: number, h: number, sea: number, u: number, rows: number, { ink, paper }: Ink): string {
  let d = ''
  for (let i = 0; i < rows; i++) {
    const t = (i + 0.5) / rows
    const y = sea + (h - sea) * t ** 1.25
    const wave = createLineNoise(rng)
    let x = rng.between(-0.1, 0.1) * w
    while (x < w) {
      const long = rng.between(0.08, 0.34) * w
      const steps = 5
      d += linePath(
        Array.from(
          { length: steps + 1 },
          (_, s): Point => [x + (long * s) / steps, y + wave(x * 0.006 + s * 0.7) * u * (0.004 + 0.008 * t)],
        ),
      )
      x += long + rng.between(0.02, 0.14) * w
    }
  }
  return path(d, { stroke: mix(ink, paper, 0.15), width: u * 0.0042, cap: 'round', join: 'round' })
}

function coast(rng: Random, w: number, sea: number, u: number): string {
  const hills = createLineNoise(rng)
  const points: Point[] = Array.from({ length: 25 }, (_, i) => [
    (w * i) / 24,
    sea - u * 0.035 * Math.max(0.05, hills(i * 0.45) + 0.45),
  ])
  return polygon([...points, [w, sea + 2], [0, sea + 2]])
}

/** A small sloop, about 200 wide, with its keel at y = 0. */
function yacht(rng: Random, { ink, sail, second, paper }: Ink): string {
  const stroke = { stroke: ink, width: 4.5, join: 'round', cap: 'round' } as const
  const [a, b] = rng.chance(0.5) ? [sail, paper] : [second, sail]
  return (
    path('M-4 -22C40 -70 62 -130 6 -232Z', { ...stroke, fill: a }) +
    path('M-12 -24C-50 -60 -70 -90 -76 -28Z', { ...stroke, fill: b }) +
    path('M0 -20V-246', stroke) +
    path('M-92 -22H84C78 4 58 18 34 18H-50C-74 16 -86 0 -92 -22Z', { ...stroke, fill: paper }) +
    path('M-84 -6H80', { stroke: ink, width: 3 }) +
    path('M0 -246h30l-8 8 8 8h-30', { fill: sail })
  )
}

/** A three-master, about 440 wide. */
function ship({ ink, sail, second, paper }: Ink): string {
  const stroke = { stroke: ink, width: 3.4, join: 'round', cap: 'round' } as const
  let rig = ''
  ;[-118, 0, 112].forEach((x, m) => {
    const tall = m === 1 ? 330 : 280
    rig += path(`M${x} -30V${-tall}`, stroke)
    for (let k = 0; k < 3; k++) {
      const y = -70 - k * (tall - 90) * 0.3
      const half = (m === 1 ? 58 : 48) - k * 10
      const drop = (tall - 90) * 0.25
      rig += path(
        `M${x - half} ${num(y)}Q${x} ${num(y + 16)} ${x + half} ${num(y)}L${num(x + half * 0.8)} ${num(y - drop)}H${num(x - half * 0.8)}Z`,
        { ...stroke, fill: k === 1 ? sail : m === 1 ? paper : second },
      )
    }
  })
  return (
    path('M-214 -70L-118 -270L0 -330L112 -280L196 -60M112 -30L232 -96', { stroke: ink, width: 1.8 }) +
    rig +
    path('M-214 -70H-170V-44H150L232 -96C214 -40 186 20 150 34H-150C-190 20 -208 -30 -214 -70Z', {
      ...stroke,
      fill: paper,
    }) +
    path('M-196 -20H188M-186 2H172', { stroke: ink, width: 2.4 }) +
    path('M-120 -12h14M-70 -12h14M-20 -12h14M30 -12h14M80 -12h14', { stroke: ink, width: 7 })
  )
}

function lighthouse(rng: Random, { ink, sail, paper, second }: Ink, w: number, sea: number, u: number): string {
  const x = w * rng.between(0.56, 0.7)
  const s = u * 0.0022
  const stroke = { stroke: ink, width: 4, join: 'round' } as const
  return group(
    path('M-190 34C-160 -10 -120 -26 -70 -30C-30 -50 60 -52 96 -24C140 -18 178 4 210 34Z', {
      ...stroke,
      fill: second,
    }) +
      path('M-34 -40L-22 -250H22L34 -40Z', { ...stroke, fill: paper }) +
      path('M-31 -90L-28 -140H28L31 -90ZM-26 -190L-23 -236H23L26 -190Z', { fill: sail }) +
      path('M-30 -250H30M-20 -250V-284H20V-250M-24 -284L0 -306L24 -284Z', { ...stroke, fill: 'none' }) +
      path('M44 -40V-84L72 -104L100 -84V-36Z', { ...stroke, fill: paper }) +
      path('M30 -268L230 -306M30 -266L240 -250M-30 -268L-230 -306M-30 -266L-240 -250', {
        stroke: ink,
        width: 2,
        dash: '10 8',
      }),
    { transform: `${translateBy(x, sea)} ${scaleBy(s)}` },
  )
}

function quay(rng: Random, { ink, sail, second, paper }: Ink, w: number, h: number, sea: number, u: number): string {
  let out = ''
  let x = -u * 0.02
  while (x < w) {
    const bw = u * rng.between(0.09, 0.16)
    const bh = u * rng.between(0.14, 0.3)
    const roof = rng.chance(0.6) ? u * 0.05 : 0
    const fill = rng.pick([paper, paper, second, sail])
    out += path(
      polygon([
        [x, sea],
        [x, sea - bh],
        [x + bw / 2, sea - bh - roof],
        [x + bw, sea - bh],
        [x + bw, sea],
      ]),
      { fill, stroke: ink, width: u * 0.004, join: 'round' },
    )
    let panes = ''
    for (let r = 0; r < 3; r++)
      for (let c = 0; c < 2; c++)
        panes += `M${num(x + bw * (0.24 + 0.34 * c))} ${num(sea - bh * (0.86 - 0.27 * r))}h${num(bw * 0.18)}v${num(bh * 0.13)}h${num(-bw * 0.18)}z`
    out += path(panes, { stroke: ink, width: u * 0.003 })
    x += bw
  }
  return out + rect(0, sea, w, Math.min(u * 0.022, h - sea), { fill: ink })
}

function gulls(rng: Random, w: number, sea: number, u: number, count: number): string {
  let d = ''
  for (let i = 0; i < count; i++) {
    const s = u * rng.between(0.016, 0.04)
    d += `M${num(rng.between(0.1, 0.9) * w)} ${num(sea - u * rng.between(0.2, 0.52))}q${num(s * 0.5)} ${num(-s * 0.6)} ${num(s)} 0q${num(s * 0.5)} ${num(-s * 0.6)} ${num(s)} 0`
  }
  return d
}
