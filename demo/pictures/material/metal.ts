import { type GradientStop, linearAt } from '../drawing/gradient.ts'
import type { SvgDefinitions } from '../drawing/svg-definitions.ts'

export type Metal = 'brass' | 'steel' | 'silver' | 'gilt' | 'iron' | 'copper'

/** Light to dark. Polished metal reflects the room as bright and dark bands. */
const tones: Record<Metal, readonly [brightest: string, light: string, mid: string, dark: string, darkest: string]> = {
  brass: ['#fff3cf', '#e6c684', '#c39a4e', '#98702c', '#6c4c1c'],
  gilt: ['#fff0c4', '#e2bb6a', '#b98a3a', '#8f6526', '#5f4118'],
  steel: ['#ffffff', '#d9dbdb', '#b3b6b7', '#888c8e', '#5e6265'],
  silver: ['#ffffff', '#e3e2de', '#c2c0ba', '#97948d', '#6d6a64'],
  iron: ['#8d8b88', '#5b5956', '#3e3c3a', '#2b2927', '#191817'],
  copper: ['#ffe3d0', '#dca27d', '#b9734b', '#8c4f30', '#5f321e'],
}

export const metalTone = (metal: Metal, step: 0 | 1 | 2 | 3 | 4): string => tones[metal][step]

function metalStops(metal: Metal): GradientStop[] {
  const [brightest, light, mid, dark, darkest] = tones[metal]
  return [
    [0, light],
    [0.12, brightest],
    [0.26, mid],
    [0.44, dark],
    [0.56, light],
    [0.68, mid],
    [0.84, darkest],
    [0.94, dark],
    [1, mid],
  ]
}

/** Gradient stops of a rod lit from one side: bright near the light, dark opposite, with some reflected light. */
function rodStops(metal: Metal): GradientStop[] {
  const [brightest, light, mid, dark, darkest] = tones[metal]
  return [
    [0, dark],
    [0.2, light],
    [0.3, brightest],
    [0.45, mid],
    [0.78, darkest],
    [0.92, dark],
    [1, mid],
  ]
}

export const metal = (defs: SvgDefinitions, which: Metal, x1: number, y1: number, x2: number, y2: number): string =>
  linearAt(defs, metalStops(which), x1, y1, x2, y2)

/** Brushed metal: the same light without reflections. */
export function brushedMetal(
  defs: SvgDefinitions,
  which: Metal,
  x1: number,
  y1: number,
  x2: number,
  y2: number,
): string {
  const [, light, mid, dark] = tones[which]
  return linearAt(
    defs,
    [
      [0, light],
      [0.3, mid],
      [0.42, light],
      [0.65, mid],
      [1, dark],
    ],
    x1,
    y1,
    x2,
    y2,
  )
}

export const rodGradient = (
  defs: SvgDefinitions,
  which: Metal,
  x1: number,
  y1: number,
  x2: number,
  y2: number,
): string => linearAt(defs, rodStops(which), x1, y1, x2, y2)
