import { titleOnlyPageLoader } from '../dispatch/page-loader.ts'
import { CompareScreen } from '../wishlist/compare-screen.tsx'

export const loader = titleOnlyPageLoader
export const clientLoader = titleOnlyPageLoader

export default CompareScreen
