import { circlePath, polar } from '../drawing/geometry.ts'
import { circle, ellipse, group, num, path, rect, rotateBy, scaleBy, translateBy } from '../drawing/svg.ts'
import type { Motif } from './motif.ts'

const leafPath = 'M0 0C4 -7 14 -8 20 0C14 8 4 7 0 0Z'
const leaf = (x: number, y: number, a: number, s: number, fill: string): string =>
  path(leafPath, { fill, transform: `${translateBy(x, y)} ${rotateBy(a)} ${scaleBy(s)}` })
const daisy = (x: number, y: number, r: number, petal: string, eye: string, petals = 8): string =>
  group(
    Array.from({ length: petals }, (_, i) =>
      ellipse(0, -r * 0.62, r * 0.26, r * 0.42, { fill: petal, transform: rotateBy((360 / petals) * i) }),
    ).join('') + circle(0, 0, r * 0.26, { fill: eye }),
    { transform: translateBy(x, y) },
  )

export const bouquet: Motif = ({ a, b, c, ink, paper }) =>
  path(
    'M0 44C-4 20 -18 4 -26 -8M0 44C0 20 0 0 0 -16M0 44C4 20 18 6 27 -6M0 44C-2 24 -8 8 -12 -4M0 44C3 24 10 8 14 -2',
    { stroke: ink, width: 1.5 },
  ) +
  leaf(-10, 14, -160, 0.9, c) +
  leaf(10, 14, -20, 0.9, c) +
  leaf(-20, -2, -120, 0.8, c) +
  leaf(22, -2, -60, 0.8, c) +
  leaf(-4, 22, -140, 0.7, c) +
  leaf(5, 22, -40, 0.7, c) +
  daisy(-26, -14, 13, b, a) +
  daisy(27, -13, 13, paper, b) +
  daisy(0, -28, 16, a, b, 10) +
  circle(-13, -12, 6.5, { fill: a }) +
  circle(-13, -12, 3, { fill: b }) +
  circle(14, -10, 6, { fill: b }) +
  circle(14, -10, 2.6, { fill: paper }) +
  path('M-8 27H8L5 35H-5Z', { fill: a }) +
  path('M0 31l-10 8M0 31l10 8', { stroke: a, width: 2, cap: 'round' })

export const tulips: Motif = ({ a, b, c, ink }) => {
  const bloom = (x: number, y: number, fill: string, s: number) =>
    path('M0 8C-12 8 -12 -6 -9 -16L-4 -9L0 -18L4 -9L9 -16C12 -6 12 8 0 8Z', {
      fill,
      transform: `${translateBy(x, y)} ${scaleBy(s)}`,
    })
  return (
    path('M-22 44C-24 20 -24 8 -22 -6M0 44V-14M22 44C24 22 24 10 22 -2', { stroke: ink, width: 2 }) +
    path(
      'M-22 42C-38 26 -38 12 -34 4C-28 14 -24 28 -22 42ZM0 42C14 28 16 12 12 2C4 14 0 28 0 42ZM22 42C36 30 38 18 36 8C28 18 24 30 22 42ZM0 43C-12 34 -14 24 -11 14C-4 24 -1 34 0 43Z',
      { fill: c },
    ) +
    bloom(-22, -14, b, 1.15) +
    bloom(0, -24, a, 1.4) +
    bloom(22, -10, b, 1.1)
  )
}

export const wreath: Motif = ({ a, b, c, ink }) => {
  let out = circle(0, 0, 32, { stroke: ink, width: 1.2 })
  for (let i = 0; i < 26; i++) {
    const [x, y] = polar(32, i * 13.85)
    out += leaf(x, y, i * 13.85 + (i % 2 ? 26 : -40), 0.72, i % 3 ? c : b)
  }
  for (const i of [0, 3, 6, 9, 12, 15, 18, 21]) {
    const [x, y] = polar(32 + (i % 2 ? 5 : -4), i * 15 + 8)
    out += circle(x, y, 3, { fill: a })
  }
  return out
}

export const firTree: Motif = ({ a, b, c, ink }) =>
  rect(-4, 32, 8, 12, { fill: ink }) +
  path('M0 -40L16 -14H9L24 8H14L32 34H-32L-14 8H-24L-9 -14H-16Z', { fill: c }) +
  path('M0 -40L16 -14H9L24 8H14L32 34H0Z', { fill: '#000000', fillOpacity: 0.09 }) +
  [
    [-6, -12, a],
    [7, -2, b],
    [-10, 10, b],
    [4, 16, a],
    [16, 24, b],
    [-19, 26, a],
    [-2, 27, b],
  ]
    .map(([x, y, fill]) => circle(Number(x), Number(y), 2.8, { fill: String(fill) }))
    .join('') +
  path('M0 -50l2.6 6 6.4 .6 -4.8 4.2 1.4 6.2 -5.6 -3.2 -5.6 3.2 1.4 -6.2 -4.8 -4.2 6.4 -.6z', { fill: a })

export const snowflakes: Motif = ({ a, b, c }) => {
  const flake = (r: number) => {
    let d = ''
    for (let i = 0; i < 6; i++) {
      const end = polar(r, i * 60)
      d += `M0 0L${num(end[0])} ${num(end[1])}`
      for (const t of [0.45, 0.7]) {
        const at = polar(r * t, i * 60)
        for (const side of [-50, 50]) {
          const tip = polar(r * 0.26, i * 60 + side, at[0], at[1])
          d += `M${num(at[0])} ${num(at[1])}L${num(tip[0])} ${num(tip[1])}`
        }
      }
    }
    return d
  }
  return (
    [
      [0, 0, 24, a, 3],
      [-31, -26, 11, b, 2],
      [31, -24, 13, c, 2],
      [-30, 28, 13, c, 2],
      [30, 30, 10, b, 2],
      [0, -40, 6, b, 1.6],
      [2, 42, 6, c, 1.6],
    ] as const
  )
    .map(([x, y, r, stroke, width]) => path(flake(r), { stroke, width, cap: 'round', transform: translateBy(x, y) }))
    .join('')
}

export const moon: Motif = ({ a, b, c, ink }) =>
  path('M10 -38A38 38 0 1 0 36 18A30 30 0 1 1 10 -38Z', { fill: a }) +
  path('M-36 26c6 -8 14 -6 16 0c4 -6 14 -4 14 4c6 0 8 8 0 8h-32c-8 0 -8 -12 2 -12z', { fill: c }) +
  [
    [22, -20, 4],
    [38, -6, 2.6],
    [26, -40, 2.2],
    [8, -6, 2],
    [42, -30, 1.8],
  ]
    .map(([x, y, r]) => path(circlePath(x!, y!, r!), { fill: b }))
    .join('') +
  path('M30 36q6 -6 12 0', { stroke: ink, width: 1.4 })

export const sun: Motif = ({ a, b, c }) => {
  let rays = ''
  for (let i = 0; i < 16; i++) {
    const [p, q, r] = [polar(24, i * 22.5 - 5), polar(i % 2 ? 36 : 44, i * 22.5), polar(24, i * 22.5 + 5)]
    rays += `M${num(p[0])} ${num(p[1])}L${num(q[0])} ${num(q[1])}L${num(r[0])} ${num(r[1])}Z`
  }
  return (
    path(rays, { fill: b }) +
    circle(0, 0, 22, { fill: a }) +
    path('M-9 -3q3 -4 6 0M3 -3q3 -4 6 0M-8 6q8 8 16 0', { stroke: c, width: 1.8, cap: 'round' })
  )
}

export const rainbow: Motif = ({ a, b, c, ink, paper }) =>
  (
    [
      [40, a],
      [32, b],
      [24, c],
      [16, ink],
    ] as const
  )
    .map(([r, stroke]) => path(`M${-r} 22A${r} ${r} 0 0 1 ${r} 22`, { stroke, width: 6.4 }))
    .join('') +
  [-36, 36]
    .map((x) =>
      path(`M${x - 14} 28c-8 0 -8 -11 0 -11c1 -8 12 -9 14 -2c7 -4 14 2 11 8c5 0 5 5 0 5z`, {
        fill: paper,
        stroke: ink,
        width: 1.2,
      }),
    )
    .join('')

export const pears: Motif = ({ a, b, c, ink }) => {
  const pear = (x: number, y: number, s: number, fill: string, turn: number) =>
    group(
      path(
        'M0 -30C7 -30 7 -20 10 -13C15 -4 20 0 20 10C20 22 11 28 0 28C-11 28 -20 22 -20 10C-20 0 -15 -4 -10 -13C-7 -20 -7 -30 0 -30Z',
        { fill },
      ) +
        path('M-12 6C-12 14 -8 20 -2 22', { stroke: '#ffffff', strokeOpacity: 0.4, width: 2.4, cap: 'round' }) +
        path('M0 -29Q1 -36 5 -40', { stroke: ink, width: 2, cap: 'round' }) +
        leaf(3, -35, -8, 0.8, c),
      { transform: `${translateBy(x, y)} ${rotateBy(turn)} ${scaleBy(s)}` },
    )
  return pear(-18, 4, 0.95, b, -8) + pear(18, 10, 1, a, 9)
}

export const lemons: Motif = ({ a, b, c, ink }) => {
  const lemon = (x: number, y: number, turn: number, s: number) =>
    group(
      path(
        'M-26 2C-22 0 -20 -4 -17 -8C-10 -18 10 -18 17 -8C20 -4 22 -1 27 0C22 2 20 5 17 9C10 18 -10 18 -17 9C-20 5 -22 4 -26 2Z',
        { fill: a },
      ) + path('M-10 -6q6 -5 12 -4', { stroke: '#ffffff', strokeOpacity: 0.5, width: 2.2, cap: 'round' }),
      { transform: `${translateBy(x, y)} ${rotateBy(turn)} ${scaleBy(s)}` },
    )
  let slices = circle(20, 24, 15, { fill: a }) + circle(20, 24, 12.5, { fill: b })
  for (let i = 0; i < 8; i++)
    slices += path(
      `M20 24L${polar(11, i * 45 + 6, 20, 24)
        .map(num)
        .join(' ')}A11 11 0 0 1 ${polar(11, i * 45 + 39, 20, 24)
        .map(num)
        .join(' ')}Z`,
      { fill: a, fillOpacity: 0.75 },
    )
  return (
    path('M-34 -34C-20 -30 -4 -30 14 -38', { stroke: ink, width: 1.6 }) +
    leaf(-20, -31, 60, 0.95, c) +
    leaf(-6, -31, -50, 0.95, c) +
    leaf(10, -36, 40, 1, c) +
    lemon(-16, -4, -24, 1) +
    lemon(18, -14, 20, 0.9) +
    slices
  )
}

export const cactus: Motif = ({ a, b, c, ink }) =>
  path('M-20 20H20L15 44H-15Z', { fill: a }) +
  rect(-23, 15, 46, 8, { fill: a }, 2) +
  path(
    'M-12 16V-24C-12 -42 12 -42 12 -24V16ZM-12 2H-20C-28 2 -30 -4 -30 -12V-18C-30 -25 -21 -25 -21 -18V-9H-12ZM12 -8H18C22 -8 22 -12 22 -18V-24C22 -31 31 -31 31 -24V-12C31 -2 26 2 18 2H12Z',
    { fill: c },
  ) +
  path('M-4 -30V10M4 -30V10M-6 -18l4 2M2 -6l4 2M-6 2l4 2M4 -22l-3 2', {
    stroke: '#ffffff',
    strokeOpacity: 0.5,
    width: 1.3,
    cap: 'round',
  }) +
  daisy(0, -38, 9, b, ink, 6) +
  path('M-18 31H18', { stroke: ink, strokeOpacity: 0.3, width: 2 })

export const feather: Motif = ({ a, b, c, ink }) =>
  group(
    path('M0 44C-20 20 -20 -20 0 -46C20 -20 20 20 0 44Z', { fill: a }) +
      path('M0 -46C10 -33 16 -18 16 -2L0 6ZM0 14L14 8C12 20 8 32 0 44Z', { fill: b }) +
      path('M0 50V-40M0 30L-12 18M0 16L-15 2M0 2L-15 -12M0 -12L-11 -24M0 30L12 18M0 16L15 2M0 2L15 -12M0 -12L11 -24', {
        stroke: ink,
        strokeOpacity: 0.6,
        width: 1.1,
      }) +
      circle(0, -8, 3, { fill: c }),
    { transform: rotateBy(28) },
  )

export const clover: Motif = ({ a, c, ink }) =>
  path('M0 4C4 22 10 34 18 44', { stroke: ink, width: 2.4, cap: 'round' }) +
  [0, 90, 180, 270]
    .map((t) =>
      path('M0 0C-20 -8 -20 -30 -8 -30C-3 -30 0 -26 0 -22C0 -26 3 -30 8 -30C20 -30 20 -8 0 0Z', {
        fill: t % 180 ? a : c,
        transform: `${translateBy(0, -6)} ${rotateBy(t + 45)}`,
      }),
    )
    .join('') +
  circle(0, -6, 2, { fill: ink })

export const mountain: Motif = ({ a, b, c, ink, paper }) =>
  circle(16, -24, 12, { fill: a }) +
  path('M-46 34L-16 -22L4 12L18 -8L46 34Z', { fill: c }) +
  path('M-16 -22L-27 -1L-19 -5L-13 3L-7 -6Z', { fill: paper }) +
  path('M18 -8L9 5L16 3L22 8L27 5Z', { fill: paper }) +
  path('M-46 34C-20 24 20 24 46 34V40H-46Z', { fill: b }) +
  path('M-30 34v-8l4 -6 4 6v8zM30 36v-7l3.500 -5 3.500 5v7z', { fill: ink })
