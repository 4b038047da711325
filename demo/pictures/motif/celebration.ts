import { polar, polygon } from '../drawing/geometry.ts'
import { circle, ellipse, group, num, path, rect, rotateBy, scaleBy, translateBy } from '../drawing/svg.ts'
import type { Motif } from './motif.ts'

export const cake: Motif = ({ a, b, c, ink }) =>
  rect(-38, 10, 76, 28, { fill: a }, 4) +
  path('M-38 16q6 10 12 0q7 12 13 0q6 9 13 0q6 12 13 0q6 9 12 0q7 10 13 0V12H-38Z', { fill: b }) +
  rect(-27, -14, 54, 25, { fill: c }, 4) +
  path('M-27 -8q5 8 9 0q5 9 9 0q5 8 9 0q5 9 9 0q5 8 9 0q5 8 9 0V-12H-27Z', { fill: b }) +
  [-16, 0, 16]
    .map(
      (x, i) =>
        rect(x - 1.8, -32, 3.6, 19, { fill: [b, ink, a][i]! }) +
        path(`M${x} -44c5 6 4 10 0 11c-4 -1 -5 -5 0 -11z`, { fill: c }),
    )
    .join('') +
  rect(-46, 38, 92, 4, { fill: ink }, 2)

export const balloons: Motif = ({ a, b, c, ink }) => {
  const one = (x: number, y: number, r: number, fill: string) =>
    path(`M${x} ${y + r * 1.2}C${x - 4} ${y + 26} ${num(x * 0.2)} 30 0 46`, { stroke: ink, width: 0.9 }) +
    ellipse(x, y, r, r * 1.18, { fill }) +
    path(
      polygon([
        [x - 2.6, y + r * 1.32],
        [x + 2.6, y + r * 1.32],
        [x, y + r * 1.1],
      ]),
      { fill },
    ) +
    ellipse(x - r * 0.34, y - r * 0.44, r * 0.14, r * 0.24, {
      fill: '#ffffff',
      fillOpacity: 0.55,
      transform: rotateBy(24, x - r * 0.34, y - r * 0.44),
    })
  return one(-20, -14, 15, b) + one(21, -18, 14, c) + one(1, -29, 16, a)
}

export const candles: Motif = ({ a, b, c, ink }) =>
  [-32, -16, 0, 16, 32]
    .map((x, i) => {
      const tall = [38, 52, 44, 58, 40][i]!
      const fill = [a, b, c, a, b][i]!
      return (
        rect(x - 4, 40 - tall, 8, tall, { fill }, 1.5) +
        path(`M${x} ${40 - tall}v-4`, { stroke: ink, width: 1 }) +
        path(`M${x} ${24 - tall}c6 6 5 12 0 13c-5 -1 -6 -7 0 -13z`, { fill: [c, a, b, c, a][i]! }) +
        path(`M${x - 4} ${52 - tall}l8 -6M${x - 4} ${64 - tall}l8 -6`, {
          stroke: '#ffffff',
          strokeOpacity: 0.5,
          width: 1.6,
        })
      )
    })
    .join('') + path('M-46 41H46', { stroke: ink, width: 2, cap: 'round' })

export const hearts: Motif = ({ a, b, c }) => {
  const heart = 'M0 10C-16 -2 -12 -14 -5 -14C-1.5 -14 0 -11 0 -9C0 -11 1.5 -14 5 -14C12 -14 16 -2 0 10Z'
  const spots: readonly (readonly [number, number, number, number, string])[] = [
    [0, 4, 2.1, 0, a],
    [-30, -20, 1, -16, b],
    [29, -24, 1.15, 14, c],
    [-33, 24, 0.8, 10, c],
    [33, 22, 0.9, -10, b],
    [-6, -38, 0.7, 6, c],
    [5, 42, 0.6, -8, a],
  ]
  return spots
    .map(([x, y, s, r, fill]) => path(heart, { fill, transform: `${translateBy(x, y)} ${rotateBy(r)} ${scaleBy(s)}` }))
    .join('')
}

export const rings: Motif = ({ a, b, c, ink }) =>
  circle(-13, 10, 24, { stroke: a, width: 6 }) +
  path('M5.6 -4.5A24 24 0 1 1 -4 25', { stroke: b, width: 6 }) +
  group(
    path('M-9 0L-5 -6H5L9 0L0 11Z', { fill: c }) + path('M-9 0H9M-4 0L0 11L4 0L0 -6Z', { stroke: ink, width: 0.8 }),
    { transform: `${translateBy(-13, -21)} ${scaleBy(1.2)}` },
  ) +
  path('M-13 -40v-7M1 -34l5 -5M-27 -34l-5 -5', { stroke: c, width: 1.8, cap: 'round' })

export const stars: Motif = ({ a, b, c }) => {
  const star = (r: number) => polygon(Array.from({ length: 10 }, (_, i) => polar(i % 2 ? r * 0.44 : r, i * 36)))
  const spots: readonly (readonly [number, number, number, string])[] = [
    [0, 2, 20, a],
    [-32, -22, 9, b],
    [30, -28, 11, c],
    [-30, 26, 8, c],
    [33, 24, 10, b],
    [0, -38, 6, c],
    [4, 40, 6, b],
    [-42, 2, 4, a],
    [43, -4, 4, a],
  ]
  return spots
    .map(([x, y, r, fill]) => path(star(r), { fill, transform: `${translateBy(x, y)} ${rotateBy(x)}` }))
    .join('')
}

export const glasses: Motif = ({ a, b, c, ink }) => {
  const flute = (fill: string) =>
    path('M-9 -34H9L6 -4C5 2 -5 2 -6 -4Z', { fill: '#ffffff', fillOpacity: 0.35 }) +
    path('M-8 -22H8L6 -4C5 2 -5 2 -6 -4Z', { fill }) +
    path('M-9 -34H9L6 -4C5 2 -5 2 -6 -4ZM0 1V26M-9 27H9', { stroke: ink, width: 1.6, join: 'round', cap: 'round' }) +
    circle(-2, -12, 1.2, { fill: '#ffffff' }) +
    circle(3, -17, 1, { fill: '#ffffff' })
  return (
    group(flute(a), { transform: `${translateBy(-17, 10)} ${rotateBy(14)}` }) +
    group(flute(b), { transform: `${translateBy(17, 10)} ${rotateBy(-14)}` }) +
    path('M0 -34v-10M-11 -33l-6 -8M11 -33l6 -8', { stroke: c, width: 2.4, cap: 'round' })
  )
}

export const pram: Motif = ({ a, b, c, ink }) =>
  path('M-32 -4H30C30 16 18 24 0 24C-18 24 -32 14 -32 -4Z', { fill: a }) +
  path('M-2 -4V-34C-22 -34 -34 -20 -32 -4Z', { fill: b }) +
  path('M-2 -4L-24 -26M-2 -4L-12 -32M-2 -4L-31 -14', { stroke: ink, strokeOpacity: 0.35, width: 1 }) +
  path('M30 -4C36 -8 38 -18 46 -20', { stroke: ink, width: 2.2, cap: 'round' }) +
  [-17, 17]
    .map((x) => circle(x, 33, 9, { stroke: ink, width: 2.2, fill: 'none' }) + circle(x, 33, 2.4, { fill: c }))
    .join('') +
  path('M-12 6c0 -6 8 -6 8 0c0 -6 8 -6 8 0c0 5 -8 9 -8 9s-8 -4 -8 -9z', { fill: c })

export const key: Motif = ({ a, b, c, ink }) =>
  group(
    circle(-22, 0, 17, { fill: a }) +
      circle(-22, 0, 8, { fill: c }) +
      path('M-6 -4H40V4H34V14H27V4H22V11H15V4H-6Z', { fill: a }) +
      path('M-36 -4C-48 -14 -46 -30 -34 -36', { stroke: b, width: 2.4, cap: 'round' }) +
      path('M-34 -36l-9 3M-34 -36l5 -8M-34 -36l4 5', { stroke: ink, width: 1.6, cap: 'round' }),
    { transform: rotateBy(-32) },
  )
