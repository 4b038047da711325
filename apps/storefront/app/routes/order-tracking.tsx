import { titleOnlyPageLoader } from '../dispatch/page-loader.ts'
import { OrderTrackingScreen } from '../my-account/tracking/order-tracking-screen.tsx'

export const loader = titleOnlyPageLoader
export const clientLoader = titleOnlyPageLoader

export default OrderTrackingScreen
