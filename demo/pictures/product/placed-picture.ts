import type { Random } from '../drawing/random.ts'
import type { SvgDefinitions } from '../drawing/svg-definitions.ts'
import { drawAngledView } from '../product-views/angle.ts'
import { drawBackView } from '../product-views/back.ts'
import { canvasBack, clockBack, frameBack } from '../product-views/backs.ts'
import { drawDetailView } from '../product-views/detail.ts'
import type { DrawnProduct } from '../product-views/drawn-product.ts'
import { drawGiftBoxView, drawParcelView, drawTubeView } from '../product-views/packaging.ts'
import { drawFrontView } from '../product-views/product.ts'
import { chooseRoom, drawRoomView } from '../product-views/room-view.ts'
import type { ProductRecipe } from '../recipe.ts'
import { accentFor, drawPlacedProduct, type PlacedProductSpec } from './draw-placed-product.ts'
import { paletteOf, wallColour } from './wall-colour.ts'

/** Draws clocks, wall art and photo frames in every view. */
export function placedPicture(
  defs: SvgDefinitions,
  rng: Random,
  product: PlacedProductSpec,
  { view, room }: Pick<ProductRecipe, 'view' | 'room'>,
  colour = wallColour(product.seed, paletteOf(product)),
): string {
  const drawn = drawPlacedProduct(defs, product)
  switch (view) {
    case 'front':
      return drawFrontView(defs, rng, drawn, colour)
    case 'angle':
      return drawAngledView(defs, rng, drawn, colour)
    case 'detail':
      return drawDetailView(defs, rng, drawn, colour)
    case 'room':
      return drawRoomView(defs, rng, drawn, room ?? chooseRoom(rng.fork('room'), drawn), accentFor(product))
    case 'back':
      return product.family === 'wallart' && product.sold === 'print'
        ? drawTubeView(defs, rng, drawn, accentFor(product))
        : drawBackView(defs, rng, drawn, backOf(defs, rng, product, drawn))
    case 'pack':
      return packed(defs, rng, product, drawn, colour)
  }
}

function backOf(defs: SvgDefinitions, rng: Random, product: PlacedProductSpec, drawn: DrawnProduct): string {
  if (product.family === 'clock') return clockBack(defs, rng, drawn)
  return product.family === 'wallart' && product.sold === 'canvas'
    ? canvasBack(defs, rng, drawn)
    : frameBack(defs, rng, drawn)
}

function packed(
  defs: SvgDefinitions,
  rng: Random,
  product: PlacedProductSpec,
  drawn: DrawnProduct,
  colour: string,
): string {
  if (product.family !== 'wallart') return drawGiftBoxView(defs, rng, drawn, colour, accentFor(product))
  return product.sold === 'print'
    ? drawTubeView(defs, rng, drawn, accentFor(product))
    : drawParcelView(defs, rng, drawn)
}
