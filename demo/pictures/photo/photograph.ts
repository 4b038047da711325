import { changeSaturation, lightness, mix } from '../drawing/colour.ts'
import { random } from '../drawing/random.ts'
import { group } from '../drawing/svg.ts'
import type { SvgDefinitions } from '../drawing/svg-definitions.ts'
import { breakfast, cityDusk, flower, portrait } from './indoors.ts'
import { balloonDawn, fieldRows, nightCamp, windowCat } from './journeys.ts'
import { balloonHill, mountainLake, onTheHill, sunsetBeach, woodPath } from './outdoors.ts'
import { loneTree, rowingBoat, snowCabin } from './weather.ts'

const scenes = [
  sunsetBeach,
  mountainLake,
  balloonHill,
  woodPath,
  onTheHill,
  portrait,
  flower,
  cityDusk,
  breakfast,
  loneTree,
  snowCabin,
  rowingBoat,
  balloonDawn,
  windowCat,
  nightCamp,
  fieldRows,
] as const

/** The colour treatment of a photograph. */
export type ColourTreatment = 'colour' | 'warm' | 'faded' | 'silver' | 'sepia'

const grey = (colour: string) => mix('#141414', '#f7f6f3', Math.min(1, Math.max(0, (lightness(colour) - 0.16) / 0.8)))

const films: Record<ColourTreatment, (colour: string) => string> = {
  colour: (c) => changeSaturation(c, 1.05),
  warm: (c) => mix(c, '#d9a066', 0.14),
  faded: (c) => mix(changeSaturation(c, 0.72), '#efe6d6', 0.2),
  silver: grey,
  sepia: (c) => mix(grey(c), '#a9794a', 0.28),
}

/** Draws a scene. The seed chooses the first scene and the index counts on from it, so a frame of nine shows nine scenes. */
export function photograph(
  defs: SvgDefinitions,
  seed: string,
  index: number,
  film: ColourTreatment,
  aspect: number,
): { markup: string; w: number; h: number } {
  const first = random(`photo/${seed}`).whole(0, scenes.length - 1)
  const rng = random(`photo/${seed}/${index}`)
  const w = Math.round(aspect >= 1 ? 1000 * aspect : 1000)
  const h = Math.round(aspect >= 1 ? 1000 : 1000 / aspect)
  const scene = scenes[(first + index * 3) % scenes.length]!
  const clip = defs.define((id) => `<clipPath id="${id}"><rect width="${w}" height="${h}"/></clipPath>`)
  return { markup: group(scene({ defs, rng, w, h, tone: films[film] }), { clip }), w, h }
}
