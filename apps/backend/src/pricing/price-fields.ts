import type { PriceFields } from '@mantel/contract'
import type { Amount, PricedProduct, TaxedPrices } from '@mantel/domain/pricing'
import type { StoredProduct } from '../catalog/index.ts'
import { isDisabled } from './to-priceable.ts'

/** Net minimum and maximum over all buyable variants of a product. */
type PriceSpan = {
  regular_price: number
  minimal_price: number
  minimal_regular_price: number
  max_price: number
  max_regular_price: number
}

/**
 * The price fields of a catalogue document, not rounded. All three original_* fields are required: if one is missing, old
 * clients treat the prices as untaxed and tax them again.
 */
export function priceFields(priced: PricedProduct, stored: StoredProduct): PriceFields & PriceSpan {
  const { price, original, originalSpecial, originalFinal } = priced.prices
  const special = priced.prices.special ?? zeroAmount
  const final = priced.prices.final ?? price
  return {
    price: price.net,
    price_tax: price.tax,
    price_incl_tax: price.gross,
    special_price: special.net,
    special_price_tax: special.tax,
    special_price_incl_tax: special.gross,
    final_price: final.net,
    final_price_tax: final.tax,
    final_price_incl_tax: final.gross,
    original_price: original.net,
    original_price_tax: original.tax,
    original_price_incl_tax: original.gross,
    original_special_price: originalSpecial ?? 0,
    original_final_price: originalFinal ?? 0,
    special_from_date: wireDate(stored.prices?.specialFrom),
    special_to_date: wireDate(stored.prices?.specialTo),
    ...priceSpan(priced, stored),
  }
}

const zeroAmount: Amount = { net: 0, tax: 0, gross: 0 }

function priceSpan(priced: PricedProduct, stored: StoredProduct): PriceSpan {
  const buyable = buyablePrices(priced, stored)
  const now = buyable.map(({ price }) => price.net)
  const regular = buyable.map(({ original }) => original.net)
  return {
    regular_price: priced.prices.original.net,
    minimal_price: Math.min(...now),
    minimal_regular_price: Math.min(...regular),
    max_price: Math.max(...now),
    max_regular_price: Math.max(...regular),
  }
}

/** The prices of the enabled variants or, without variants, of the product itself. */
function buyablePrices({ prices, variants }: PricedProduct, stored: StoredProduct): TaxedPrices[] {
  const enabled = variants.filter((_, index) => !isDisabled(stored.variants[index]))
  const priced = enabled.flatMap((variant) => (variant ? [variant.prices] : []))
  return priced.length > 0 ? priced : [prices]
}

/** 'YYYY-MM-DD HH:mm:ss', UTC. */
function wireDate(date: Date | null | undefined): string | null {
  return date ? date.toISOString().slice(0, 19).replace('T', ' ') : null
}

/** Adds priceInclTax beside price_incl_tax and so on, for even older clients. */
export function withCamelCase<T extends object>(fields: T): T {
  const duplicates = Object.entries(fields)
    .filter(([name]) => /_(price|tax)(_|$)|^price_/.test(name))
    .map(([name, value]) => [name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()), value])
  return { ...fields, ...Object.fromEntries(duplicates) }
}
