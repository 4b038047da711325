import { defaultView, defaultWebsite, type Stores, type StoreView, websiteOf } from '@mantel/domain/store'
import type { PaymentToMake } from '@mantel/plugins/payment/server'

/** Where a provider sends the shopper, and their bank, back to. The key opens the order for its buyer. */
export function returnAddresses(
  stores: Stores,
  view: StoreView,
  { provider, orderKey }: { provider: string; orderKey: string },
): Pick<PaymentToMake, 'returnUrl' | 'cancelUrl' | 'challengeUrl'> {
  const base = `${websiteOf(stores, view).apiUrl}/api/ext/payment`
  const key = encodeURIComponent(orderKey)
  return {
    returnUrl: `${base}/return/${provider}?key=${key}`,
    cancelUrl: `${base}/return/${provider}?key=${key}&cancelled=1`,
    challengeUrl: `${base}/challenge/${provider}?key=${key}`,
  }
}

/** The shop's page on which the shopper goes on, in the store view that they bought in. */
export function pageAfter(
  stores: Stores,
  storeCode: string | undefined,
  page: 'success' | 'payment-error',
  orderKey: string | undefined,
): string {
  const view = stores.views.find(({ code }) => code === storeCode) ?? defaultView(stores, defaultWebsite(stores))
  const query = orderKey ? `?key=${encodeURIComponent(orderKey)}` : ''
  return `${websiteOf(stores, view).publicUrl}${view.prefix}/${page}${query}`
}
