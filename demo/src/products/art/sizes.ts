import type { SizeCm } from '../../../pictures/recipe.ts'
import type { ArtShape } from './title.ts'

export type PrintSize = 'a4' | 'a3' | 'a2' | 'a1' | 'sq30' | 'sq50' | 'sq70'
export type CanvasSize = 'c4060' | 'c6090' | 'c80120' | 'sq50' | 'sq70'

type SheetSize = PrintSize | CanvasSize

const upright: Record<SheetSize, SizeCm> = {
  a4: { width: 21, height: 29.7 },
  a3: { width: 29.7, height: 42 },
  a2: { width: 42, height: 59.4 },
  a1: { width: 59.4, height: 84.1 },
  sq30: { width: 30, height: 30 },
  sq50: { width: 50, height: 50 },
  sq70: { width: 70, height: 70 },
  c4060: { width: 40, height: 60 },
  c6090: { width: 60, height: 90 },
  c80120: { width: 80, height: 120 },
}

export function sheetSize(size: SheetSize, shape: ArtShape): SizeCm {
  const { width, height } = upright[size]
  return shape === 'landscape' ? { width: height, height: width } : { width, height }
}

export const printSizes = (shape: ArtShape): readonly PrintSize[] =>
  shape === 'square' ? ['sq30', 'sq50', 'sq70'] : ['a4', 'a3', 'a2', 'a1']

export const canvasSizes = (shape: ArtShape): readonly CanvasSize[] =>
  shape === 'square' ? ['sq50', 'sq70'] : ['c4060', 'c6090', 'c80120']

/** Prices in whole pounds: of the sheet, and the surcharge for a frame. */
export const printPounds: Record<PrintSize, { sheet: number; frame: number }> = {
  a4: { sheet: 18, frame: 27 },
  a3: { sheet: 28, frame: 37 },
  a2: { sheet: 42, frame: 53 },
  a1: { sheet: 65, frame: 80 },
  sq30: { sheet: 22, frame: 32 },
  sq50: { sheet: 38, frame: 47 },
  sq70: { sheet: 58, frame: 66 },
}

export const canvasPounds: Record<CanvasSize, number> = { c4060: 65, c6090: 110, c80120: 165, sq50: 68, sq70: 98 }
