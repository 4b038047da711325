import { addVat, type VatAmount } from '../money/index.ts'
import type { PricedProduct } from './price-product.ts'
import { type RatedAmount, type Rounding, times, vatOf, vatOfAll } from './rounding.ts'

/** Minor units. original is struck through; null when nothing is reduced. */
export type ShownPrice = VatAmount & { original: VatAmount | null }

/** What list, page, feed and mail show for one piece. Carts sum the same units with sumByRate. */
export function shownPrice({ unit, struck }: Pick<PricedProduct, 'unit' | 'struck'>, rounding: Rounding): ShownPrice {
  const shown = vatOfAll(unit, rounding)
  const original = struck && vatOfAll(struck, rounding)
  return { ...shown, original: original && original.gross > shown.gross ? original : null }
}

/** A cart line: quantity × unit, still split by rate. */
export function lineAmount(unit: readonly RatedAmount[], quantity: number): RatedAmount[] {
  return times(unit, quantity)
}

export type RateSum = VatAmount & { rate: number }
export type Sums = {
  /** In the order given; they add up to total. */
  lines: VatAmount[]
  /** The VAT lines of an invoice, highest rate first; they add up to total too. */
  byRate: RateSum[]
  total: VatAmount
}

/** Lines may be negative (a discount) and of several rates (a bundle). */
export function sumByRate(lines: readonly (readonly RatedAmount[])[], rounding: Rounding): Sums {
  const rates = new Map<number, { amount: number; vat: VatAmount }>()
  const summed = lines.map((line) =>
    addVat(
      line.map((part) => {
        const before = rates.get(part.rate) ?? { amount: 0, vat: { net: 0, tax: 0, gross: 0 } }
        const amount = before.amount + part.amount
        const vat =
          rounding === 'unit-gross' ? addVat([before.vat, vatOf(part, rounding)]) : vatOf({ ...part, amount }, rounding)
        rates.set(part.rate, { amount, vat })
        return addVat([vat, negative(before.vat)])
      }),
    ),
  )
  const byRate = [...rates].map(([rate, { vat }]) => ({ rate, ...vat })).toSorted((a, b) => b.rate - a.rate)
  return { lines: summed, byRate, total: addVat(byRate) }
}

function negative({ net, tax, gross }: VatAmount): VatAmount {
  return { net: -net, tax: -tax, gross: -gross }
}
