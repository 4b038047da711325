import fc from 'fast-check'
import { expect, it } from 'vitest'
import { calculateTotals } from '../cart/index.ts'
import { isReverseCharge, withoutTax } from './reverse-charge.ts'

const member = fc.constantFrom('AT', 'DE', 'ES', 'FR', 'GR', 'IT', 'PL', 'SI')
const outside = fc.constantFrom('GB', 'CH', 'NO', 'US', 'XI', '')
const prefixOf = (country: string) => (country === 'GR' ? 'EL' : country)

it('applies to goods that move to another member state with a VAT number of another member state', () => {
  const other = fc.tuple(member, member, member).filter(([from, to, vat]) => from !== to && vat !== from)
  fc.assert(
    fc.property(other, ([origin, destination, vat]) => {
      expect(isReverseCharge({ origin, destination }, prefixOf(vat))).toBe(true)
    }),
  )
})

it('never applies to domestic deliveries, other countries, numbers of the origin or missing facts', () => {
  const cases = fc.oneof(
    fc.tuple(member, member).map(([origin, vat]) => [{ origin, destination: origin }, prefixOf(vat)] as const),
    fc.tuple(member, outside, member).map(([origin, to, vat]) => [{ origin, destination: to }, vat] as const),
    fc.tuple(outside, member, member).map(([origin, to, vat]) => [{ origin, destination: to }, vat] as const),
    fc.tuple(member, member).map(([origin, to]) => [{ origin, destination: to }, prefixOf(origin)] as const),
    fc.tuple(member, member, outside).map(([origin, to, vat]) => [{ origin, destination: to }, vat] as const),
    fc.tuple(member, member).map(([origin, to]) => [{ origin, destination: to }, null] as const),
    fc.tuple(member, member).map(([to, vat]) => [{ origin: null, destination: to }, prefixOf(vat)] as const),
    fc.tuple(member, member).map(([origin, vat]) => [{ origin, destination: null }, prefixOf(vat)] as const),
  )
  fc.assert(
    fc.property(cases, ([place, vat]) => {
      expect(isReverseCharge(place, vat)).toBe(false)
    }),
    { numRuns: 400 },
  )
})

const rate = fc.constantFrom(0, 5, 9.5, 19, 20, 22)
const unit = fc.uniqueArray(fc.record({ rate, amount: fc.nat(500_000) }), {
  minLength: 1,
  maxLength: 3,
  selector: (part) => part.rate,
})
const lines = fc.array(fc.record({ unit, quantity: fc.integer({ min: 1, max: 200 }) }), { minLength: 1, maxLength: 8 })

it('charges no tax, and in a net-sum store exactly the net amounts of the taxed cart', () => {
  fc.assert(
    fc.property(lines, fc.constantFrom('net-sum' as const, 'unit-gross' as const), (cart, rounding) => {
      const taxed = calculateTotals({ lines: cart, rounding })
      const untaxed = calculateTotals({
        lines: cart.map((line) => ({ ...line, unit: withoutTax(line.unit, rounding) })),
        rounding,
      })
      expect(untaxed.total.tax).toBe(0)
      expect(untaxed.total.gross).toBe(untaxed.total.net)
      expect(untaxed.byRate.every(({ rate: percent }) => percent === 0)).toBe(true)
      if (rounding === 'net-sum') {
        expect(untaxed.total.net).toBe(taxed.total.net)
        expect(untaxed.lines.map(({ full }) => full.net)).toEqual(taxed.lines.map(({ full }) => full.net))
      } else {
        const units = cart.map((line) => withoutTax(line.unit, rounding)[0]?.amount ?? 0)
        const sum = units.reduce((total, amount, at) => total + amount * (cart[at]?.quantity ?? 0), 0)
        expect(untaxed.total.net).toBe(sum)
      }
    }),
    { numRuns: 500 },
  )
})
