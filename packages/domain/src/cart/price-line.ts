import { toMinorUnits } from '../money/index.ts'
import { type PriceContext, priceProduct, type RatedAmount, withOptions } from '../pricing/index.ts'
import type { Configured } from './configure.ts'
import type { Purchasable } from './purchasable.ts'

/** What one piece costs, by the function that list and page use too. isReduced: a special price is on. */
export type LinePrice = { unit: RatedAmount[]; isReduced: boolean }

/** null: it has no price that this buyer may know. The quantity matters where a customer group has prices by quantity. */
export function priceLine(
  product: Purchasable,
  configured: Configured,
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
  // A part that cannot be priced would be guessed by a listing; nobody is charged a guess.
  if (parts.some((part) => priceProduct(part.product, context) === null)) return null
  const source = product.typeId === 'bundle' ? { ...product.price, parts } : configured.bought.price
  const priced = priceProduct(source, context, quantity)
  if (!priced) return null
  const { unit, struck } = withOptions(priced, configured.optionPrices, context)
  return { unit, isReduced: struck !== null }
}
