import { fileURLToPath } from 'node:url'
import {
  type OrderLimits,
  type RateLimit,
  type RateLimitName,
  rateLimitNames,
  type StoreLimits,
  type Stores,
  type StoreView,
} from '@mantel/domain/store'
import { loadStores } from './load-stores.ts'

/** The store folder of this repository, for tests. */
export const storesFolder = fileURLToPath(new URL('../../../../stores', import.meta.url))

export const stores: Stores = await loadStores(storesFolder, { port: 3000 })

export function viewOf(code: string): StoreView {
  const view = stores.views.find((one) => one.code === code)
  if (!view) throw new Error(`no store view ${code}`)
  return view
}

/** Returns the stores with the given limits. A limit that is not given stays unchanged. */
export function withLimits(
  { websites, views }: Stores,
  {
    rates = {},
    order = {},
    botChallenge,
  }: {
    rates?: Partial<Record<RateLimitName, Partial<RateLimit>>>
    order?: Partial<OrderLimits>
    botChallenge?: string | null
  },
): Stores {
  return {
    websites,
    views: views.map((view) => {
      const changed = rateLimitNames.map((name) => [name, { ...view.limits.rates[name], ...rates[name] }])
      const limits: StoreLimits = {
        rates: Object.fromEntries(changed),
        order: { ...view.limits.order, ...order },
        botChallenge: botChallenge === undefined ? view.limits.botChallenge : botChallenge,
      }
      const upTo = limits.order.valueWithoutPrepayment
      const methods = view.payment.methods.map((one) => (one.start === 'pay-now' ? one : { ...one, upTo }))
      return { ...view, limits, payment: { methods } }
    }),
  }
}

const many = 1_000_000

/** For tests that place many orders from one address and do not test limits. */
export const unlimitedStores: Stores = withLimits(stores, {
  rates: Object.fromEntries(rateLimitNames.map((name) => [name, { max: many }])),
  order: {
    lineQuantity: many,
    orderQuantity: many,
    valueWithoutPrepayment: many,
    guestUnpaid: { orders: many, pieces: many },
    customerUnpaid: { orders: many, pieces: many },
  },
})
