import { cardLying, cardOpen, cardStanding } from '../card/card-views.ts'
import { packBanded, packFanned } from '../card/pack.ts'
import { printedFront } from '../card/paper.ts'
import { standingCard } from '../card/standing.ts'
import { rectPath } from '../drawing/geometry.ts'
import type { Random } from '../drawing/random.ts'
import { group, translateBy } from '../drawing/svg.ts'
import type { SvgDefinitions } from '../drawing/svg-definitions.ts'
import { palettes } from '../material/palettes.ts'
import { drawDetailView } from '../product-views/detail.ts'
import type { DrawnProduct } from '../product-views/drawn-product.ts'
import { drawRoomView } from '../product-views/room-view.ts'
import type { CardPackSpec, CardSpec, ProductRecipe } from '../recipe.ts'
import { wallColour } from './wall-colour.ts'

/** A flat card for close-ups. */
export function flatCard(defs: SvgDefinitions, product: CardSpec): DrawnProduct {
  const [w, h] = [product.size.width * 10, product.size.height * 10]
  const box = { x: -w / 2, y: -h / 2, w, h }
  const front = group(printedFront(defs, product.design, product.size), { transform: translateBy(box.x, box.y) })
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
export function shelfCard(defs: SvgDefinitions, product: CardSpec): DrawnProduct {
  const card = standingCard(defs, product, false)
  const [w, h] = [product.size.width * 10, product.size.height * 10]
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
  defs: SvgDefinitions,
  rng: Random,
  product: CardSpec,
  { view, room }: Pick<ProductRecipe, 'view' | 'room'>,
): string {
  const colour = wallColour(product.seed, product.design.palette)
  switch (view) {
    case 'front':
      return cardStanding(defs, rng, product, colour)
    case 'angle':
    case 'pack':
      return cardLying(defs, rng, product)
    case 'detail':
      return drawDetailView(defs, rng, flatCard(defs, product), colour)
    case 'back':
      return cardOpen(defs, rng, product)
    case 'room':
      return drawRoomView(
        defs,
        rng,
        shelfCard(defs, product),
        room ?? rng.fork('room').pick(['mantel', 'mantel', 'desk', 'hall', 'bedroom', 'kitchen']),
        palettes[product.design.palette].accent,
      )
  }
}

export function packPicture(
  defs: SvgDefinitions,
  rng: Random,
  product: CardPackSpec,
  view: ProductRecipe['view'],
): string {
  const first = product.designs[0]
  if (view === 'front' || first === undefined) return packFanned(defs, rng, product)
  const single: CardSpec = { family: 'card', design: first, size: product.size, seed: product.seed }
  return view === 'pack' ? packBanded(defs, rng, product) : cardPicture(defs, rng, single, { view })
}
