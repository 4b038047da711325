import { type ProductDocument, toStockLevel } from '@mantel/contract'
import { leastQuantity } from '@mantel/domain/cart'
import { isPicture, type ProductType } from '@mantel/domain/catalog'
import { productPath } from '@mantel/domain/routing'
import type { Engine } from '../../engine.ts'
import { type LabelView, labelViews } from './label-view.ts'
import type { OptionLabels } from './option-labels.ts'
import { withPriceDetails } from './price-details.ts'
import { type PriceView, priceView } from './price-view.ts'
import { isInStock } from './stock-view.ts'

export type ProductCard = {
  id: number
  sku: string
  typeId: ProductType
  name: string
  /** The page's path without the prefix of the store view, such as '/de'. */
  path: string
  picture: string | null
  /** A second picture, preferably of the product in a room. */
  secondPicture: string | null
  /** The artist, otherwise the brand. */
  maker: string | null
  price: PriceView | null
  labels: LabelView[]
  inStock: boolean
  /** The smallest quantity that can be ordered, if it is not 1. */
  leastQuantity?: number | undefined
}

/** Attributes whose labels cards show. */
export const cardAttributes = ['artist', 'brand'] as const

export function productCard(
  { view, clock }: Pick<Engine, 'view' | 'clock'>,
  document: ProductDocument,
  labels: OptionLabels,
): ProductCard {
  const price = withPriceDetails(priceView(document, view), document, labelOf(document, 'brand', labels), view)
  const pictures = picturesOf(document)
  const { id, sku, name, slug = '', url_path: urlPath = '' } = document
  return {
    id,
    sku,
    typeId: document.type_id,
    name,
    path: productPath(view, { parentSku: sku, slug: slug || document.url_key || '', urlPath }),
    picture: pictures[0] ?? null,
    secondPicture: roomView(pictures),
    maker: makerOf(document, labels),
    price,
    labels: labelViews(document, price, clock.now()),
    inStock: isInStock(document),
    leastQuantity: leastQuantityOf(document),
  }
}

/** Left out where it is 1, because the data of every card makes the page larger. */
function leastQuantityOf({ stock }: ProductDocument): number | undefined {
  const least = leastQuantity(toStockLevel(stock ?? {}))
  return least > 1 ? least : undefined
}

function makerOf(document: Readonly<Record<string, unknown>>, labels: OptionLabels): string | null {
  return labelOf(document, 'artist', labels) ?? labelOf(document, 'brand', labels)
}

function labelOf(
  document: Readonly<Record<string, unknown>>,
  code: (typeof cardAttributes)[number],
  labels: OptionLabels,
): string | null {
  return document[code] && labels.hasLabel(code, document[code]) ? labels.labelOf(code, document[code]) : null
}

/** The main picture first, then the others in order. */
function picturesOf({ image, media_gallery = [] }: ProductDocument): string[] {
  const others = media_gallery
    .filter((entry) => entry.typ === 'image' && isPicture(entry.image))
    .toSorted((a, b) => a.pos - b.pos)
    .map((entry) => entry.image)
  return [...new Set([...(isPicture(image) ? [image] : []), ...others])]
}

/** The usual order of pictures is front, side, in a room. */
function roomView(pictures: readonly string[]): string | null {
  return pictures[2] ?? pictures[1] ?? null
}
