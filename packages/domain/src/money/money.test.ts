import fc from 'fast-check'
import { expect, it } from 'vitest'
import { formatMoney, formatPrice } from './format-money.ts'
import { addMoney, allocate, multiplyMoney, toMoney } from './money.ts'
import { priceExtent, priceRangeLabel } from './price-range.ts'
import { toMinorUnits } from './round.ts'
import { fromGross, fromNet } from './vat.ts'

const pounds = {
  currencyCode: 'GBP',
  currencySign: '£',
  priceFormat: { pattern: '{sign}{amount}', decimal: '.', group: ',', fractionDigits: 2 },
}
const euros = {
  currencyCode: 'EUR',
  currencySign: '€',
  priceFormat: { pattern: '{sign}{amount}', decimal: ',', group: '.', fractionDigits: 2 },
}

it.each([
  [1.005, 101],
  [1.0049, 100],
  [8.345, 835],
  [1.255, 126],
  [10.075, 1008],
  [0.615, 62],
  [-1.005, -101],
  [-0.004, 0],
  [99_999_999.995, 10_000_000_000],
  [71.43, 7143],
])('converts %d to %d minor units', (amount, minor) => {
  expect(toMinorUnits(amount)).toBe(minor)
})

/** Rounds an exact fraction half up with integer arithmetic. */
const exactHalfUp = (numerator: bigint, denominator: bigint) =>
  Number((2n * numerator + denominator) / (2n * denominator))

it('rounds every price with four decimal places half up exactly', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999_999_999_999 }), (tenThousandths) => {
      expect(toMinorUnits(tenThousandths / 10_000)).toBe(exactHalfUp(BigInt(tenThousandths), 100n))
    }),
  )
})

it('rounds tax added to or taken from a price like exact fractions', () => {
  const price = fc.integer({ min: 0, max: 9_999_999_999 })
  const ratePerMyriad = fc.oneof(fc.constantFrom(1900, 2000, 2200, 500, 700), fc.integer({ min: 0, max: 3000 }))
  fc.assert(
    fc.property(price, ratePerMyriad, (tenThousandths, rate) => {
      const x = tenThousandths / 10_000
      const r = rate / 10_000
      expect(toMinorUnits(x / (1 + r))).toBe(
        exactHalfUp(BigInt(tenThousandths) * 10_000n, 100n * BigInt(10_000 + rate)),
      )
      expect(toMinorUnits(x + x * r)).toBe(exactHalfUp(BigInt(tenThousandths) * BigInt(10_000 + rate), 1_000_000n))
    }),
  )
})

it('rounds a refund to the same amount as its charge', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1e8, noNaN: true }), (x) => {
      expect(toMinorUnits(-x) + toMinorUnits(x)).toBe(0)
    }),
  )
})

it.each([Number.NaN, Number.POSITIVE_INFINITY])('rejects %d as an amount', (amount) => {
  expect(() => toMinorUnits(amount)).toThrow(RangeError)
})

it('keeps net + tax = gross when starting from net or gross', () => {
  const minor = fc.integer({ min: -1e10, max: 1e10 })
  const rate = fc.double({ min: 0, max: 100, noNaN: true })
  fc.assert(
    fc.property(minor, rate, (amount, percent) => {
      for (const vat of [fromGross(amount, percent), fromNet(amount, percent)]) {
        expect(vat.net + vat.tax).toBe(vat.gross)
        expect(Number.isInteger(vat.tax)).toBe(true)
      }
    }),
  )
})

it('refuses to add amounts of different currencies', () => {
  expect(addMoney(toMoney(1.5, 'GBP'), toMoney(2.25, 'GBP'))).toEqual({ amount: 375, currency: 'GBP' })
  expect(multiplyMoney(toMoney(38.23, 'EUR'), 10)).toEqual({ amount: 38_230, currency: 'EUR' })
  expect(() => addMoney(toMoney(1, 'GBP'), toMoney(1, 'EUR'))).toThrow(TypeError)
})

it('allocates parts that add up, each less than a penny from its share', () => {
  const weights = fc.array(fc.integer({ min: 0, max: 1e9 }), { minLength: 1, maxLength: 12 })
  fc.assert(
    fc.property(fc.integer({ min: -1e10, max: 1e10 }), weights, (total, shares) => {
      const parts = allocate(total, shares)
      expect(parts.reduce((a, b) => a + b, 0)).toBe(total)
      const sum = shares.reduce((a, b) => a + b, 0)
      if (sum > 0) {
        for (const [index, part] of parts.entries()) {
          expect(Math.abs(part - (total * shares[index]!) / sum)).toBeLessThan(1 + 1e-4)
        }
      }
    }),
  )
  expect(allocate(100, [1, 1, 1])).toEqual([34, 33, 33])
  expect(allocate(-5, [0, 0])).toEqual([-3, -2])
})

it.each([
  [123_450, pounds, '£1,234.50'],
  [123_450, euros, '€1.234,50'],
  [-123_456_789, pounds, '-£1,234,567.89'],
  [5, euros, '€0,05'],
  [0, pounds, '£0.00'],
  [99_900, pounds, '£999.00'],
])('formats %d as %s', (minor, text, expected) => {
  expect(formatPrice(minor, text)).toBe(expected)
})

it('supports a trailing currency sign and signs that look like replacement patterns', () => {
  const behind = { ...euros, currencySign: '$&', priceFormat: { ...euros.priceFormat, pattern: '{amount} {sign}' } }
  expect(formatPrice(100_000, behind)).toBe('1.000,00 $&')
})

it('refuses to format an amount with the sign of another currency', () => {
  expect(formatMoney(toMoney(3, 'GBP'), pounds)).toBe('£3.00')
  expect(() => formatMoney(toMoney(3, 'USD'), euros)).toThrow(TypeError)
})

it('labels price ranges as the specification shows them', () => {
  const labels = [{ from: 0, to: 50 }, { from: 50, to: 100 }, { from: 100, to: 150 }, { from: 150 }]
  expect(labels.map((range) => priceRangeLabel(range, pounds))).toEqual(['< £50', '£50 - 100', '£100 - 150', '> £150'])
  expect(priceRangeLabel({ from: 49.5, to: 60 }, euros)).toBe('€49,5 - 60')
})

it('starts the slider at the floor of the lowest and ends it at the ceiling of the highest price', () => {
  expect(priceExtent([19.95, 7.5, 112.01])).toEqual({ min: 7, max: 113 })
  expect(priceExtent([])).toBeNull()
})
