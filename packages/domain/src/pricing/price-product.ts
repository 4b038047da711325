import { isEnabled, type ProductType } from '../catalog/index.ts'
import { priceOfParts } from './price-of-parts.ts'
import { type RatedAmount, type RoundingRule, roundUnit } from './rounding.ts'
import { applyTierPrices, type SourcePrices, type TierPrice } from './source-prices.ts'
import { type TaxedPrices, taxPrices } from './tax-prices.ts'

/** The product fields that pricing needs. */
export type Priceable = {
  typeId: ProductType
  status: number
  /** null when the store has no price for it. */
  prices: SourcePrices | null
  tierPrices: readonly TierPrice[]
  /** Variants of a configurable product. */
  variants: readonly Priceable[]
  /** Default selection of a bundle or parts of a grouped product. product is null if a part is unavailable. */
  parts: readonly { product: Priceable | null; qty: number }[]
}

export type PriceContext = RoundingRule & {
  /** Returns the tax percentage of a product tax class. */
  rateOf(taxClassId: number): number
  sourceIncludesTax: boolean
  finalIncludesTax: boolean
  /** Customer group whose price list applies; null if the store has none. */
  tierGroupId: number | null
  now: Date
}

export type PricedProduct = {
  /** The product's prices before rounding, as in catalogue documents. */
  prices: TaxedPrices
  /** Unit price in minor units. */
  unit: RatedAmount[]
  /** Regular price, shown struck through while a special price applies. */
  regularUnit: RatedAmount[] | null
  /** The priced variants, by variant index; null for a variant without a price. */
  variants: (PricedProduct | null)[]
}

export function priceProduct(product: Priceable, context: PriceContext, quantity = 1): PricedProduct | null {
  const own = product.prices ? priceAlone(product.prices, product, context, quantity) : null
  if (product.typeId === 'configurable') return priceConfigurable(product, own, context, quantity)
  if (product.typeId === 'bundle' || product.typeId === 'grouped') {
    const parts = product.parts.map((part) => ({
      priced: part.product && priceProduct(part.product, context),
      qty: part.qty,
    }))
    // Bundles and grouped products are stored with a price of 0, which without parts means that they have no price.
    return priceOfParts(product.typeId, parts, context) ?? (own && own.prices.price.gross > 0 ? own : null)
  }
  return own
}

function priceAlone(
  prices: SourcePrices,
  { typeId, tierPrices }: Priceable,
  context: PriceContext,
  quantity: number,
): PricedProduct {
  const source =
    context.tierGroupId === null ? prices : applyTierPrices(prices, tierPrices, context.tierGroupId, quantity)
  // Selling a gift card is not a taxable supply: tax is due when it is redeemed.
  const rate = typeId === 'amgiftcard' ? 0 : context.rateOf(source.taxClassId)
  const taxed = taxPrices(source, {
    rate,
    sourceIncludesTax: context.sourceIncludesTax,
    finalIncludesTax: context.finalIncludesTax,
    now: context.now,
  })
  return {
    prices: taxed,
    unit: [roundUnit(taxed.price, rate, context)],
    regularUnit: taxed.special ? [roundUnit(taxed.original, rate, context)] : null,
    variants: [],
  }
}

/** The parent cannot be bought itself, so its price is that of its cheapest variant, ignoring the parent's own price. */
function priceConfigurable(
  product: Priceable,
  own: PricedProduct | null,
  context: PriceContext,
  quantity: number,
): PricedProduct | null {
  const variants = product.variants.map((variant) => priceProduct(variant, context, quantity))
  let lowest: PricedProduct | null = null
  for (const [index, variant] of variants.entries()) {
    if (!variant || !isEnabled(product.variants[index]?.status ?? 0)) continue
    if (!lowest || variant.prices.price.gross <= lowest.prices.price.gross) lowest = variant
  }
  if (!lowest) return own && { ...own, variants }
  const { price } = lowest.prices
  // The product's own list price is not shown if it is below the current price: that would suggest a reduction that never happened.
  const keepsOwnList =
    own !== null &&
    lowest.prices.special === null &&
    own.prices.original.net >= price.net &&
    own.prices.original.gross >= price.gross
  const original = keepsOwnList ? own.prices.original : lowest.prices.original
  return { ...lowest, prices: { ...lowest.prices, original }, variants }
}
