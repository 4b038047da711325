import type { Random } from '../drawing/random.ts'
import type { SvgDefinitions } from '../drawing/svg-definitions.ts'

/**
 * A room in millimetres: the floor is y = 0, upwards is negative, x = 0 is the middle of the picture.
 * `view` is what the camera sees; furniture reaches beyond it.
 */
export type VisibleArea = { left: number; right: number; top: number; bottom: number }

export type RoomDrawingContext = {
  defs: SvgDefinitions
  rng: Random
  field: VisibleArea
  /** The wall colour, and an accent for cushions, pots and book spines. */
  paint: string
  accent: string
  /** The product stands in this range of a shelf; props must not. */
  free: { from: number; to: number }
  /** Positions for props on either side, outside `free` and inside the picture. */
  beside: { left: number; right: number }
}

export type RoomPlan = {
  /** Height of the surface for standing objects. */
  surface: number
  /** Lowest height for a hanging picture: above the headboard or the tiles. */
  hangAbove: number
  draw(set: RoomDrawingContext): string
}
