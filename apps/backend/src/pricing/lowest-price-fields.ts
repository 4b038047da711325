import type { PriceFields } from '@mantel/contract'
import {
  type Amount,
  lowestPriorPrice,
  type PriceContext,
  type PricedProduct,
  priceProduct,
} from '@mantel/domain/pricing'
import type { StoredProduct } from '../catalog/index.ts'
import { type PriceView, type PriceViewer, priceContext } from './price-view.ts'
import { defaultParts, toPriceable } from './to-priceable.ts'

/** For a reduced price in stores of the EU: the lowest price of the 30 days before the reduction. */
export function lowestPriceFields(
  stored: StoredProduct,
  priced: PricedProduct,
  view: PriceView,
  viewer: PriceViewer,
): Pick<PriceFields, 'lowest_price' | 'lowest_price_incl_tax'> {
  if (!view.view.prices.showsLowestPrice || priced.prices.special === null) return {}
  const context = priceContext(view, viewer)
  const lowest = context && lowestOf(stored, priced, context)
  return lowest ? { lowest_price: lowest.net, lowest_price_incl_tax: lowest.gross } : {}
}

function lowestOf(stored: StoredProduct, priced: PricedProduct, context: PriceContext): Amount | null {
  if (stored.typeId === 'configurable') {
    // The parent's price is that of its cheapest variant.
    const at = priced.variants.findIndex((one) => one !== null && one.prices.price.gross === priced.prices.price.gross)
    const [variant, price] = [stored.variants[at], priced.variants[at]]
    return variant && price ? lowestOf(variant, price, context) : null
  }
  if (stored.typeId === 'bundle' || stored.typeId === 'grouped') return lowestOfSet(stored, context)
  const { rateOf, sourceIncludesTax, finalIncludesTax, now } = context
  const rate = rateOf(stored.prices?.taxClassId ?? 0)
  return lowestPriorPrice(stored.priceHistory ?? [], { rate, sourceIncludesTax, finalIncludesTax }, now)
}

/** The sum of the parts' lowest prices. It may be lower than every price that the set had, but never higher. */
function lowestOfSet(stored: StoredProduct, context: PriceContext): Amount {
  const sum = { net: 0, tax: 0, gross: 0 }
  for (const { sku, qty } of defaultParts(stored)) {
    const part = stored.parts[sku]
    const priced = part && priceProduct(toPriceable(part), context)
    if (!part || !priced) continue
    const { net, tax, gross } = (priced.prices.special && lowestOf(part, priced, context)) ?? priced.prices.price
    sum.net += net * qty
    sum.tax += tax * qty
    sum.gross += gross * qty
  }
  return sum
}
