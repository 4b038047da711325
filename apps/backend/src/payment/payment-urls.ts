import { defaultView, defaultWebsite, type Stores, type StoreView, websiteOf } from '@mantel/domain/store'
import type { PaymentRequest } from '@mantel/plugins/payment/server'

/** URLs to which the provider returns the shopper and the bank posts its result. The key gives access to the order. */
export function returnUrls(
  stores: Stores,
  view: StoreView,
  { provider, orderKey }: { provider: string; orderKey: string },
): Pick<PaymentRequest, 'returnUrl' | 'cancelUrl' | 'challengeUrl'> {
  const base = `${websiteOf(stores, view).apiUrl}/api/ext/payment`
  const key = encodeURIComponent(orderKey)
  return {
    returnUrl: `${base}/return/${provider}?key=${key}`,
    cancelUrl: `${base}/return/${provider}?key=${key}&cancelled=1`,
    challengeUrl: `${base}/challenge/${provider}?key=${key}`,
  }
}

/** URL of the shop page shown after payment, in the store view of the order. */
export function pageUrlAfterPayment(
  stores: Stores,
  storeCode: string | undefined,
  page: 'success' | 'payment-error',
  orderKey: string | undefined,
  /** The shopper cancelled the payment, so the page does not say that it failed. */
  { isCancelled = false } = {},
): string {
  const view = stores.views.find(({ code }) => code === storeCode) ?? defaultView(stores, defaultWebsite(stores))
  const query = orderKey ? `?key=${encodeURIComponent(orderKey)}${isCancelled ? '&cancelled=1' : ''}` : ''
  return `${websiteOf(stores, view).publicUrl}${view.prefix}/${page}${query}`
}
