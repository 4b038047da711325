import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type CartDiscount, calculateTotals, emptySelection } from '../cart/index.ts'
import { addVat } from '../money/index.ts'
import { amountsLeftToCredit, type CreditedRequest, creditsByRate } from './credit.ts'
import { refundOf } from './order-request.ts'
import type { OrderedLine } from './snapshot.ts'

const part = fc.record({ rate: fc.constantFrom(0, 5, 19, 20, 22), amount: fc.integer({ min: 1, max: 50_000 }) })
const unit = fc.uniqueArray(part, { minLength: 1, maxLength: 2, selector: ({ rate }) => rate })
const line = fc.record({ unit, quantity: fc.integer({ min: 1, max: 6 }) })
const plan = fc.record({
  lines: fc.array(line, { minLength: 1, maxLength: 4 }),
  rounding: fc.constantFrom('unit-gross' as const, 'net-sum' as const),
  discount: fc.oneof(
    fc.constant(null),
    fc.record({ kind: fc.constant('percent' as const), percent: fc.constantFrom(5, 33.33, 100) }),
    fc.record({ kind: fc.constant('fixed' as const), amount: fc.nat(5000) }),
  ),
  shipping: fc.option(fc.record({ gross: fc.nat(1500), rate: fc.constant(20) })),
  picks: fc.array(fc.array(fc.nat(6), { minLength: 4, maxLength: 4 }), { maxLength: 4 }),
})

type Plan = typeof plan extends fc.Arbitrary<infer Value> ? Omit<Value, 'picks'> : never

function orderOf({ lines, rounding, discount, shipping }: Plan) {
  const totals = calculateTotals({
    rounding,
    discount: discount as CartDiscount | null,
    shipping,
    lines: lines.map((one) => ({ ...one, isDiscounted: true })),
  })
  return {
    rounding,
    lines: lines.map(({ unit: parts, quantity }, at): OrderedLine => {
      const sums = totals.lines[at]
      if (!sums) throw new Error('a line has no totals')
      return {
        productId: at,
        productSku: 'A',
        boughtSku: 'A',
        productType: 'simple',
        name: 'A',
        options: [],
        selection: emptySelection,
        image: null,
        path: null,
        quantity,
        ...sums,
        rates: parts.map(({ rate }) => rate),
        unitByRate: parts,
      }
    }),
    totals: { ...totals, giftCards: [], due: totals.total.gross },
  }
}

/** Requests for the picked units, in order, with their refunds. withRest: a last request returns everything that is left. */
function requestsOf(snapshot: ReturnType<typeof orderOf>, picks: readonly number[][], withRest: boolean) {
  const left = snapshot.lines.map(({ quantity }) => quantity)
  const requests: CreditedRequest[] = []
  for (const pick of withRest ? [...picks, left.map(() => Number.POSITIVE_INFINITY)] : picks) {
    const lines = snapshot.lines.flatMap((_, position) => {
      const quantity = Math.min(pick[position] ?? 0, left[position] ?? 0)
      return quantity > 0 ? [{ position, quantity, unsent: 0 }] : []
    })
    const after = left.map((count, at) => count - (lines.find(({ position }) => position === at)?.quantity ?? 0))
    if (lines.length === 0 || (!withRest && after.every((count) => count === 0))) continue
    requests.push({ lines, amount: refundOf(snapshot, requests, lines) })
    left.splice(0, left.length, ...after)
  }
  return requests
}

it('refunds and credits exactly the total and the tax of the order, in whatever parts it is returned', () => {
  fc.assert(
    fc.property(plan, ({ picks, ...order }) => {
      const snapshot = orderOf(order)
      const requests = requestsOf(snapshot, picks, true)
      expect(addVat(requests.map(({ amount }) => amount))).toEqual(snapshot.totals.total)
      const credits = creditsByRate(snapshot, requests)
      expect(amountsLeftToCredit(snapshot.totals, credits)).toEqual([])
      for (const charged of snapshot.totals.byRate) {
        const credited = addVat(credits.flat().filter(({ rate }) => rate === charged.rate))
        expect({ rate: charged.rate, ...credited }).toEqual(charged)
      }
      for (const [at, rows] of credits.entries()) expect(addVat(rows)).toEqual(requests[at]?.amount)
    }),
    { numRuns: 2000 },
  )
})

it('credits each refund to the penny, at no rate more than was charged, and leaves exactly the rest', () => {
  fc.assert(
    fc.property(plan, ({ picks, ...order }) => {
      const snapshot = orderOf(order)
      const requests = requestsOf(snapshot, picks, false)
      const credits = creditsByRate(snapshot, requests)
      for (const [at, rows] of credits.entries()) {
        const add = (field: 'net' | 'tax' | 'gross') => rows.reduce((total, row) => total + row[field], 0)
        expect(add('gross')).toBe(requests[at]?.amount.gross)
        expect(add('tax')).toBe(requests[at]?.amount.tax)
        for (const row of rows) {
          expect(row.net + row.tax).toBe(row.gross)
          expect(Math.min(row.net, row.tax, row.gross)).toBeGreaterThanOrEqual(0)
        }
      }
      const rest = amountsLeftToCredit(snapshot.totals, credits)
      for (const row of rest) expect(Math.min(row.net, row.tax, row.gross)).toBeGreaterThanOrEqual(0)
      const refunded = requests.reduce((total, { amount }) => total + amount.gross, 0)
      expect(rest.reduce((total, row) => total + row.gross, 0)).toBe(snapshot.totals.total.gross - refunded)
    }),
    { numRuns: 2000 },
  )
})
