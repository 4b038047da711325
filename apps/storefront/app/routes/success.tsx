import { titlePageLoader } from '../dispatch/page-loader.ts'
import { SuccessScreen } from '../order/success-screen.tsx'

export const loader = titlePageLoader
export const clientLoader = titlePageLoader

export default SuccessScreen
