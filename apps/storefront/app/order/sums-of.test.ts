import { expect, test } from 'vitest'
import { sumsOf } from './sums-of.ts'

const segment = (code: string, value: number, gross = value) => ({ code, title: code, value, gross })
const goods = [segment('subtotal', 5000, 6000), segment('discount', -500, -600)]
const sum = [segment('tax', 900, 0), segment('grand_total', 5400)]
const totals = { source: 'server' as const, segments: [...goods, ...sum], subtotalInclTax: 6000, grandTotal: 5400 }
const coupon = { code: 'TEN', pending: false, message: null }

test('the sum of an order is the one that was shown', () => {
  const seen = { ...totals, segments: [...goods, segment('shipping', 417, 500), ...sum] }
  const sums = sumsOf({ totals: seen, coupon, due: 5900, delivery: { title: 'Courier', price: 700 } })
  expect(sums.totals).toEqual({
    subtotalWithDiscount: 4500,
    taxAmount: 900,
    shippingAmount: 417,
    couponCode: 'TEN',
    grandTotal: 5900,
  })
  expect(sums.segments).toEqual(seen.segments)
})

test('without a connection delivery is added as the store says it costs, before tax and total', () => {
  const { totals: sums, segments } = sumsOf({ totals, coupon, due: 5900, delivery: { title: 'Courier', price: 500 } })
  expect(segments.map(({ code }) => code)).toEqual(['subtotal', 'discount', 'shipping', 'tax', 'grand_total'])
  expect([sums.shippingAmount, sums.grandTotal]).toEqual([500, 5900])
})
