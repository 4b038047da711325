import { pageLoader } from '../dispatch/page-loader.ts'
import { PaymentErrorScreen } from '../order/payment-error-screen.tsx'

const load = pageLoader<'payment-error'>(async ({ shop: { store, t }, query }) => ({
  head: {
    title: `${t(query.has('cancelled') ? 'title.payment-cancelled' : 'title.payment-error')} · ${store.website.name}`,
    noIndex: true,
  },
}))
export const loader = load
export const clientLoader = load

export default PaymentErrorScreen
