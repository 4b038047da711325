import { expect, it } from 'vitest'
import { demoCoupons } from './coupons.ts'
import { demoStores, testNow } from './testing/demo-stores.ts'

const coupons = demoCoupons(demoStores, testNow)
const named = (code: string) => coupons.find((coupon) => coupon.code === code)

it('has the 10% newsletter coupon, the 20% social coupon and every kind of coupon in each store', () => {
  for (const { code: storeCode } of demoStores) {
    const here = coupons.filter(({ stores }) => stores.some((store) => store.storeCode === storeCode))
    expect(here.map(({ code }) => code)).toEqual(expect.arrayContaining(['WELCOME10', 'ONYOURWALL20']))
    expect(new Set(here.map(({ kind }) => kind))).toEqual(new Set(['percent', 'fixed', 'free_shipping']))
  }
  expect(named('WELCOME10')?.stores[0]?.value).toBe(10)
  expect(named('ONYOURWALL20')?.stores[0]?.value).toBe(20)
})

it('has a coupon for each rejection reason', () => {
  expect(named('HARVEST')?.endsAt?.getTime()).toBeLessThan(testNow.getTime())
  expect(named('NEXTYEAR')?.startsAt?.getTime()).toBeGreaterThan(testNow.getTime())
  const reasons = ['maxUses', 'maxUsesPerCustomer', 'customersOnly', 'excludedCategoryIds', 'excludesReduced'] as const
  for (const reason of reasons) expect(coupons.some((coupon) => coupon[reason])).toBe(true)
  expect(coupons.some(({ stores }) => stores.length < demoStores.length)).toBe(true)
  expect(coupons.some(({ stores }) => stores.some(({ minimum }) => minimum))).toBe(true)
})

it('creates no coupons for a store that does not exist', () => {
  const british = demoStores.filter(({ code }) => code === 'default')
  expect(
    demoCoupons(british, testNow)
      .flatMap(({ stores }) => stores)
      .every((one) => one.storeCode === 'default'),
  ).toBe(true)
})
