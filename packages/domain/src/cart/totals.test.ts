import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { VatAmount } from '../money/index.ts'
import { totalSegments } from './segments.ts'
import { type CartDiscount, calculateTotals, type TotalsInput } from './totals.ts'

const rate = fc.constantFrom(0, 4, 5, 7, 19, 20, 22)
const part = fc.record({ rate, amount: fc.nat(200_000) })
const line = fc.record({
  /** Usually one tax rate; a bundle may have several. */
  unit: fc.array(part, { minLength: 1, maxLength: 3 }),
  quantity: fc.integer({ min: 1, max: 500 }),
  isDiscounted: fc.boolean(),
})
const discount: fc.Arbitrary<CartDiscount | null> = fc.oneof(
  fc.constant(null),
  fc.record({ kind: fc.constant('percent' as const), percent: fc.constantFrom(1, 10, 12.5, 20, 33.33, 100) }),
  fc.record({ kind: fc.constant('fixed' as const), amount: fc.nat(100_000) }),
  fc.constant({ kind: 'free_shipping' as const }),
)
const cart: fc.Arbitrary<TotalsInput> = fc.record({
  lines: fc.array(line, { maxLength: 12 }),
  discount,
  shipping: fc.option(fc.record({ gross: fc.nat(2000), rate })),
  rounding: fc.constantFrom('unit-gross' as const, 'net-sum' as const),
})

const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0)
const fair = ({ net, tax, gross }: VatAmount) => {
  expect(net + tax).toBe(gross)
  for (const amount of [net, tax, gross]) expect(Object.is(amount, Math.trunc(amount))).toBe(true)
}

it('adds up segments to the total to the penny, net and gross', () => {
  fc.assert(
    fc.property(cart, (input) => {
      const totals = calculateTotals(input)
      const segments = totalSegments(totals, { hasShipping: input.shipping !== null })
      const parts = segments.filter(({ code }) => code !== 'grand_total')
      expect(segments.at(-1)).toMatchObject({ code: 'grand_total', value: totals.total.gross })
      expect(sum(parts.map(({ value }) => value))).toBe(totals.total.gross)
      expect(sum(parts.map(({ gross }) => gross))).toBe(totals.total.gross)
    }),
    { numRuns: 400 },
  )
})

it('keeps net + tax = gross in every amount and the same total by lines and by rates', () => {
  fc.assert(
    fc.property(cart, (input) => {
      const { lines, byRate, subtotal, discount: off, shipping, shippingDiscount, total } = calculateTotals(input)
      for (const amount of [subtotal, off, shipping, shippingDiscount, total, ...byRate]) fair(amount)
      for (const one of lines) for (const amount of [one.unit, one.full, one.discount, one.charged]) fair(amount)
      for (const key of ['net', 'tax', 'gross'] as const) {
        expect(sum(byRate.map((one) => one[key]))).toBe(total[key])
        expect(sum(lines.map(({ full }) => full[key]))).toBe(subtotal[key])
        const carried = shipping[key] + shippingDiscount[key]
        expect(sum(lines.map(({ charged }) => charged[key])) + carried).toBe(total[key])
      }
    }),
    { numRuns: 400 },
  )
})

it('deducts the discount but never more than the value of its lines', () => {
  fc.assert(
    fc.property(cart, (input) => {
      const { lines, total, subtotal, shipping } = calculateTotals(input)
      const basis = input.rounding === 'unit-gross' ? 'gross' : 'net'
      lines.forEach(({ full, charged }, index) => {
        expect(charged[basis]).toBeGreaterThanOrEqual(0)
        if (!input.lines[index]?.isDiscounted) expect(charged[basis]).toBe(full[basis])
      })
      const off = sum(lines.map(({ full, charged }) => full[basis] - charged[basis]))
      const worth = sum(lines.map(({ full }, index) => (input.lines[index]?.isDiscounted ? full[basis] : 0)))
      if (input.discount?.kind === 'fixed') expect(off).toBe(Math.min(input.discount.amount, worth))
      if (input.discount?.kind === 'percent' && input.discount.percent === 100) expect(off).toBe(worth)
      if (input.discount?.kind === 'free_shipping') expect(total.gross).toBe(subtotal.gross)
      if (!input.discount) expect(total.gross).toBe(subtotal.gross + shipping.gross)
    }),
    { numRuns: 400 },
  )
})

it('calculates the tax as a part of each gross line amount in a consumer store', () => {
  const totals = calculateTotals({
    lines: [
      { unit: [{ rate: 20, amount: 2400 }], quantity: 2, isDiscounted: true },
      { unit: [{ rate: 5, amount: 1050 }], quantity: 1 },
    ],
    discount: { kind: 'percent', percent: 10 },
    shipping: { gross: 500, rate: 20 },
    rounding: 'unit-gross',
  })
  expect(totals.subtotal).toEqual({ net: 5000, tax: 850, gross: 5850 })
  expect(totals.discount).toEqual({ net: -400, tax: -80, gross: -480 })
  expect(totals.shipping).toEqual({ net: 417, tax: 83, gross: 500 })
  expect(totals.total).toEqual({ net: 5017, tax: 853, gross: 5870 })
  expect(totals.byRate).toEqual([
    { rate: 20, net: 4017, tax: 803, gross: 4820 },
    { rate: 5, net: 1000, tax: 50, gross: 1050 },
  ])
})

it('calculates the tax once, on the sum of the net lines, in a trade store', () => {
  const unit = [{ rate: 22, amount: 333 }]
  const lines = [1, 2, 3].map(() => ({ unit, quantity: 1 }))
  const { total } = calculateTotals({ lines, rounding: 'net-sum' })
  expect(total).toEqual({ net: 999, tax: 220, gross: 1219 })
})
