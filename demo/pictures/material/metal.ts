import { linearAt, type Stop } from '../pen/gradient.ts'
import type { Sheet } from '../pen/sheet.ts'

export type Metal = 'brass' | 'steel' | 'silver' | 'gilt' | 'iron' | 'copper'

/** Light to dark. Polished metal reflects the room as bright and dark bands. */
const tones: Record<Metal, readonly [glint: string, light: string, body: string, low: string, deep: string]> = {
  brass: ['#fff3cf', '#e6c684', '#c39a4e', '#98702c', '#6c4c1c'],
  gilt: ['#fff0c4', '#e2bb6a', '#b98a3a', '#8f6526', '#5f4118'],
  steel: ['#ffffff', '#d9dbdb', '#b3b6b7', '#888c8e', '#5e6265'],
  silver: ['#ffffff', '#e3e2de', '#c2c0ba', '#97948d', '#6d6a64'],
  iron: ['#8d8b88', '#5b5956', '#3e3c3a', '#2b2927', '#191817'],
  copper: ['#ffe3d0', '#dca27d', '#b9734b', '#8c4f30', '#5f321e'],
}

export const metalTone = (metal: Metal, step: 0 | 1 | 2 | 3 | 4): string => tones[metal][step]

function metalStops(metal: Metal): Stop[] {
  const [glint, light, body, low, deep] = tones[metal]
  return [
    [0, light],
    [0.12, glint],
    [0.26, body],
    [0.44, low],
    [0.56, light],
    [0.68, body],
    [0.84, deep],
    [0.94, low],
    [1, body],
  ]
}

/** Gradient stops of a rod lit from one side: bright near the light, dark opposite, with some reflected light. */
function rodStops(metal: Metal): Stop[] {
  const [glint, light, body, low, deep] = tones[metal]
  return [
    [0, low],
    [0.2, light],
    [0.3, glint],
    [0.45, body],
    [0.78, deep],
    [0.92, low],
    [1, body],
  ]
}

export const metal = (on: Sheet, which: Metal, x1: number, y1: number, x2: number, y2: number): string =>
  linearAt(on, metalStops(which), x1, y1, x2, y2)

/** Brushed metal: the same light without reflections. */
export function satin(on: Sheet, which: Metal, x1: number, y1: number, x2: number, y2: number): string {
  const [, light, body, low] = tones[which]
  return linearAt(
    on,
    [
      [0, light],
      [0.3, body],
      [0.42, light],
      [0.65, body],
      [1, low],
    ],
    x1,
    y1,
    x2,
    y2,
  )
}

export const rod = (on: Sheet, which: Metal, x1: number, y1: number, x2: number, y2: number): string =>
  linearAt(on, rodStops(which), x1, y1, x2, y2)
