import { titleOnlyPageLoader } from '../dispatch/page-loader.ts'
import { PaymentErrorScreen } from '../order/payment-error-screen.tsx'

export const loader = titleOnlyPageLoader
export const clientLoader = titleOnlyPageLoader

export default PaymentErrorScreen
