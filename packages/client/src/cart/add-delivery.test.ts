import { calculateTotals, totalSegments } from '@mantel/domain/cart'
import { spendCards } from '@mantel/domain/giftcard'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { addDelivery, defaultDelivery } from './add-delivery.ts'
import type { CartLine, CartState } from './state.ts'

const courier = {
  carrierCode: 'flatrate',
  methodCode: 'flatrate',
  carrierTitle: 'Courier',
  methodTitle: 'Flat rate',
  amount: 4,
  amountInclTax: 5,
  countries: ['GB'],
  isDefault: true,
  offline: true,
}

/** Only the courier's price with tax counts: its net amount matches no tax rate. */
const delivery = { title: null, price: 500 }

type Cart = {
  amounts: number[]
  balances: number[]
  rounding: 'unit-gross' | 'net-sum'
  isDelivered: boolean
  rates: number[]
  /** null: the server has not replied yet. */
  deliveryTaxRate?: number | null
}

/** The totals of a cart as the server computes them. */
function totalsOf({ amounts, balances, rounding, isDelivered, rates, deliveryTaxRate = null }: Cart) {
  const usedRates = amounts.map((_, index) => rates[index % rates.length] ?? 0)
  const units = amounts.map((amount, index) => [{ rate: usedRates[index] ?? 0, amount }])
  const shipping = isDelivered ? { gross: 500, rate: deliveryTaxRate ?? Math.max(...usedRates) } : null
  const lines = units.map((unit) => ({ unit, quantity: 1 }))
  const totals = calculateTotals({ lines, rounding, shipping })
  const giftCards = balances.map((balance, id) => ({ id, balance, hint: String(id) }))
  const { spent, due } = spendCards(giftCards, totals.total.gross)
  const paidByCards = spent.map(({ amount }) => amount)
  const segments = totalSegments(totals, { hasShipping: isDelivered, paidByCards })
  return {
    hasFreeDelivery: false,
    deliveryTaxRate,
    giftCards,
    lines: units.map((unit) => ({ typeId: 'simple', unit }) as unknown as CartLine),
    totals: {
      source: 'server',
      grandTotal: due,
      subtotalInclTax: totals.subtotal.gross,
      segments: segments.map(({ code, value, gross }) => ({ code, title: null, value, gross })),
    } as NonNullable<CartState['totals']>,
  }
}

const cart: Cart = { amounts: [6650], balances: [], rounding: 'unit-gross', isDelivered: false, rates: [20] }

it('adds the default delivery to a cart whose delivery is not chosen', () => {
  const { segments, grandTotal } = addDelivery(totalsOf(cart), defaultDelivery([courier], 2))!
  expect(grandTotal).toBe(7150)
  expect(segments.map(({ code, gross }) => [code, gross])).toEqual([
    ['subtotal', 6650],
    ['shipping', 500],
    ['tax', 0],
    ['grand_total', 7150],
  ])
})

it("taxes delivery at the store's rate in a cart of goods with a reduced rate", () => {
  const books = { ...cart, rates: [5], deliveryTaxRate: 20 }
  const tax = addDelivery(totalsOf(books), delivery)?.segments.find(({ code }) => code === 'tax')
  // 66.50 contain 3.17 at 5 %, 5.00 contain 0.83 at 20 %.
  expect(tax?.value).toBe(317 + 83)
})

it('estimates what the server charges after the choice of delivery', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 20_000 }), { minLength: 1, maxLength: 4 }),
      fc.array(fc.nat(9000), { maxLength: 2 }),
      fc.constantFrom('unit-gross' as const, 'net-sum' as const),
      fc.array(fc.constantFrom(0, 5, 7, 20, 22), { minLength: 1, maxLength: 4 }),
      fc.constantFrom(null, 20, 22),
      (amounts, held, rounding, rates, deliveryTaxRate) => {
        const balances = held.filter((balance) => balance > 0)
        const before = totalsOf({ amounts, balances, rounding, rates, deliveryTaxRate, isDelivered: false })
        const after = totalsOf({ amounts, balances, rounding, rates, deliveryTaxRate, isDelivered: true })
        expect(addDelivery(before, delivery)).toEqual(after.totals)
      },
    ),
  )
})

it('adds no delivery to totals that include it, to virtual carts or without a default delivery method', () => {
  const delivered = totalsOf({ ...cart, isDelivered: true })
  expect(addDelivery(delivered, delivery)).toBe(delivered.totals)
  const open = totalsOf(cart)
  const virtual = { ...open, lines: [{ typeId: 'amgiftcard', unit: null } as unknown as CartLine] }
  expect(addDelivery(virtual, delivery)).toBe(open.totals)
  expect(addDelivery(open, defaultDelivery([{ ...courier, isDefault: false }], 2))).toBe(open.totals)
})

it('shows free delivery after a coupon for it', () => {
  expect(addDelivery({ ...totalsOf(cart), hasFreeDelivery: true }, delivery)).toMatchObject({ grandTotal: 6650 })
})
