import { titlePageLoader } from '../dispatch/page-loader.ts'
import { ProblemScreen } from '../frame/problem-screen.tsx'

export const loader = titlePageLoader
export const clientLoader = titlePageLoader

export default ProblemScreen
