import type { Random } from '../pen/random.ts'
import type { Sheet } from '../pen/sheet.ts'

/** A drawn photograph fills (0, 0, w, h), shorter side 1000; `tone` applies the film to every colour. */
export type Shot = { on: Sheet; rng: Random; w: number; h: number; tone: (colour: string) => string }
export type Scene = (shot: Shot) => string
