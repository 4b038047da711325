import { titleOnlyPageLoader } from '../dispatch/page-loader.ts'
import { SuccessScreen } from '../order/success-screen.tsx'

export const loader = titleOnlyPageLoader
export const clientLoader = titleOnlyPageLoader

export default SuccessScreen
