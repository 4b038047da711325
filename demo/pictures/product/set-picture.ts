import type { Random } from '../pen/random.ts'
import type { Sheet } from '../pen/sheet.ts'
import { group, rotateBy, scaleBy, translateBy } from '../pen/svg.ts'
import type { CardThing, ProductRecipe, SetThing } from '../recipe.ts'
import type { Body } from '../stage/body.ts'
import { galleryWall, laidOut, shelfRow } from '../stage/compose.ts'
import { detailStage } from '../stage/detail.ts'
import { flatSurface } from '../stage/flat-lay.ts'
import { frontStage, productHeight as H, productWidth as W } from '../stage/product.ts'
import { roomStage } from '../stage/room-view.ts'
import { accentFor, bodyOf, type PlacedThing } from './bodies.ts'
import { cardPicture, flatCard, shelfCard } from './card-picture.ts'
import { placedPicture } from './placed-picture.ts'
import { paletteOf, wallColour } from './wall-colour.ts'

type Part = PlacedThing | CardThing

/** Draws all products of a set together; views without a set picture show one product of it. */
export function setPicture(
  on: Sheet,
  rng: Random,
  thing: SetThing,
  recipe: Pick<ProductRecipe, 'view' | 'room'>,
): string {
  const first = thing.things[0]
  if (first === undefined) throw new RangeError('a set needs at least one product')
  if (recipe.view === 'front' || recipe.view === 'room' || recipe.view === 'detail')
    return together(on, rng, thing, recipe)
  return apart(on, rng, thing, recipe.view)
}

/** One product of the set, before the set's wall. */
function apart(on: Sheet, rng: Random, thing: SetThing, view: 'angle' | 'back' | 'pack'): string {
  const part = thing.things[{ angle: 1, back: 2, pack: 0 }[view] % thing.things.length]!
  const shown = view === 'pack' ? 'pack' : 'angle'
  if (part.family === 'card') return cardPicture(on, rng, part, { view: shown })
  return placedPicture(on, rng, part, { view: shown }, wallColour(`${thing.seed}/${view}`))
}

function together(
  on: Sheet,
  rng: Random,
  thing: SetThing,
  { view, room }: Pick<ProductRecipe, 'view' | 'room'>,
): string {
  const first = thing.things[0]!
  const colour = wallColour(thing.seed, paletteOf(first))
  const accent = first.family === 'card' ? '#a3623f' : accentFor(first)
  const lying = thing.arrangement === 'flat-lay' && view !== 'room'
  const bodies = thing.things.map((part) => partBody(on, part, lying))
  const hangs = bodies.every((body) => !body.stands)
  const whole = lying
    ? laidOut(on, bodies)
    : thing.arrangement === 'gallery-wall' && hangs
      ? galleryWall(on, bodies)
      : shelfRow(on, bodies)
  if (view === 'room')
    return roomStage(on, rng, whole, room ?? (whole.stands ? 'mantel' : whole.box.w > 900 ? 'sofa' : 'hall'), accent)
  if (view === 'detail') return detailStage(on, rng, whole, colour)
  return lying ? fromAbove(on, rng, whole) : frontStage(on, rng, whole, colour)
}

const partBody = (on: Sheet, part: Part, lying: boolean): Body =>
  part.family === 'card' ? (lying ? flatCard : shelfCard)(on, part) : bodyOf(on, part)

function fromAbove(on: Sheet, rng: Random, whole: Body): string {
  const { box } = whole
  const k = Math.min(960 / box.w, 1120 / box.h)
  return (
    flatSurface(on, rng, W, H) +
    group(group(whole.front, { transform: translateBy(-(box.x + box.w / 2), -(box.y + box.h / 2)) }), {
      transform: `${translateBy(W / 2, H / 2)} ${scaleBy(k)} ${rotateBy(-3)}`,
    })
  )
}
