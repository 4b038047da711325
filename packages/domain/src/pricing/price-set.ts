import { toMinorUnits } from '../money/index.ts'
import type { PricedProduct } from './price-product.ts'
import { mergeRates, type RatedAmount, type RoundingRule, times, toAmount } from './rounding.ts'

/** priced is null where the part is not to be had. */
export type PricedPart = { priced: PricedProduct | null; qty: number }

/**
 * A bundle or grouped product costs the sum of its parts, each rounded as if it stood alone. null without parts.
 * A part of a bundle that is not to be had counts as 1: the set stays listed, and the cart refuses it.
 */
export function priceSet(
  typeId: 'bundle' | 'grouped',
  parts: readonly PricedPart[],
  rule: RoundingRule,
): PricedProduct | null {
  const missing = typeId === 'bundle' ? [{ rate: 0, amount: toMinorUnits(1, rule.fractionDigits) }] : []
  const unit: RatedAmount[] = []
  const reference: RatedAmount[] = []
  for (const { priced, qty } of parts) {
    if (qty < 0) continue
    unit.push(...times(priced?.unit ?? missing, qty))
    reference.push(...times(priced?.struck ?? priced?.unit ?? missing, qty))
  }
  if (unit.length === 0) return null
  const isReduced = parts.some(({ priced, qty }) => qty > 0 && priced?.struck)
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
    struck: isReduced ? mergeRates(reference) : null,
    variants: [],
  }
}
