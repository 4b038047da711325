import { addVat, fromGross, fromNet, roundHalfUp, toMajorUnits, toMinorUnits, type VatAmount } from '../money/index.ts'
import { type Amount, applyTax } from './tax-prices.ts'

/**
 * unit-gross: the unit's gross is rounded and VAT is the part contained in a line.
 * net-sum: the unit's net is rounded and VAT is taken per rate on the sum of the lines.
 */
export type Rounding = 'unit-gross' | 'net-sum'

/** Minor units: gross in a unit-gross store, net in a net-sum store. rate is a percentage. */
export type RatedAmount = { rate: number; amount: number }

export type RoundingRule = { rounding: Rounding; fractionDigits: number }

/** Rounds a calculated unit price to the minor units that are charged. */
export function roundUnit(price: Amount, rate: number, rule: RoundingRule): RatedAmount {
  return { rate, amount: toMinorUnits(rule.rounding === 'unit-gross' ? price.gross : price.net, rule.fractionDigits) }
}

/** Sums amounts per rate, in order of first appearance. */
export function mergeRates(amounts: readonly RatedAmount[]): RatedAmount[] {
  const byRate = new Map<number, number>()
  for (const { rate, amount } of amounts) byRate.set(rate, (byRate.get(rate) ?? 0) + amount)
  return [...byRate].map(([rate, amount]) => ({ rate, amount }))
}

export function multiplyAmount(amounts: readonly RatedAmount[], quantity: number): RatedAmount[] {
  return amounts.map(({ rate, amount }) => ({ rate, amount: roundHalfUp(amount * quantity) }))
}

export function vatOf({ rate, amount }: RatedAmount, rounding: Rounding): VatAmount {
  return rounding === 'unit-gross' ? fromGross(amount, rate) : fromNet(amount, rate)
}

export function vatOfAll(amounts: readonly RatedAmount[], rounding: Rounding): VatAmount {
  return addVat(mergeRates(amounts).map((amount) => vatOf(amount, rounding)))
}

/** Converts back to major units for bundles, whose shown price is the sum of their rounded parts. */
export function toAmount(amounts: readonly RatedAmount[], { rounding, fractionDigits }: RoundingRule): Amount {
  const sum = { net: 0, tax: 0, gross: 0 }
  for (const { rate, amount } of amounts) {
    const part = applyTax(toMajorUnits(amount, fractionDigits), rate, rounding === 'unit-gross')
    sum.net += part.net
    sum.tax += part.tax
    sum.gross += part.gross
  }
  return sum
}
