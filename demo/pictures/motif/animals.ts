import { circle, ellipse, group, path, rotateBy, scaleBy, translateBy } from '../drawing/svg.ts'
import type { Motif } from './motif.ts'

export const robin: Motif = ({ a, b, c, ink }) =>
  path(
    'M-26 -18L-37 -13L-26 -10C-30 8 -18 24 0 24C14 24 22 14 24 4L48 16L40 2C30 -10 18 -18 6 -24C-2 -32 -10 -34 -16 -33C-23 -32 -27 -25 -26 -18Z',
    { fill: c },
  ) +
  path('M-27 -22C-24 -18 -14 -20 -10 -12C-4 -2 -6 10 -14 18C-26 12 -30 -2 -26 -10C-28 -14 -28 -18 -27 -22Z', {
    fill: a,
  }) +
  path('M2 -8C12 -6 22 2 30 8C20 10 6 6 2 -8Z', { fill: ink, fillOpacity: 0.3 }) +
  circle(-17, -22, 2.2, { fill: ink }) +
  path('M-4 24V36M6 24V36', { stroke: ink, width: 1.8 }) +
  path('M-44 37C-20 33 20 40 46 34', { stroke: ink, width: 2.6, cap: 'round' }) +
  circle(-32, 40, 3, { fill: a }) +
  circle(-26, 43, 3, { fill: a }) +
  path('M30 36q6 -8 12 -4q-4 6 -12 4z', { fill: b })

export const hare: Motif = ({ a, b, c, ink }) =>
  path(
    'M-10 -16C-16 -34 -16 -46 -8 -48C-2 -46 -1 -32 -2 -20C2 -34 8 -46 14 -44C18 -40 12 -26 6 -16C14 -10 16 -2 12 6C26 12 32 26 30 44H-18C-22 34 -20 22 -12 16C-22 12 -24 0 -20 -8C-18 -12 -14 -15 -10 -16Z',
    { fill: a },
  ) +
  path('M-9 -22C-12 -32 -12 -40 -8 -43C-5 -40 -4 -30 -5 -22Z', { fill: b }) +
  circle(-10, -3, 2, { fill: ink }) +
  path('M-20 2q-3 1 -4 4', { stroke: ink, width: 1.4, cap: 'round' }) +
  circle(31, 38, 7, { fill: b }) +
  path('M6 44C4 32 10 24 20 24', { stroke: ink, strokeOpacity: 0.35, width: 1.6 }) +
  path('M-46 44H46', { stroke: ink, width: 2, cap: 'round' }) +
  path('M-36 44c0 -10 -4 -14 -6 -16M-36 44c0 -8 4 -12 6 -13M40 44c0 -8 -3 -11 -5 -13', {
    stroke: c,
    width: 2,
    cap: 'round',
  })

export const cat: Motif = ({ a, b, c, ink }) =>
  path('M26 40C44 36 48 16 38 4', { stroke: a, width: 7, cap: 'round' }) +
  path(
    'M-20 -40L-16 -26C-8 -31 6 -31 14 -26L18 -40C24 -30 25 -18 20 -10C28 6 32 24 30 44H-32C-34 24 -30 6 -22 -10C-27 -18 -26 -30 -20 -40Z',
    { fill: a },
  ) +
  path('M-14 44C-14 24 -10 12 -1 12C8 12 12 24 12 44Z', { fill: b }) +
  path('M-11 -16q3 -4 6 0M3 -16q3 -4 6 0', { stroke: ink, width: 1.8, cap: 'round' }) +
  path('M-4 -9h6l-3 4z', { fill: c }) +
  path('M-8 -6h-14M-8 -3l-13 4M6 -6h14M6 -3l13 4', { stroke: ink, width: 0.8 }) +
  path('M-24 16h8M-26 24h8M24 16h-7M26 24h-7', { stroke: ink, strokeOpacity: 0.3, width: 2.4, cap: 'round' })

export const dog: Motif = ({ a, b, c, ink }) =>
  path(
    'M-40 -16C-40 -30 -26 -38 -14 -34C-4 -32 2 -24 4 -14C18 -10 28 2 30 18V44H20L16 26H-6L-10 44H-20L-18 14C-26 8 -22 2 -24 -4C-34 -2 -42 -6 -40 -16Z',
    { fill: a },
  ) +
  path('M-10 -32C2 -34 8 -22 6 -8C0 -6 -8 -14 -10 -32Z', { fill: b }) +
  circle(-22, -22, 2, { fill: ink }) +
  ellipse(-40, -18, 3.6, 3, { fill: ink }) +
  path('M30 20C40 16 44 6 42 -4', { stroke: a, width: 5, cap: 'round' }) +
  path('M-22 -2L2 -6', { stroke: c, width: 5 }) +
  circle(-11, 1, 3.2, { fill: ink }) +
  path('M-44 45H46', { stroke: ink, width: 2, cap: 'round' })

export const fox: Motif = ({ a, b, c, ink, paper }) =>
  path('M-30 -34L-14 -20C-6 -24 6 -24 14 -20L30 -34C34 -18 30 -4 22 6L0 28L-22 6C-30 -4 -34 -18 -30 -34Z', {
    fill: a,
  }) +
  path('M-24 4C-14 -4 -6 2 0 12C6 2 14 -4 24 4L0 28Z', { fill: paper }) +
  circle(-11, -3, 2.6, { fill: ink }) +
  circle(11, -3, 2.6, { fill: ink }) +
  path('M-5 22H5L0 29Z', { fill: ink }) +
  path('M-26 -26L-18 -18L-24 -12ZM26 -26L18 -18L24 -12Z', { fill: ink }) +
  path('M-34 40C-20 32 20 32 34 40', { stroke: c, width: 2.4, cap: 'round' }) +
  path('M-20 37c-2 -8 -8 -10 -12 -9c1 6 6 9 12 9zM20 37c2 -8 8 -10 12 -9c-1 6 -6 9 -12 9z', { fill: b })

export const whale: Motif = ({ a, b, c, ink }) =>
  path(
    'M-44 4C-44 -18 -20 -28 4 -20C18 -16 24 -4 34 -8C40 -14 36 -24 30 -30C40 -30 44 -26 45 -22C48 -26 50 -28 54 -27C54 -14 48 4 34 16C16 30 -44 32 -44 4Z',
    { fill: a },
  ) +
  path('M-42 10C-24 22 8 22 30 12C14 28 -40 30 -42 10Z', { fill: b }) +
  circle(-28, -2, 2.4, { fill: ink }) +
  path('M-30 16q6 3 12 2M-12 19q6 1 12 -1M6 18q6 -1 10 -4', { stroke: ink, strokeOpacity: 0.3, width: 1.2 }) +
  path('M-14 -26C-16 -36 -24 -38 -28 -34M-14 -26C-14 -38 -4 -42 0 -36', { stroke: c, width: 2.6, cap: 'round' }) +
  path('M-48 36q8 -6 16 0t16 0t16 0t16 0t16 0t16 0', { stroke: c, width: 2.4, cap: 'round' })

export const bee: Motif = ({ a, b, c, ink }) =>
  group(
    ellipse(-8, -22, 12, 20, { fill: b, fillOpacity: 0.85, transform: rotateBy(-24, -8, -22) }) +
      ellipse(12, -22, 12, 20, { fill: b, fillOpacity: 0.7, transform: rotateBy(24, 12, -22) }) +
      ellipse(2, 6, 28, 19, { fill: a }) +
      path('M-6 -12.500C-8 -2 -8 14 -6 24.500M6 -13C8 -2 8 14 6 25M17 -9C21 0 21 12 17 21', {
        stroke: ink,
        width: 5.4,
      }) +
      circle(-28, 3, 10, { fill: ink }) +
      path('M-33 -5C-36 -14 -40 -16 -44 -15M-28 -7C-28 -16 -32 -20 -36 -21', { stroke: ink, width: 1.8, cap: 'round' }),
    { transform: rotateBy(-8) },
  ) + path('M34 12C46 16 40 34 24 32C10 30 16 44 32 44', { stroke: c, width: 1.8, dash: '1 4.500', cap: 'round' })

export const fish: Motif = ({ a, b, c, ink }) => {
  const one = (fill: string, fin: string) =>
    path('M-26 0C-16 -15 10 -15 22 -2L36 -12C33 -4 33 4 36 12L22 3C10 15 -16 15 -26 0Z', { fill }) +
    path('M-4 -11C0 -20 10 -20 14 -8Z', { fill: fin }) +
    circle(-17, -2, 1.9, { fill: ink }) +
    path('M-9 -9C-5 -3 -5 4 -9 9M-1 -5q4 4 0 9M7 -5q4 4 0 8M14 -3q3 3 0 6', {
      stroke: ink,
      strokeOpacity: 0.4,
      width: 1.2,
    })
  return (
    group(one(a, b), { transform: `${translateBy(-8, -20)} ${scaleBy(0.95)}` }) +
    group(one(b, c), { transform: `${translateBy(8, 6)} ${scaleBy(-0.95, 0.95)}` }) +
    group(one(c, a), { transform: `${translateBy(-8, 32)} ${scaleBy(0.95)}` })
  )
}

export const swallow: Motif = ({ a, b, c, ink }) =>
  path(
    'M-36 4C-24 -4 -12 -4 -4 0C4 -18 20 -34 44 -40C36 -22 26 -6 12 4C22 10 32 14 48 14C36 20 24 22 12 18C14 26 12 34 8 44C4 32 -4 22 -14 18C-26 18 -34 12 -36 4Z',
    { fill: c },
  ) +
  path('M-36 4C-30 0 -24 0 -20 4C-24 10 -30 10 -36 4Z', { fill: a }) +
  circle(-27, 1, 1.6, { fill: ink }) +
  path('M-36 5l-8 2 8 2z', { fill: ink }) +
  path('M-44 7C-46 18 -40 26 -34 28', { stroke: ink, width: 1.2 }) +
  path('M-34 28c-6 -2 -8 4 -4 6c4 -2 6 -4 4 -6z', { fill: b })
