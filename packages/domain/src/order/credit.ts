import { allocate, type VatAmount } from '../money/index.ts'
import { type RateSum, type Rounding, sumByRate } from '../pricing/index.ts'
import type { OrderRequest } from './order-request.ts'
import { quantityAtPosition } from './shipment.ts'
import type { OrderedLine, OrderSnapshot } from './snapshot.ts'

/** A granted request with its credit note. */
export type CreditedRequest = Pick<OrderRequest, 'lines' | 'amount'>

/**
 * The VAT lines of the credit notes of these requests, in order. The lines of each credit note add up to the gross amount of its
 * request. At no rate is more credited than the invoice charged, so that a last credit note can credit exactly the rest
 * (`amountsLeftToCredit`). The tax can differ from that of the request by pence: the tax of the whole order was rounded once, and such
 * a rounding cannot always be assigned to one rate. `refundOf` therefore uses the tax of these lines.
 */
export function creditsByRate(
  { lines, totals, rounding }: Pick<OrderSnapshot, 'lines' | 'totals' | 'rounding'>,
  requests: readonly CreditedRequest[],
): RateSum[][] {
  let left: RateSum[] = totals.byRate.map((sum) => ({ ...sum }))
  return requests.map((request, at) => {
    const before = requests.slice(0, at).flatMap((earlier) => earlier.lines)
    const wanted = new Map<number, number>()
    for (const { position, quantity } of request.lines) {
      const line = lines[position]
      if (!line) continue
      const from = quantityAtPosition(before, position)
      const gross = shareOf(line, from + quantity) - shareOf(line, from)
      for (const [rate, amount] of splitByRate(line, gross, rounding))
        wanted.set(rate, (wanted.get(rate) ?? 0) + amount)
    }
    const credited = fit(left, wanted, request.amount)
    left = left.map((sum) => subtract(sum, credited.find(({ rate }) => rate === sum.rate) ?? nothing))
    return credited
  })
}

/** The amounts of the invoice that are left to credit after these credit notes. */
export function amountsLeftToCredit(
  { byRate }: Pick<OrderSnapshot['totals'], 'byRate'>,
  credits: readonly RateSum[][],
): RateSum[] {
  return byRate
    .map((sum) =>
      credits
        .flat()
        .filter(({ rate }) => rate === sum.rate)
        .reduce((rest: RateSum, credited) => subtract(rest, credited), sum),
    )
    .filter(({ gross }) => gross !== 0)
}

/** The amount that is still to be paid through the payment method. refunded: gross, of all granted requests. Minor units. */
export function amountStillDue({ due }: Pick<OrderSnapshot['totals'], 'due'>, refunded: number): number {
  return Math.max(0, due - refunded)
}

/** Takes the wanted gross from each rate as far as that rate has it, the rest from the other rates, and the tax in proportion. */
function fit(left: readonly RateSum[], wanted: ReadonlyMap<number, number>, amount: VatAmount): RateSum[] {
  const taken = left.map(({ rate, gross }) => Math.min(gross, wanted.get(rate) ?? 0))
  let missing = amount.gross - sum(taken)
  for (const [at, { gross }] of left.entries()) {
    const more = Math.max(-(taken[at] ?? 0), Math.min(missing, gross - (taken[at] ?? 0)))
    taken[at] = (taken[at] ?? 0) + more
    missing -= more
  }
  // Neither this credit note nor the rest may have more tax than gross.
  const bounds = left.map(({ tax, gross }, at) => {
    const now = taken[at] ?? 0
    return { lowest: Math.max(0, tax - (gross - now)), highest: Math.min(tax, now) }
  })
  const taxes = left.map(({ tax, gross }, at) => {
    const { lowest = 0, highest = 0 } = bounds[at] ?? {}
    return gross === 0 ? 0 : Math.min(highest, Math.max(lowest, Math.floor((tax * (taken[at] ?? 0)) / gross)))
  })
  let missingTax = amount.tax - sum(taxes)
  for (const [at, { lowest, highest }] of bounds.entries()) {
    const before = taxes[at] ?? 0
    taxes[at] = Math.max(lowest, Math.min(highest, before + missingTax))
    missingTax -= taxes[at] - before
  }
  return left.flatMap(({ rate }, at) => {
    const [gross, tax] = [taken[at] ?? 0, taxes[at] ?? 0]
    return gross === 0 ? [] : [{ rate, net: gross - tax, tax, gross }]
  })
}

/** The gross amount of the first units of a line, rounded in the same way as for refunds. */
function shareOf({ charged, quantity }: Pick<OrderedLine, 'charged' | 'quantity'>, pieces: number): number {
  return Math.floor((charged.gross * pieces) / quantity)
}

/**
 * Splits a gross amount of a line by tax rate. A bundle may contain products with different rates: it is split in proportion to
 * their unit prices.
 */
function splitByRate(
  { rates, unitByRate }: OrderedLine,
  gross: number,
  rounding: Rounding,
): [rate: number, gross: number][] {
  const [only = 0, ...others] = rates
  if (others.length === 0) return [[only, gross]]
  const parts = unitByRate ?? rates.map((rate) => ({ rate, amount: 1 }))
  const shares = allocate(
    gross,
    parts.map((part) => sumByRate([[part]], rounding).total.gross),
  )
  return parts.map(({ rate }, at) => [rate, shares[at] ?? 0])
}

const nothing: VatAmount = { net: 0, tax: 0, gross: 0 }
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)
const subtract = (from: RateSum, { net, tax, gross }: VatAmount): RateSum => ({
  rate: from.rate,
  net: from.net - net,
  tax: from.tax - tax,
  gross: from.gross - gross,
})
