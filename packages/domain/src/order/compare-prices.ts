import { toMainUnits, toMinorUnits } from '../money/index.ts'

/** expected: main units as the shopper saw it with tax; null: nobody says. gross: minor units, now. */
export type ExpectedPrice = { sku: string; name: string; qty: number; expected: number | null; gross: number }

/** Main units, with tax, of one piece. */
export type PriceChange = { sku: string; name: string; qty: number; old: number; new: number }

/** Where a shopper would pay something else than they saw, less or more. */
export function priceChanges(lines: readonly ExpectedPrice[], fractionDigits: number): PriceChange[] {
  return lines.flatMap(({ sku, name, qty, expected, gross }) => {
    if (expected === null) return []
    const old = toMinorUnits(expected, fractionDigits)
    if (old === gross) return []
    return [{ sku, name, qty, old: toMainUnits(old, fractionDigits), new: toMainUnits(gross, fractionDigits) }]
  })
}
