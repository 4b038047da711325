import type { ProductDocument } from '@mantel/contract'
import { isPicture, type ProductType } from '@mantel/domain/catalog'
import { productPath } from '@mantel/domain/routing'
import type { Engine } from '../../engine.ts'
import { type LabelView, labelViews } from './label-view.ts'
import type { OptionLabels } from './option-labels.ts'
import { type PriceView, priceView } from './price-view.ts'
import { isInStock } from './stock-view.ts'

/** A product in a list. */
export type ProductCard = {
  id: number
  sku: string
  typeId: ProductType
  name: string
  /** Without the store's prefix. */
  path: string
  picture: string | null
  /** Another view of it, where there is one: the thing at its place. */
  secondPicture: string | null
  /** Who made it: the artist, else the brand. */
  maker: string | null
  price: PriceView | null
  labels: LabelView[]
  inStock: boolean
}

/** Attributes whose labels cards need. */
export const cardAttributes = ['artist', 'brand'] as const

export function productCard(
  { view, clock }: Pick<Engine, 'view' | 'clock'>,
  document: ProductDocument,
  labels: OptionLabels,
): ProductCard {
  const price = priceView(document, view)
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
  }
}

function makerOf(document: Readonly<Record<string, unknown>>, labels: OptionLabels): string | null {
  const code = cardAttributes.find((one) => document[one] && labels.knows(one, document[one]))
  return code === undefined ? null : labels.labelOf(code, document[code])
}

/** The main picture first, then the rest in their order. */
function picturesOf({ image, media_gallery = [] }: ProductDocument): string[] {
  const others = media_gallery
    .filter((entry) => entry.typ === 'image' && isPicture(entry.image))
    .toSorted((a, b) => a.pos - b.pos)
    .map((entry) => entry.image)
  return [...new Set([...(isPicture(image) ? [image] : []), ...others])]
}

/** Shops photograph a thing from the front, then from the side, then where it belongs. */
function roomView(pictures: readonly string[]): string | null {
  return pictures[2] ?? pictures[1] ?? null
}
