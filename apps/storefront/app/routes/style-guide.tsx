import { titlePageLoader } from '../dispatch/page-loader.ts'
import { StyleGuideScreen } from '../style-guide/style-guide-screen.tsx'

export const loader = titlePageLoader
export const clientLoader = titlePageLoader

export default StyleGuideScreen
