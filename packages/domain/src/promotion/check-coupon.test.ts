import { expect, test } from 'vitest'
import { checkCoupon, normaliseCouponCode } from './check-coupon.ts'
import type { Coupon, CouponLine } from './coupon.ts'

const coupon = (more: Partial<Coupon> = {}): Coupon => ({
  ...{ code: 'TEN', kind: 'percent', value: 10, minimum: 0, startsAt: null, endsAt: null, maxUses: null },
  ...{ maxUsesPerCustomer: null, customersOnly: false, excludedCategoryIds: [], excludedSkus: [] },
  ...{ excludesReduced: false, ...more },
})
const line = (more: Partial<CouponLine> = {}): CouponLine => ({
  ...{ skus: ['A'], categoryIds: [5], isReduced: false, isGiftCard: false, amount: 2000, ...more },
})
const now = new Date('2026-11-15T12:00:00Z')
const check = (one: Coupon, lines = [line()], uses = { total: 0, byCustomer: null as number | null }) =>
  checkCoupon(one, { lines, uses, now })

test.each([
  ['before it starts', coupon({ startsAt: new Date(now.getTime() + 1) }), undefined, 'coupon_not_started'],
  ['at its end', coupon({ endsAt: now }), undefined, 'coupon_expired'],
  ['used up', coupon({ maxUses: 3 }), { total: 3, byCustomer: null }, 'coupon_used_up'],
  ['used by this customer', coupon({ maxUsesPerCustomer: 1 }), { total: 1, byCustomer: 1 }, 'coupon_used_before'],
  ['a guest', coupon({ customersOnly: true }), undefined, 'coupon_customers_only'],
  ['below the minimum', coupon({ minimum: 2001 }), undefined, 'coupon_minimum'],
  ['an excluded product', coupon({ excludedSkus: ['A'] }), undefined, 'coupon_no_goods'],
  ['an excluded category', coupon({ excludedCategoryIds: [5] }), undefined, 'coupon_no_goods'],
])('%s: refused', (_, one, uses, code) => {
  expect(check(one, [line()], uses)).toMatchObject({ ok: false, code })
})

test.each([
  ['nothing in the cart', [], coupon()],
  ['only gift cards', [line({ isGiftCard: true })], coupon()],
  ['only reduced goods', [line({ isReduced: true })], coupon({ excludesReduced: true })],
])('%s: there is nothing it counts for', (_, lines, one) => {
  expect(check(one, lines)).toEqual({ ok: false, code: 'coupon_no_goods' })
})

test('on its first day, with its last use, by another customer, at exactly the minimum it counts', () => {
  const tight = coupon({ startsAt: now, maxUses: 3, maxUsesPerCustomer: 1, customersOnly: true, minimum: 2000 })
  expect(check(tight, [line()], { total: 2, byCustomer: 0 })).toMatchObject({ ok: true })
})

test('excluded goods neither get the discount nor help to the minimum', () => {
  const lines = [line(), line({ skus: ['B', 'B-S'], amount: 9000 })]
  const verdict = check(coupon({ excludedSkus: ['B-S'] }), lines)
  expect(verdict).toEqual({ ok: true, discount: { kind: 'percent', percent: 10 }, counts: [true, false] })
  expect(check(coupon({ excludedSkus: ['B-S'], minimum: 5000 }), lines)).toMatchObject({ code: 'coupon_minimum' })
})

test('codes are compared without case and blanks', () => {
  expect(normaliseCouponCode('  welcome10 ')).toBe('WELCOME10')
})
