import { titlePageLoader } from '../dispatch/page-loader.ts'
import { PaymentErrorScreen } from '../order/payment-error-screen.tsx'

export const loader = titlePageLoader
export const clientLoader = titlePageLoader

export default PaymentErrorScreen
