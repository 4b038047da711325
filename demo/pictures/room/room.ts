import type { Random } from '../pen/random.ts'
import type { Sheet } from '../pen/sheet.ts'

/**
 * A room in millimetres: the floor is y = 0, upwards is negative, x = 0 is the middle of the picture.
 * `view` is what the camera sees; furniture reaches beyond it.
 */
export type Field = { left: number; right: number; top: number; bottom: number }

export type Scenery = {
  on: Sheet
  rng: Random
  field: Field
  /** Wall paint, and a colour of the collection for cushions, pots and spines. */
  paint: string
  accent: string
  /** Keep this stretch of every shelf free: something stands there. */
  free: { from: number; to: number }
  /** Good places for a companion on either side, clear of `free` and inside the picture. */
  beside: { left: number; right: number }
}

export type RoomPlan = {
  /** Height of the surface things stand on. */
  surface: number
  /** What a hanging picture keeps clear of: the top of the headboard, the tiles. */
  hangAbove: number
  draw(set: Scenery): string
}
