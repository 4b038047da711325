import { addVat, allocate, fromGross, roundHalfUp, type VatAmount } from '../money/index.ts'
import { lineAmount, type RatedAmount, type RateSum, type Rounding, sumByRate } from '../pricing/index.ts'

export type TotalsLine = {
  /** Unit price: gross in a unit-gross store, net in a net-sum store. */
  unit: readonly RatedAmount[]
  quantity: number
  /** The discount applies to this line. */
  isDiscounted?: boolean
}

/** amount: minor units, gross or net like the store's source prices. */
export type CartDiscount =
  | { kind: 'percent'; percent: number }
  | { kind: 'fixed'; amount: number }
  | { kind: 'free_shipping' }

/** gross: minor units, including tax. rate: percent. */
export type ShippingCost = { gross: number; rate: number }

export type TotalsInput = {
  lines: readonly TotalsLine[]
  discount?: CartDiscount | null
  shipping?: ShippingCost | null
  rounding: Rounding
}

/** Minor units; in each amount net + tax = gross. */
export type LineTotals = {
  unit: VatAmount
  /** The line's amount before the discount: quantity × unit. */
  full: VatAmount
  /** At most full, never below 0. */
  discount: VatAmount
  charged: VatAmount
}

export type CartTotals = {
  lines: LineTotals[]
  subtotal: VatAmount
  /** Discount on products and shipping together; 0 or negative. */
  discount: VatAmount
  shippingDiscount: VatAmount
  shipping: VatAmount
  /** The VAT lines of an invoice, highest rate first; they add up to total. */
  byRate: RateSum[]
  total: VatAmount
}

/** Computes cart totals for the server, the order and the browser's preview. */
export function calculateTotals({ lines, discount = null, shipping = null, rounding }: TotalsInput): CartTotals {
  const full = lines.map(({ unit, quantity }) => lineAmount(unit, quantity))
  const off = discountParts(full, lines, discount)
  const charged = full.map((parts, line) => parts.map((part, at) => less(part, off[line]?.[at] ?? 0)))
  const before = sumByRate(full, rounding)
  const after = sumByRate(charged, rounding)
  const carried = shipping ? fromGross(shipping.gross, shipping.rate) : nothing
  const waived = discount?.kind === 'free_shipping' ? carried : nothing
  const paidShipping = minus(carried, waived)
  return {
    lines: lines.map(({ unit }, line) => {
      const [whole, rest] = [before.lines[line] ?? nothing, after.lines[line] ?? nothing]
      return { unit: sumByRate([unit], rounding).total, full: whole, discount: minus(whole, rest), charged: rest }
    }),
    subtotal: before.total,
    discount: minus(minus(after.total, before.total), waived),
    shippingDiscount: minus(nothing, waived),
    shipping: carried,
    byRate: shipping ? withRate(after.byRate, shipping.rate, paidShipping) : after.byRate,
    total: addVat([after.total, paidShipping]),
  }
}

/** The discount of each part of each line, in the order of `full`. A line has one part for each tax rate. */
function discountParts(
  full: readonly RatedAmount[][],
  lines: readonly TotalsLine[],
  discount: CartDiscount | null,
): number[][] {
  const counts = full.map((parts, line) => parts.map(({ amount }) => (lines[line]?.isDiscounted ? amount : 0)))
  if (discount?.kind === 'percent') {
    const share = Math.min(Math.max(discount.percent, 0), 100) / 100
    return counts.map((amounts) => amounts.map((amount) => roundHalfUp(amount * share)))
  }
  if (discount?.kind !== 'fixed') return counts.map((amounts) => amounts.map(() => 0))
  const flat = counts.flat()
  const max = flat.reduce((sum, amount) => sum + amount, 0)
  const shares = max > 0 ? allocate(Math.min(Math.max(discount.amount, 0), max), flat) : flat
  let next = 0
  return counts.map((amounts) => amounts.map(() => shares[next++] ?? 0))
}

function withRate(sums: readonly RateSum[], rate: number, amount: VatAmount): RateSum[] {
  const known = sums.find((sum) => sum.rate === rate)
  const sum = { rate, ...addVat(known ? [known, amount] : [amount]) }
  return [...sums.filter((other) => other !== known), sum].toSorted((a, b) => b.rate - a.rate)
}

const nothing: VatAmount = { net: 0, tax: 0, gross: 0 }

/** Avoids −0, which would be serialised with a minus sign. */
function minus(a: VatAmount, b: VatAmount): VatAmount {
  return { net: a.net - b.net || 0, tax: a.tax - b.tax || 0, gross: a.gross - b.gross || 0 }
}

function less({ rate, amount }: RatedAmount, off: number): RatedAmount {
  return { rate, amount: amount - off }
}
