import { toMajorUnits, toMinorUnits } from '../money/index.ts'

/** expected: gross price the shopper saw, in major units, or null if not sent. gross: current price in minor units. */
export type ExpectedPrice = { sku: string; name: string; qty: number; expected: number | null; gross: number }

/** Gross unit price in major units. */
export type PriceChange = { sku: string; name: string; qty: number; old: number; new: number }

/** Lists products whose price differs from the one the shopper saw. */
export function priceChanges(lines: readonly ExpectedPrice[], fractionDigits: number): PriceChange[] {
  return lines.flatMap(({ sku, name, qty, expected, gross }) => {
    if (expected === null) return []
    const old = toMinorUnits(expected, fractionDigits)
    if (old === gross) return []
    return [{ sku, name, qty, old: toMajorUnits(old, fractionDigits), new: toMajorUnits(gross, fractionDigits) }]
  })
}
