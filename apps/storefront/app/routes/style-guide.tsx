import { titleOnlyPageLoader } from '../dispatch/page-loader.ts'
import { StyleGuideScreen } from '../style-guide/style-guide-screen.tsx'

export const loader = titleOnlyPageLoader
export const clientLoader = titleOnlyPageLoader

export default StyleGuideScreen
