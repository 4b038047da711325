import { addVat, type VatAmount } from '../money/index.ts'
import type { PricedProduct } from './price-product.ts'
import { multiplyAmount, type RatedAmount, type Rounding, vatOf, vatOfAll } from './rounding.ts'

/** Minor units. original is the struck-through price; null without a discount. */
export type ShownPrice = VatAmount & { original: VatAmount | null }

/** Unit price shown in lists, pages, feeds and mails. Carts sum the same unit prices with sumByRate. */
export function shownPrice(
  { unit, regularUnit }: Pick<PricedProduct, 'unit' | 'regularUnit'>,
  rounding: Rounding,
): ShownPrice {
  const shownAmount = vatOfAll(unit, rounding)
  const original = regularUnit && vatOfAll(regularUnit, rounding)
  return { ...shownAmount, original: original && original.gross > shownAmount.gross ? original : null }
}

/** A cart line: quantity × unit, still split by rate. */
export function lineAmount(unit: readonly RatedAmount[], quantity: number): RatedAmount[] {
  return multiplyAmount(unit, quantity)
}

export type RateSum = VatAmount & { rate: number }
export type PriceSums = {
  /** The amount of each line, in the order of the input. The amounts add up to total. */
  lines: VatAmount[]
  /** The VAT lines of an invoice, highest rate first. Their amounts add up to total too. */
  byRate: RateSum[]
  total: VatAmount
}

/** Lines may be negative (a discount) and of several rates (a bundle). */
export function sumByRate(lines: readonly (readonly RatedAmount[])[], rounding: Rounding): PriceSums {
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
