import { toMinorUnits } from '../money/index.ts'
import type { PricedProduct } from './price-product.ts'
import { mergeRates, multiplyAmount, type RatedAmount, type RoundingRule, toAmount } from './rounding.ts'

/** priced is null when the part is unavailable. */
export type PricedPart = { priced: PricedProduct | null; qty: number }

/**
 * The price of a bundle or grouped product is the sum of its parts, each rounded on its own. null without parts.
 * An unavailable part of a bundle is priced as 1, so the bundle stays listed; the cart refuses it.
 */
export function priceOfParts(
  typeId: 'bundle' | 'grouped',
  parts: readonly PricedPart[],
  rule: RoundingRule,
): PricedProduct | null {
  const missing = typeId === 'bundle' ? [{ rate: 0, amount: toMinorUnits(1, rule.fractionDigits) }] : []
  const unit: RatedAmount[] = []
  const reference: RatedAmount[] = []
  for (const { priced, qty } of parts) {
    if (qty < 0) continue
    unit.push(...multiplyAmount(priced?.unit ?? missing, qty))
    reference.push(...multiplyAmount(priced?.regularUnit ?? priced?.unit ?? missing, qty))
  }
  if (unit.length === 0) return null
  const isReduced = parts.some(({ priced, qty }) => qty > 0 && priced?.regularUnit)
  const price = toAmount(unit, rule)
  return {
    prices: {
      price,
      special: isReduced ? price : null,
      final: null,
      original: toAmount(reference, rule),
      originalSpecial: isReduced ? price.net : null,
      originalFinal: null,
    },
    unit: mergeRates(unit),
    regularUnit: isReduced ? mergeRates(reference) : null,
    variants: [],
  }
}
