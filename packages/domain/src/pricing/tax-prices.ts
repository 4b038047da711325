import type { SourcePrices } from './source-prices.ts'
import { isInSpecialWindow } from './special-window.ts'

/** Amounts in major units (pounds, not pence), not rounded. */
export type Amount = { net: number; tax: number; gross: number }

export type TaxedPrices = {
  /** The current price. */
  price: Amount
  /** Only set while a special price applies. */
  special: Amount | null
  /** The catalogue rule price as entered, if any. */
  final: Amount | null
  /** The list price. */
  original: Amount
  /** The special price and the catalogue rule price, net, whether or not they apply now; null if not set. */
  originalSpecial: number | null
  originalFinal: number | null
}

export type TaxStep = {
  /** The tax rate in percent. */
  rate: number
  sourceIncludesTax: boolean
  finalIncludesTax: boolean
  now: Date
}

/**
 * Applies tax. Nothing is rounded, and the source prices are kept (originalSpecial, originalFinal), so that the step changes
 * nothing when it runs on its own output.
 */
export function taxPrices(source: SourcePrices, step: TaxStep): TaxedPrices {
  const list = applyTax(source.price, step.rate, step.sourceIncludesTax)
  const special = source.specialPrice ? applyTax(source.specialPrice, step.rate, step.sourceIncludesTax) : null
  const final = source.finalPrice ? applyTax(source.finalPrice, step.rate, step.finalIncludesTax) : null
  const specialApplies = special !== null && special.net < list.net && isInSpecialWindow(source, step.now)
  const finalApplies = final !== null && final.net < list.net
  const base = {
    final,
    original: list,
    originalSpecial: special?.net ?? null,
    originalFinal: final?.net ?? null,
  }
  if (specialApplies) {
    // A final price below the special price comes from a rule on top of it; old clients expect it as special_price.
    const lower = finalApplies && final.net < special.net ? final : special
    return { ...base, price: special, special: lower }
  }
  return { ...base, price: finalApplies ? final : list, special: null }
}

/** Net source prices, valid as input for the tax step again. */
export function toSourcePrices(prices: TaxedPrices, source: SourcePrices): SourcePrices {
  return {
    ...source,
    price: prices.original.net,
    specialPrice: prices.originalSpecial,
    finalPrice: prices.originalFinal,
  }
}

export function applyTax(amount: number, rate: number, includesTax: boolean): Amount {
  const factor = rate / 100
  if (!includesTax) return { net: amount, tax: amount * factor, gross: amount + amount * factor }
  const net = amount / (1 + factor)
  return { net, tax: amount - net, gross: amount }
}
