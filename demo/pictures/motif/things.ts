import { circle, ellipse, group, num, path, rect, rotateBy, translateBy } from '../drawing/svg.ts'
import type { Motif } from './motif.ts'

export const house: Motif = ({ a, b, c, ink, paper }) =>
  path('M-28 40V-6L0 -32L28 -6V40Z', { fill: a }) +
  path('M-36 -2L0 -38L36 -2L31 4L0 -26L-31 4Z', { fill: b }) +
  rect(14, -34, 8, 16, { fill: b }) +
  rect(-7, 16, 14, 24, { fill: ink }, 1) +
  circle(4, 29, 1.2, { fill: paper }) +
  [-20, 11]
    .map((x) => rect(x, 2, 10, 11, { fill: paper }) + path(`M${x + 5} 2v11M${x} 7.500h10`, { stroke: ink, width: 0.9 }))
    .join('') +
  path('M20 -38c-3 -5 4 -6 1 -11M18 -36', { stroke: ink, strokeOpacity: 0.5, width: 1.6, cap: 'round' }) +
  [-38, 38].map((x) => circle(x, 26, 10, { fill: c }) + rect(x - 1.4, 30, 2.8, 11, { fill: ink })).join('') +
  path('M-48 41H48', { stroke: ink, width: 2, cap: 'round' })

export const bicycle: Motif = ({ a, b, c, ink }) =>
  [-24, 26]
    .map(
      (x) =>
        circle(x, 20, 18, { stroke: ink, width: 2.4 }) +
        path(`M${x} 2v36M${x - 18} 20h36M${x - 12.7} 7.300l25.400 25.400M${x + 12.7} 7.300l-25.400 25.400`, {
          stroke: ink,
          strokeOpacity: 0.25,
          width: 0.8,
        }),
    )
    .join('') +
  path('M-24 20L-12 -10H16L-2 20H-24M-2 20L-14 -18M16 -10L26 20M16 -10L12 -22H22', {
    stroke: a,
    width: 3,
    join: 'round',
    cap: 'round',
  }) +
  path('M-22 -19H-6', { stroke: ink, width: 4, cap: 'round' }) +
  path('M14 -22q8 -4 10 2', { stroke: ink, width: 2.6, cap: 'round' }) +
  path('M18 -14H38L35 0H21Z', { fill: b }) +
  [22, 28, 34].map((x, i) => circle(x, -17 - (i % 2) * 3, 4, { fill: [c, a, c][i]! })).join('') +
  circle(-2, 20, 4, { stroke: ink, width: 2 }) +
  path('M-48 39H48', { stroke: ink, width: 1.6, cap: 'round' })

export const sailingBoat: Motif = ({ a, b, c, ink, paper }) =>
  path('M2 -44C30 -20 34 6 32 16H2Z', { fill: a }) +
  path('M-3 -36C-22 -16 -28 4 -30 16H-3Z', { fill: b }) +
  path('M0 -46V22', { stroke: ink, width: 2 }) +
  path('M-40 21H42C38 34 28 38 18 38H-20C-30 38 -37 32 -40 21Z', { fill: c }) +
  path('M-38 26H40', { stroke: paper, width: 1.6 }) +
  path('M-48 43q8 -5 16 0t16 0t16 0t16 0t16 0t16 0', { stroke: ink, width: 1.8, cap: 'round' }) +
  path('M0 -46h10l-3 3 3 3h-10z', { fill: b })

export const teapot: Motif = ({ a, b, c, ink, paper }) =>
  path('M26 -6C44 -10 46 18 24 22', { stroke: a, width: 5.4 }) +
  path('M-26 4C-36 2 -38 -10 -46 -14L-40 -18C-30 -14 -28 -6 -20 -8Z', { fill: a }) +
  path('M-26 2C-26 -16 -14 -22 0 -22C14 -22 28 -16 28 2C28 22 18 34 1 34C-16 34 -26 22 -26 2Z', { fill: a }) +
  path('M-16 -20C-14 -26 14 -26 17 -20Z', { fill: b }) +
  circle(0, -28, 4, { fill: b }) +
  [-13, 1, 15].map((x) => circle(x, 6, 4.4, { fill: paper }) + circle(x, 6, 1.8, { fill: c })).join('') +
  path('M-22 14q5 6 11 2q5 6 12 2q5 6 11 2q5 5 10 0', { stroke: c, width: 1.8 }) +
  path('M-44 -22c-3 -6 4 -8 0 -15', { stroke: ink, strokeOpacity: 0.5, width: 1.8, cap: 'round' }) +
  path('M-34 38H36', { stroke: ink, width: 2.2, cap: 'round' })

export const hotAirBalloon: Motif = ({ a, b, c, ink, paper }) =>
  path('M0 -46C-28 -46 -36 -24 -30 -6C-26 6 -14 14 -10 22H10C14 14 26 6 30 -6C36 -24 28 -46 0 -46Z', { fill: a }) +
  path('M0 -46C-12 -40 -16 -10 -6 22H6C16 -10 12 -40 0 -46Z', { fill: b }) +
  path('M-31 -20C-20 -14 20 -14 31 -20L30 -6C18 0 -18 0 -30 -6Z', { fill: c, fillOpacity: 0.8 }) +
  path('M-9 22L-7 32M9 22L7 32', { stroke: ink, width: 1 }) +
  rect(-8, 32, 16, 11, { fill: ink }, 2) +
  path(
    'M-46 30c2 -7 10 -6 11 -1c5 -3 10 1 7 6h-18c-5 0 -4 -6 0 -5zM30 6c2 -6 9 -5 10 -1c5 -2 8 2 6 5h-15c-4 0 -4 -4 -1 -4z',
    { fill: paper, stroke: ink, strokeOpacity: 0.5, width: 0.9 },
  )

export const lighthouse: Motif = ({ a, b, c, ink, paper }) =>
  path('M-14 36L-9 -22H9L14 36Z', { fill: paper, stroke: ink, width: 1.2 }) +
  path('M-12.300 18L-11 4H11L12.300 18ZM-10.200 -6L-9.400 -16H9.400L10.200 -6Z', { fill: a }) +
  rect(-13, -26, 26, 4, { fill: ink }, 1) +
  rect(-7, -38, 14, 12, { fill: b }) +
  path('M-10 -38L0 -48L10 -38Z', { fill: a }) +
  path('M10 -36L46 -46V-22ZM-10 -36L-46 -46V-22Z', { fill: b, fillOpacity: 0.4 }) +
  path('M-40 40C-28 28 -14 34 0 32C14 34 30 28 42 40Z', { fill: c }) +
  path('M-48 44q8 -5 16 0t16 0t16 0t16 0t16 0t16 0', { stroke: ink, width: 1.6, cap: 'round' })

export const eggs: Motif = ({ a, b, c, ink, paper }) => {
  const egg = (x: number, y: number, fill: string, turn: number, deco: string) =>
    group(
      path('M0 -26C12 -26 19 -6 19 6C19 18 11 24 0 24C-11 24 -19 18 -19 6C-19 -6 -12 -26 0 -26Z', { fill }) + deco,
      { transform: `${translateBy(x, y)} ${rotateBy(turn)}` },
    )
  const zig = (stroke: string) =>
    path('M-18 2l6 -6 6 6 6 -6 6 6 6 -6 6 6M-18 9l6 -6 6 6 6 -6 6 6 6 -6 6 6', { stroke, width: 2 })
  const spots = (fill: string) =>
    [
      [-8, -6],
      [4, -14],
      [9, 0],
      [-3, 6],
      [7, 13],
      [-11, 12],
    ]
      .map(([x, y]) => circle(x!, y!, 2.6, { fill }))
      .join('')
  return (
    egg(-24, 6, a, -12, zig(paper)) +
    egg(24, 8, c, 12, spots(paper)) +
    egg(0, -6, b, 0, path('M-18 0H18M-19 7H19M-13 -12H13', { stroke: paper, width: 2.4 })) +
    path('M-46 32C-30 22 30 22 46 32C34 46 -34 46 -46 32Z', { fill: ink, fillOpacity: 0.85 }) +
    path(
      'M-40 30l-4 -8M-30 28l-2 -9M-16 27l3 -8M16 27l-3 -8M30 28l2 -9M40 30l4 -8M-38 36q38 10 76 0M-34 40q34 8 68 0',
      { stroke: paper, strokeOpacity: 0.5, width: 1.5, cap: 'round' },
    )
  )
}

export const armchair: Motif = ({ a, b, c, ink }) =>
  path('M-24 14V-22C-24 -36 24 -36 24 -22V14Z', { fill: a }) +
  path('M-8 -28V10M8 -28V10', { stroke: ink, strokeOpacity: 0.2, width: 1.4 }) +
  rect(-22, 4, 44, 14, { fill: b }, 5) +
  path('M-38 -4C-38 -12 -24 -12 -24 -4V26H-38ZM38 -4C38 -12 24 -12 24 -4V26H38Z', { fill: a }) +
  rect(-34, 18, 68, 14, { fill: a }, 3) +
  path('M-28 32L-32 44M28 32L32 44', { stroke: ink, width: 3, cap: 'round' }) +
  rect(-11, -10, 22, 16, { fill: c, transform: rotateBy(8) }, 3) +
  ellipse(0, 45, 44, 2, { fill: ink, fillOpacity: 0.15 }) +
  path(`M${num(-2)} -4l4 4M2 -4l-4 4`, { stroke: ink, strokeOpacity: 0.4, width: 1 })
