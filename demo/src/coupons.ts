import type { StoreView } from '@mantel/domain/store'
import { categoryIds } from './categories/category-rows.ts'

/** Value in percent or in major units of the store's currency. */
export type DemoCoupon = {
  code: string
  kind: 'percent' | 'fixed' | 'free_shipping'
  startsAt?: Date
  endsAt?: Date
  maxUses?: number
  maxUsesPerCustomer?: number
  customersOnly?: boolean
  excludedCategoryIds?: readonly number[]
  excludedSkus?: readonly string[]
  excludesReduced?: boolean
  stores: { storeCode: string; value: number; minimum?: number }[]
}

const dayMs = 86_400_000

/** The newsletter coupon, the social coupon, and one coupon of each other kind. */
export function demoCoupons(views: readonly StoreView[], now: Date): DemoCoupon[] {
  const inAll = (value: number, minimum = 0) => views.map(({ code }) => ({ storeCode: code, value, minimum }))
  const consumers = views.filter(({ prices }) => !prices.needGroupToken)
  const inConsumer = (value: number, minimum = 0) => consumers.map(({ code }) => ({ storeCode: code, value, minimum }))
  const days = (count: number) => new Date(now.getTime() + count * dayMs)
  const coupons: DemoCoupon[] = [
    { code: 'WELCOME10', kind: 'percent', maxUsesPerCustomer: 1, stores: inAll(10) },
    { code: 'ONYOURWALL20', kind: 'percent', maxUsesPerCustomer: 1, excludesReduced: true, stores: inAll(20) },
    { code: 'FIVEOFF', kind: 'fixed', stores: inAll(5, 40) },
    { code: 'POSTPAID', kind: 'free_shipping', stores: inAll(0, 60) },
    { code: 'NAMEDAY15', kind: 'percent', customersOnly: true, stores: inAll(15) },
    { code: 'FIRSTHUNDRED', kind: 'percent', maxUses: 100, stores: inAll(12.5) },
    // Limited editions are excluded.
    { code: 'NOTONEDITIONS', kind: 'percent', excludedCategoryIds: [categoryIds.editions], stores: inConsumer(10) },
    { code: 'BOTTEGA5', kind: 'fixed', stores: [{ storeCode: 'it', value: 5 }] },
    { code: 'HARVEST', kind: 'percent', startsAt: days(-90), endsAt: days(-30), stores: inAll(25) },
    { code: 'NEXTYEAR', kind: 'percent', startsAt: days(365), stores: inAll(10) },
  ]
  // A merchant may have removed one of the demo's stores; it then gets no coupons.
  const isKnown = ({ storeCode }: { storeCode: string }) => views.some(({ code }) => code === storeCode)
  return coupons.map((coupon) => ({ ...coupon, stores: coupon.stores.filter(isKnown) }))
}
