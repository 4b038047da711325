import { calculateTotals, totalSegments } from '@mantel/domain/cart'
import { spendCards } from '@mantel/domain/giftcard'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { addDelivery } from './add-delivery.ts'
import type { CartLine, CartState } from './state.ts'

const courier = {
  ...{ carrierCode: 'flatrate', methodCode: 'flatrate', carrierTitle: 'Courier', methodTitle: 'Flat rate' },
  ...{ amount: 4, amountInclTax: 5, countries: ['GB'], isDefault: true, offline: true },
}

type Cart = { amounts: number[]; balances: number[]; rounding: 'unit-gross' | 'net-sum'; isDelivered: boolean }

/** The totals of a cart as the server computes them. */
function totalsOf({ amounts, balances, rounding, isDelivered }: Cart) {
  const unitsOf = (amount: number) => [{ rate: 20, amount }]
  const shipping = isDelivered ? { gross: 500, rate: 20 } : null
  const lines = amounts.map((amount) => ({ unit: unitsOf(amount), quantity: 1 }))
  const totals = calculateTotals({ lines, rounding, shipping })
  const giftCards = balances.map((balance, id) => ({ id, balance, hint: String(id) }))
  const { spent, due } = spendCards(giftCards, totals.total.gross)
  const paidByCards = spent.map(({ amount }) => amount)
  const segments = totalSegments(totals, { hasShipping: isDelivered, paidByCards })
  return {
    hasFreeDelivery: false,
    giftCards,
    lines: amounts.map((amount) => ({ typeId: 'simple', unit: unitsOf(amount) }) as unknown as CartLine),
    totals: {
      source: 'server',
      grandTotal: due,
      subtotalInclTax: totals.subtotal.gross,
      segments: segments.map(({ code, value, gross }) => ({ code, title: null, value, gross })),
    } as NonNullable<CartState['totals']>,
  }
}

const cart: Cart = { amounts: [6650], balances: [], rounding: 'unit-gross', isDelivered: false }

it('adds the default delivery to a cart whose delivery is not chosen', () => {
  const { segments, grandTotal } = addDelivery(totalsOf(cart), [courier], 2)!
  expect(grandTotal).toBe(7150)
  expect(segments.map(({ code, gross }) => [code, gross])).toEqual([
    ['subtotal', 6650],
    ['shipping', 500],
    ['tax', 0],
    ['grand_total', 7150],
  ])
})

it('estimates what the server charges after the choice of delivery', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 20_000 }), { minLength: 1, maxLength: 4 }),
      fc.array(fc.nat(9000), { maxLength: 2 }),
      fc.constantFrom('unit-gross' as const, 'net-sum' as const),
      (amounts, held, rounding) => {
        const balances = held.filter((balance) => balance > 0)
        const before = totalsOf({ amounts, balances, rounding, isDelivered: false })
        const after = totalsOf({ amounts, balances, rounding, isDelivered: true })
        expect(addDelivery(before, [courier], 2)).toEqual(after.totals)
      },
    ),
  )
})

it('adds nothing to totals with delivery, to virtual carts and in stores without a default method', () => {
  const delivered = totalsOf({ ...cart, isDelivered: true })
  expect(addDelivery(delivered, [courier], 2)).toBe(delivered.totals)
  const open = totalsOf(cart)
  const virtual = { ...open, lines: [{ typeId: 'amgiftcard', unit: null } as unknown as CartLine] }
  expect(addDelivery(virtual, [courier], 2)).toBe(open.totals)
  expect(addDelivery(open, [{ ...courier, isDefault: false }], 2)).toBe(open.totals)
})

it('shows free delivery after a coupon for it', () => {
  expect(addDelivery({ ...totalsOf(cart), hasFreeDelivery: true }, [courier], 2)).toMatchObject({ grandTotal: 6650 })
})
