import { toMainUnits } from '@mantel/domain/money'
import { nextPriceBorder, type Priceable, type PricedProduct, priceProduct, shownPrice } from '@mantel/domain/pricing'
import type { StoredProduct } from '../catalog/index.ts'
import type { IndexedDocument } from '../platform/search/source.ts'
import { composeDocument, priceDocument, withLightVariants } from './price-document.ts'
import { groupsWithPrices, type PriceView, priceContext } from './price-view.ts'
import { toPriceable } from './to-priceable.ts'

/** What search keeps of a product: the guest's document, a price column for each group, and when prices move next. */
export function indexProduct(product: StoredProduct, view: PriceView, clock: () => Date): IndexedDocument {
  const now = clock()
  const stored = withLightVariants(product)
  const priceable = toPriceable(stored)
  const priceFor = (groupId: number | null) => {
    const context = priceContext(view, { groupId, now })
    return context && priceProduct(priceable, context)
  }
  const guest = priceFor(null)
  const byGroup = groupsWithPrices(view).flatMap((groupId) => {
    const shown = shownMainUnits(priceFor(groupId), view)
    return shown === null ? [] : [[groupId, shown] as const]
  })
  const border = nextPriceBorder(windows(priceable), now)
  return {
    id: stored.id,
    doc: composeDocument(stored, guest, view, { groupId: null, now }),
    shownPrice: { base: shownMainUnits(guest, view), byGroup: Object.fromEntries(byGroup) },
    ...(byGroup.length > 0 && { forGroup: (groupId) => priceDocument(stored, view, { groupId, now: clock() }) }),
    ...(border !== null && { nextPriceBorder: border }),
  }
}

function shownMainUnits(priced: PricedProduct | null, { view }: PriceView): number | null {
  if (!priced) return null
  const shown = shownPrice(priced, view.prices.rounding)
  return toMainUnits(shown[view.prices.shown], view.i18n.priceFormat.fractionDigits)
}

function* windows(product: Priceable): Iterable<NonNullable<Priceable['prices']>> {
  if (product.prices?.specialPrice) yield product.prices
  for (const variant of product.variants) yield* windows(variant)
  for (const part of product.parts) if (part.product) yield* windows(part.product)
}
