import type { Random } from '../pen/random.ts'
import type { Sheet } from '../pen/sheet.ts'
import type { ProductRecipe } from '../recipe.ts'
import { angleStage } from '../stage/angle.ts'
import { backStage } from '../stage/back.ts'
import { canvasBack, clockBack, frameBack } from '../stage/backs.ts'
import type { Body } from '../stage/body.ts'
import { detailStage } from '../stage/detail.ts'
import { boxedStage, parcelStage, tubeStage } from '../stage/packaging.ts'
import { frontStage } from '../stage/product.ts'
import { roomFor, roomStage } from '../stage/room-view.ts'
import { accentFor, bodyOf, type PlacedThing } from './bodies.ts'
import { paletteOf, wallColour } from './wall-colour.ts'

/** Draws clocks, wall art and photo frames in every view. */
export function placedPicture(
  on: Sheet,
  rng: Random,
  thing: PlacedThing,
  { view, room }: Pick<ProductRecipe, 'view' | 'room'>,
  colour = wallColour(thing.seed, paletteOf(thing)),
): string {
  const body = bodyOf(on, thing)
  switch (view) {
    case 'front':
      return frontStage(on, rng, body, colour)
    case 'angle':
      return angleStage(on, rng, body, colour)
    case 'detail':
      return detailStage(on, rng, body, colour)
    case 'room':
      return roomStage(on, rng, body, room ?? roomFor(rng.fork('room'), body), accentFor(thing))
    case 'back':
      return thing.family === 'wallart' && thing.sold === 'print'
        ? tubeStage(on, rng, body, accentFor(thing))
        : backStage(on, rng, body, backOf(on, rng, thing, body))
    case 'pack':
      return packed(on, rng, thing, body, colour)
  }
}

function backOf(on: Sheet, rng: Random, thing: PlacedThing, body: Body): string {
  if (thing.family === 'clock') return clockBack(on, rng, body)
  return thing.family === 'wallart' && thing.sold === 'canvas' ? canvasBack(on, rng, body) : frameBack(on, rng, body)
}

function packed(on: Sheet, rng: Random, thing: PlacedThing, body: Body, colour: string): string {
  if (thing.family !== 'wallart') return boxedStage(on, rng, body, colour, accentFor(thing))
  return thing.sold === 'print' ? tubeStage(on, rng, body, accentFor(thing)) : parcelStage(on, rng, body)
}
