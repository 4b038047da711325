import { CheckoutScreen } from '../checkout/checkout-screen.tsx'
import { titlePageLoader } from '../dispatch/page-loader.ts'

export const loader = titlePageLoader
export const clientLoader = titlePageLoader

export default CheckoutScreen
