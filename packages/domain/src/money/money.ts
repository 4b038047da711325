import { roundHalfUp, toMinorUnits } from './round.ts'

/** amount: integer minor units (pennies, cents). */
export type Money = { amount: number; currency: string }

export function toMoney(majorUnits: number, currency: string, fractionDigits = 2): Money {
  return { amount: toMinorUnits(majorUnits, fractionDigits), currency }
}

export function addMoney(first: Money, ...others: Money[]): Money {
  return others.reduce((sum, other) => {
    if (other.currency !== sum.currency) throw new TypeError(`Cannot add ${other.currency} to ${sum.currency}`)
    return { amount: sum.amount + other.amount, currency: sum.currency }
  }, first)
}

export function multiplyMoney(money: Money, factor: number): Money {
  return { amount: roundHalfUp(money.amount * factor), currency: money.currency }
}

/** Splits minor units in proportion to weights ≥ 0. The parts add up to the total exactly; the largest remainders get the leftover units. */
export function allocate(total: number, weights: number[]): number[] {
  if (weights.length === 0) return []
  const sum = weights.reduce((all, weight) => all + weight, 0)
  if (sum === 0)
    return allocate(
      total,
      weights.map(() => 1),
    )
  const sign = total < 0 ? -1 : 1
  const size = Math.abs(total)
  const shares = weights.map((weight, index) => {
    const product = BigInt(size) * BigInt(weight)
    return { index, whole: Number(product / BigInt(sum)), remainder: Number(product % BigInt(sum)) }
  })
  const left = size - shares.reduce((all, { whole }) => all + whole, 0)
  const roundedUp = shares.toSorted((a, b) => b.remainder - a.remainder || a.index - b.index).slice(0, left)
  const extra = new Set(roundedUp.map(({ index }) => index))
  return shares.map(({ index, whole }) => (whole + (extra.has(index) ? 1 : 0)) * sign || 0)
}
