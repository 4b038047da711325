import type { PricedProduct } from './price-product.ts'
import { type RoundingRule, roundUnit } from './rounding.ts'
import type { Amount } from './tax-prices.ts'

/** Price of a chosen custom option: major units or percent of the product's price. */
export type OptionPrice = { price: number; priceType: 'fixed' | 'percent' }

/** Adds a fixed price to both net and gross; a percentage is taken of each. */
export function addOptions(price: Amount, options: readonly OptionPrice[]): Amount {
  let { net, gross } = price
  for (const option of options) {
    net += option.priceType === 'percent' ? (price.net * option.price) / 100 : option.price
    gross += option.priceType === 'percent' ? (price.gross * option.price) / 100 : option.price
  }
  return { net, tax: gross - net, gross }
}

/** Prices the configured product, rounded once at the end. Bundles and grouped products have no custom options. */
export function priceWithOptions(
  product: PricedProduct,
  options: readonly OptionPrice[],
  rule: RoundingRule,
): PricedProduct {
  const rate = product.unit[0]?.rate ?? 0
  if (options.length === 0 || product.unit.length > 1) return product
  const price = addOptions(product.prices.price, options)
  const original = addOptions(product.prices.original, options)
  return {
    ...product,
    prices: { ...product.prices, price, original, special: product.prices.special && price },
    unit: [roundUnit(price, rate, rule)],
    regularUnit: product.regularUnit && [roundUnit(original, rate, rule)],
  }
}
