import type { CartLine } from '@mantel/client'
import { expect, it } from 'vitest'
import { toOrderTotals } from './to-order-totals.ts'

const segment = (code: string, value: number, gross = value) => ({ code, title: code, value, gross })
const products = [segment('subtotal', 5000, 6000), segment('discount', -500, -600)]
const sum = [segment('tax', 900, 0), segment('grand_total', 5400)]
const totals = { source: 'server' as const, segments: [...products, ...sum], subtotalInclTax: 6000, grandTotal: 5400 }
const coupon = { code: 'TEN', pending: false, message: null }
const lines = [{ typeId: 'simple', unit: [{ rate: 20, amount: 6000 }] } as unknown as CartLine]
const cart = { totals, coupon, lines, giftCards: [], hasFreeDelivery: false, deliveryTaxRate: 20 }

it('keeps the totals that the shopper saw', () => {
  const seen = { ...totals, segments: [...products, segment('shipping', 417, 500), ...sum] }
  const sums = toOrderTotals({ ...cart, totals: seen, due: 5900, delivery: { title: 'Courier', price: 700 } })
  expect(sums.totals).toEqual({
    subtotalWithDiscount: 4500,
    taxAmount: 900,
    shippingAmount: 417,
    couponCode: 'TEN',
    grandTotal: 5900,
  })
  expect(sums.segments).toEqual(seen.segments)
})

it("inserts the store's delivery price and its tax before tax and total if the totals lack shipping", () => {
  const { totals: sums, segments } = toOrderTotals({
    ...cart,
    due: 5900,
    delivery: { title: 'Courier', price: 500 },
  })
  expect(segments.map(({ code }) => code)).toEqual(['subtotal', 'discount', 'shipping', 'tax', 'grand_total'])
  expect(sums).toMatchObject({ shippingAmount: 417, taxAmount: 983, grandTotal: 5900 })
  const value = (code: string) => segments.find((one) => one.code === code)?.value ?? 0
  expect(value('subtotal') + value('discount') + value('shipping') + value('tax'), 'net segments add up').toBe(
    value('grand_total'),
  )
})

it('stores free delivery, and delivery that a gift card pays, as the shopper saw them', () => {
  const delivery = { title: 'Courier', price: 500 }
  const free = toOrderTotals({ ...cart, hasFreeDelivery: true, due: null, delivery })
  expect(free.totals).toMatchObject({ shippingAmount: 0, taxAmount: 900, grandTotal: 5400 })
  const paid = { ...totals, segments: [...products, segment('amasty_giftcard', -5400), ...sum], grandTotal: 0 }
  const giftCards = [{ hint: 'ABCD', balance: 5700 }]
  const { totals: sums, segments } = toOrderTotals({ ...cart, totals: paid, giftCards, due: null, delivery })
  expect(sums).toMatchObject({ shippingAmount: 417, grandTotal: 200 })
  expect(segments.find(({ code }) => code === 'amasty_giftcard')?.value).toBe(-5700)
})
