import { expect, it } from 'vitest'
import { checkCoupon, normaliseCouponCode } from './check-coupon.ts'
import type { Coupon, CouponLine } from './coupon.ts'

const coupon = (more: Partial<Coupon> = {}): Coupon => ({
  code: 'TEN',
  kind: 'percent',
  value: 10,
  minimum: 0,
  startsAt: null,
  endsAt: null,
  maxUses: null,
  maxUsesPerCustomer: null,
  customersOnly: false,
  excludedCategoryIds: [],
  excludedSkus: [],
  excludesReduced: false,
  ...more,
})
const line = (more: Partial<CouponLine> = {}): CouponLine => ({
  skus: ['A'],
  categoryIds: [5],
  isReduced: false,
  isGiftCard: false,
  amount: 2000,
  ...more,
})
const now = new Date('2026-11-15T12:00:00Z')
const check = (one: Coupon, lines = [line()], uses = { total: 0, byCustomer: null as number | null }) =>
  checkCoupon(one, { lines, uses, now })

it.each([
  ['before it starts', coupon({ startsAt: new Date(now.getTime() + 1) }), undefined, 'coupon_not_started'],
  ['at its end', coupon({ endsAt: now }), undefined, 'coupon_expired'],
  ['used up', coupon({ maxUses: 3 }), { total: 3, byCustomer: null }, 'coupon_used_up'],
  ['used by this customer', coupon({ maxUsesPerCustomer: 1 }), { total: 1, byCustomer: 1 }, 'coupon_used_before'],
  ['a guest', coupon({ customersOnly: true }), undefined, 'coupon_customers_only'],
  ['below the minimum', coupon({ minimum: 2001 }), undefined, 'coupon_minimum'],
  ['an excluded product', coupon({ excludedSkus: ['A'] }), undefined, 'coupon_no_goods'],
  ['an excluded category', coupon({ excludedCategoryIds: [5] }), undefined, 'coupon_no_goods'],
])('refuses a coupon: %s', (_, one, uses, code) => {
  expect(check(one, [line()], uses)).toMatchObject({ ok: false, code })
})

it.each([
  ['nothing in the cart', [], coupon()],
  ['only gift cards', [line({ isGiftCard: true })], coupon()],
  ['only reduced products', [line({ isReduced: true })], coupon({ excludesReduced: true })],
])('applies to no line: %s', (_, lines, one) => {
  expect(check(one, lines)).toEqual({ ok: false, code: 'coupon_no_goods' })
})

it('accepts the first day, the last use, another customer and exactly the minimum', () => {
  const tight = coupon({ startsAt: now, maxUses: 3, maxUsesPerCustomer: 1, customersOnly: true, minimum: 2000 })
  expect(check(tight, [line()], { total: 2, byCustomer: 0 })).toMatchObject({ ok: true })
})

it('leaves excluded products out of the discount and the minimum', () => {
  const lines = [line(), line({ skus: ['B', 'B-S'], amount: 9000 })]
  const verdict = check(coupon({ excludedSkus: ['B-S'] }), lines)
  expect(verdict).toEqual({ ok: true, discount: { kind: 'percent', percent: 10 }, appliesToLine: [true, false] })
  expect(check(coupon({ excludedSkus: ['B-S'], minimum: 5000 }), lines)).toMatchObject({ code: 'coupon_minimum' })
})

it('ignores case and spaces in codes', () => {
  expect(normaliseCouponCode('  welcome10 ')).toBe('WELCOME10')
})
