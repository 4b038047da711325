import type { SourcePrices } from './source-prices.ts'
import { isInSpecialWindow } from './special-window.ts'

/** Main units, not rounded. */
export type Amount = { net: number; tax: number; gross: number }

export type TaxedPrices = {
  /** What is asked for now. */
  price: Amount
  /** Set only while a special price is on. */
  special: Amount | null
  /** The shop-lowered price as it was set, if any. */
  final: Amount | null
  /** The list price. */
  original: Amount
  /** Net, whether or not they count now; null where none was set. */
  originalSpecial: number | null
  originalFinal: number | null
}

export type TaxStep = {
  /** Percent. */
  rate: number
  sourceIncludesTax: boolean
  finalIncludesTax: boolean
  now: Date
}

/**
 * The tax step. Nothing is rounded here, and the figures as set are never overwritten, so it gives the same prices however
 * often it runs (see originals).
 */
export function taxPrices(source: SourcePrices, step: TaxStep): TaxedPrices {
  const list = taxed(source.price, step.rate, step.sourceIncludesTax)
  const special = source.specialPrice ? taxed(source.specialPrice, step.rate, step.sourceIncludesTax) : null
  const final = source.finalPrice ? taxed(source.finalPrice, step.rate, step.finalIncludesTax) : null
  const specialCounts = special !== null && special.net < list.net && isInSpecialWindow(source, step.now)
  const finalCounts = final !== null && final.net < list.net
  const base = {
    final,
    original: list,
    originalSpecial: special?.net ?? null,
    originalFinal: final?.net ?? null,
  }
  if (specialCounts) {
    // A final price below the special one came from a rule on top of it: the special price is asked, the final one called special.
    const lower = finalCounts && final.net < special.net ? final : special
    return { ...base, price: special, special: lower }
  }
  return { ...base, price: finalCounts ? final : list, special: null }
}

/** What the tax step may be fed again: the figures as set, now all without tax. */
export function originals(prices: TaxedPrices, source: SourcePrices): SourcePrices {
  return {
    ...source,
    price: prices.original.net,
    specialPrice: prices.originalSpecial,
    finalPrice: prices.originalFinal,
  }
}

export function taxed(amount: number, rate: number, includesTax: boolean): Amount {
  const factor = rate / 100
  if (!includesTax) return { net: amount, tax: amount * factor, gross: amount + amount * factor }
  const net = amount / (1 + factor)
  return { net, tax: amount - net, gross: amount }
}
