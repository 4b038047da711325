import type { CatalogDocument } from '@mantel/contract'
import { toMajorUnits } from '@mantel/domain/money'
import { nextPriceBoundary, type Priceable, type PricedProduct, priceProduct, shownPrice } from '@mantel/domain/pricing'
import type { StoredProduct } from '../catalog/index.ts'
import { composeDocument, priceDocument, withoutVariantTexts } from './price-document.ts'
import { groupsWithPrices, type PriceView, priceContext } from './price-view.ts'
import { toPriceable } from './to-priceable.ts'

export type IndexedProduct = {
  id: number
  /** The document for guests. In a store that requires a group token it has no price fields. */
  doc: CatalogDocument
  /** The displayed price in major units, for filters, facets and sorting. base is null if guests see no prices. */
  shownPrice: { base: number | null; byGroup: Record<number, number> }
  /** The document for a customer group of the website. */
  forGroup?: (groupId: number) => CatalogDocument
  /** When a special price of this product next starts or ends, in milliseconds since the epoch. */
  nextPriceBoundary?: number
}

/** The indexed form of a product: the document for guests, a price for each group and the next price boundary. */
export function toIndexedProduct(product: StoredProduct, view: PriceView, clock: () => Date): IndexedProduct {
  const now = clock()
  const stored = withoutVariantTexts(product)
  const priceable = toPriceable(stored)
  const priceFor = (groupId: number | null) => {
    const context = priceContext(view, { groupId, now })
    return context && priceProduct(priceable, context)
  }
  const guest = priceFor(null)
  const byGroup = groupsWithPrices(view).flatMap((groupId) => {
    const shown = shownMajorUnits(priceFor(groupId), view)
    return shown === null ? [] : [[groupId, shown] as const]
  })
  const boundary = nextPriceBoundary(specialPriceWindows(priceable), now)
  return {
    id: stored.id,
    doc: composeDocument(stored, guest, view, { groupId: null, now }),
    shownPrice: { base: shownMajorUnits(guest, view), byGroup: Object.fromEntries(byGroup) },
    forGroup: byGroup.length > 0 ? (groupId) => priceDocument(stored, view, { groupId, now: clock() }) : undefined,
    nextPriceBoundary: boundary ?? undefined,
  }
}

function shownMajorUnits(priced: PricedProduct | null, { view }: PriceView): number | null {
  if (!priced) return null
  const shown = shownPrice(priced, view.prices.rounding)
  return toMajorUnits(shown[view.prices.shown], view.i18n.priceFormat.fractionDigits)
}

function* specialPriceWindows(product: Priceable): Iterable<NonNullable<Priceable['prices']>> {
  if (product.prices?.specialPrice) yield product.prices
  for (const variant of product.variants) yield* specialPriceWindows(variant)
  for (const part of product.parts) if (part.product) yield* specialPriceWindows(part.product)
}
