import type { Random } from '../drawing/random.ts'
import type { SvgDefinitions } from '../drawing/svg-definitions.ts'
import type { Palette } from '../material/palettes.ts'

/** Draws in one series' style, filling (0, 0, w, h); the shorter side is always 1000. */
export type DrawSeries = (canvas: Canvas) => string

export type Canvas = {
  defs: SvgDefinitions
  rng: Random
  palette: Palette
  subject: string
  w: number
  h: number
}
