import type { Random } from '../drawing/random.ts'
import type { SvgDefinitions } from '../drawing/svg-definitions.ts'

/** A drawn photograph fills (0, 0, w, h), shorter side 1000; `tone` applies the film to every colour. */
export type SceneInput = { defs: SvgDefinitions; rng: Random; w: number; h: number; tone: (colour: string) => string }
export type Scene = (shot: SceneInput) => string
