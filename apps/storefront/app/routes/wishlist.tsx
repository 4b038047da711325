import { titleOnlyPageLoader } from '../dispatch/page-loader.ts'
import { WishlistScreen } from '../wishlist/wishlist-screen.tsx'

export const loader = titleOnlyPageLoader
export const clientLoader = titleOnlyPageLoader

export default WishlistScreen
