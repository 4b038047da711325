import type { Palette } from '../material/palettes.ts'
import type { Random } from '../pen/random.ts'
import type { Sheet } from '../pen/sheet.ts'

/** Draws in one series' style, filling (0, 0, w, h); the shorter side is always 1000. */
export type DrawSeries = (canvas: Canvas) => string

export type Canvas = {
  on: Sheet
  rng: Random
  palette: Palette
  subject: string
  w: number
  h: number
}
