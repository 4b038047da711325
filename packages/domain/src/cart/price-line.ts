import { toMinorUnits } from '../money/index.ts'
import { type PriceContext, priceProduct, priceWithOptions, type RatedAmount } from '../pricing/index.ts'
import type { CompleteConfiguration } from './configure.ts'
import type { Purchasable } from './purchasable.ts'

/** Unit price, from the same function as lists and product pages. isReduced: a special price applies. */
export type LinePrice = { unit: RatedAmount[]; isReduced: boolean }

/** null when this buyer may not see a price. The quantity matters for customer groups with tier prices. */
export function priceLine(
  product: Purchasable,
  configured: CompleteConfiguration,
  context: PriceContext,
  quantity: number,
): LinePrice | null {
  if (configured.giftAmount !== null) {
    return {
      unit: [{ rate: 0, amount: toMinorUnits(configured.giftAmount, context.fractionDigits) }],
      isReduced: false,
    }
  }
  const parts = configured.parts.map(({ part, quantity: qty }) => ({ product: part.price, qty }))
  // Listings show a bundle with an unavailable part at an estimated price; a cart must not charge an estimate.
  if (parts.some((part) => priceProduct(part.product, context) === null)) return null
  const source = product.typeId === 'bundle' ? { ...product.price, parts } : configured.bought.price
  const priced = priceProduct(source, context, quantity)
  if (!priced) return null
  const { unit, regularUnit } = priceWithOptions(priced, configured.optionPrices, context)
  return { unit, isReduced: regularUnit !== null }
}
