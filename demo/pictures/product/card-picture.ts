import { cardLying, cardOpen, cardStanding } from '../card/card-views.ts'
import { packBanded, packFanned } from '../card/pack.ts'
import { printedFront } from '../card/paper.ts'
import { standingCard } from '../card/standing.ts'
import { palettes } from '../material/palettes.ts'
import { rectPath } from '../pen/geometry.ts'
import type { Random } from '../pen/random.ts'
import type { Sheet } from '../pen/sheet.ts'
import { group, translateBy } from '../pen/svg.ts'
import type { CardPackThing, CardThing, ProductRecipe } from '../recipe.ts'
import type { Body } from '../stage/body.ts'
import { detailStage } from '../stage/detail.ts'
import { roomStage } from '../stage/room-view.ts'
import { wallColour } from './wall-colour.ts'

/** A flat card for close-ups. */
export function flatCard(on: Sheet, thing: CardThing): Body {
  const [w, h] = [thing.size.width * 10, thing.size.height * 10]
  const box = { x: -w / 2, y: -h / 2, w, h }
  const front = group(printedFront(on, thing.design, thing.size), { transform: translateBy(box.x, box.y) })
  return {
    box,
    outline: rectPath(box.x, box.y, w, h),
    front,
    depth: 4,
    side: '#efe9de',
    stands: false,
    boxy: true,
    focus: { x: 0, y: -h * 0.06, w: w * 0.66 },
  }
}

/** A standing card for a shelf in a room. */
export function shelfCard(on: Sheet, thing: CardThing): Body {
  const card = standingCard(on, thing, false)
  const [w, h] = [thing.size.width * 10, thing.size.height * 10]
  return {
    box: { x: 0, y: -h, w, h },
    outline: rectPath(0, -h, w, h),
    front: card.markup,
    depth: 30,
    side: '#efe9de',
    stands: true,
    leans: true,
    focus: { x: w / 2, y: -h / 2, w },
  }
}

export function cardPicture(
  on: Sheet,
  rng: Random,
  thing: CardThing,
  { view, room }: Pick<ProductRecipe, 'view' | 'room'>,
): string {
  const colour = wallColour(thing.seed, thing.design.palette)
  switch (view) {
    case 'front':
      return cardStanding(on, rng, thing, colour)
    case 'angle':
    case 'pack':
      return cardLying(on, rng, thing)
    case 'detail':
      return detailStage(on, rng, flatCard(on, thing), colour)
    case 'back':
      return cardOpen(on, rng, thing)
    case 'room':
      return roomStage(
        on,
        rng,
        shelfCard(on, thing),
        room ?? rng.fork('room').pick(['mantel', 'mantel', 'desk', 'hall', 'bedroom', 'kitchen']),
        palettes[thing.design.palette].accent,
      )
  }
}

export function packPicture(on: Sheet, rng: Random, thing: CardPackThing, view: ProductRecipe['view']): string {
  const first = thing.designs[0]
  if (view === 'front' || first === undefined) return packFanned(on, rng, thing)
  const single: CardThing = { family: 'card', design: first, size: thing.size, seed: thing.seed }
  return view === 'pack' ? packBanded(on, rng, thing) : cardPicture(on, rng, single, { view })
}
