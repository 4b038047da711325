import { isEnabled, type ProductType } from '../catalog/index.ts'
import { priceSet } from './price-set.ts'
import { type RatedAmount, type RoundingRule, roundUnit } from './rounding.ts'
import { type SourcePrices, type TierPrice, withTiers } from './source-prices.ts'
import { type TaxedPrices, taxPrices } from './tax-prices.ts'

/** What a price depends on, whatever the product looks like otherwise. */
export type Priceable = {
  typeId: ProductType
  status: number
  /** null: the store has no price for it. */
  prices: SourcePrices | null
  tierPrices: readonly TierPrice[]
  /** Of a configurable product. */
  variants: readonly Priceable[]
  /** Of a bundle its default choice, of a grouped product what belongs to it. product is null if it is not to be had. */
  parts: readonly { product: Priceable | null; qty: number }[]
}

export type PriceContext = RoundingRule & {
  /** Percent for a product's tax class. */
  rateOf(taxClassId: number): number
  sourceIncludesTax: boolean
  finalIncludesTax: boolean
  /** Whose price list counts; null where the store has none. */
  tierGroupId: number | null
  now: Date
}

export type PricedProduct = {
  /** Not rounded, as catalogue documents carry it. */
  prices: TaxedPrices
  /** What one costs, in minor units. */
  unit: RatedAmount[]
  /** What is struck through beside it while a special price is on. */
  struck: RatedAmount[] | null
  /** In the order of the product's variants; null where one has no price. */
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
    return priceSet(product.typeId, parts, context) ?? own
  }
  return own
}

function priceAlone(
  prices: SourcePrices,
  { typeId, tierPrices }: Priceable,
  context: PriceContext,
  quantity: number,
): PricedProduct {
  const source = context.tierGroupId === null ? prices : withTiers(prices, tierPrices, context.tierGroupId, quantity)
  // Selling a gift card is no supply yet: tax falls due on what it buys.
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
    struck: taxed.special ? [roundUnit(taxed.original, rate, context)] : null,
    variants: [],
  }
}

/** Nobody can buy the parent itself, so it costs what its cheapest variant costs, whatever was set for the parent. */
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
  const keepsOwnList = own !== null && own.prices.original.net > 0 && lowest.prices.special === null
  const original = keepsOwnList ? own.prices.original : lowest.prices.original
  return { ...lowest, prices: { ...lowest.prices, original }, variants }
}
