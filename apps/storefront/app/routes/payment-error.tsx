import { PaymentErrorScreen } from '../order/payment-error-screen.tsx'
import { page } from '../page/page.ts'
import { routeTitle } from '../page/route-title.ts'

const load = page(async ({ shop: { place, t }, route }) => ({
  head: { title: `${routeTitle(t, route)} · ${place.website.name}`, noIndex: true },
}))
export const loader = load
export const clientLoader = load

export default function PaymentError() {
  return <PaymentErrorScreen />
}
