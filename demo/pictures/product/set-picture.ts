import type { Random } from '../drawing/random.ts'
import { group, rotateBy, scaleBy, translateBy } from '../drawing/svg.ts'
import type { SvgDefinitions } from '../drawing/svg-definitions.ts'
import { arrangeOnShelf, arrangeOnTable, arrangeOnWall } from '../product-views/compose.ts'
import { drawDetailView } from '../product-views/detail.ts'
import type { DrawnProduct } from '../product-views/drawn-product.ts'
import { flatSurface } from '../product-views/flat-lay.ts'
import { drawFrontView, productHeight as H, productWidth as W } from '../product-views/product.ts'
import { drawRoomView } from '../product-views/room-view.ts'
import type { CardSpec, ProductRecipe, SetSpec } from '../recipe.ts'
import { cardPicture, flatCard, shelfCard } from './card-picture.ts'
import { accentFor, drawPlacedProduct, type PlacedProductSpec } from './draw-placed-product.ts'
import { placedPicture } from './placed-picture.ts'
import { paletteOf, wallColour } from './wall-colour.ts'

type Part = PlacedProductSpec | CardSpec

/** Draws all products of a set together; views without a set picture show one product of it. */
export function setPicture(
  defs: SvgDefinitions,
  rng: Random,
  product: SetSpec,
  recipe: Pick<ProductRecipe, 'view' | 'room'>,
): string {
  const first = product.products[0]
  if (first === undefined) throw new RangeError('a set needs at least one product')
  if (recipe.view === 'front' || recipe.view === 'room' || recipe.view === 'detail')
    return together(defs, rng, product, recipe)
  return apart(defs, rng, product, recipe.view)
}

/** One product of the set, before the set's wall. */
function apart(defs: SvgDefinitions, rng: Random, product: SetSpec, view: 'angle' | 'back' | 'pack'): string {
  const part = product.products[{ angle: 1, back: 2, pack: 0 }[view] % product.products.length]!
  const shown = view === 'pack' ? 'pack' : 'angle'
  if (part.family === 'card') return cardPicture(defs, rng, part, { view: shown })
  return placedPicture(defs, rng, part, { view: shown }, wallColour(`${product.seed}/${view}`))
}

function together(
  defs: SvgDefinitions,
  rng: Random,
  product: SetSpec,
  { view, room }: Pick<ProductRecipe, 'view' | 'room'>,
): string {
  const first = product.products[0]!
  const colour = wallColour(product.seed, paletteOf(first))
  const accent = first.family === 'card' ? '#a3623f' : accentFor(first)
  const lying = product.arrangement === 'flat-lay' && view !== 'room'
  const drawnProducts = product.products.map((part) => partBody(defs, part, lying))
  const hangs = drawnProducts.every((drawn) => !drawn.stands)
  const whole = lying
    ? arrangeOnTable(defs, drawnProducts)
    : product.arrangement === 'gallery-wall' && hangs
      ? arrangeOnWall(defs, drawnProducts)
      : arrangeOnShelf(defs, drawnProducts)
  if (view === 'room')
    return drawRoomView(
      defs,
      rng,
      whole,
      room ?? (whole.stands ? 'mantel' : whole.box.w > 900 ? 'sofa' : 'hall'),
      accent,
    )
  if (view === 'detail') return drawDetailView(defs, rng, whole, colour)
  return lying ? fromAbove(defs, rng, whole) : drawFrontView(defs, rng, whole, colour)
}

const partBody = (defs: SvgDefinitions, part: Part, lying: boolean): DrawnProduct =>
  part.family === 'card' ? (lying ? flatCard : shelfCard)(defs, part) : drawPlacedProduct(defs, part)

function fromAbove(defs: SvgDefinitions, rng: Random, whole: DrawnProduct): string {
  const { box } = whole
  const k = Math.min(960 / box.w, 1120 / box.h)
  return (
    flatSurface(defs, rng, W, H) +
    group(group(whole.front, { transform: translateBy(-(box.x + box.w / 2), -(box.y + box.h / 2)) }), {
      transform: `${translateBy(W / 2, H / 2)} ${scaleBy(k)} ${rotateBy(-3)}`,
    })
  )
}
