import { CartScreen } from '../cart/cart-screen.tsx'
import { titlePageLoader } from '../dispatch/page-loader.ts'

export const loader = titlePageLoader
export const clientLoader = titlePageLoader

export default CartScreen
