import { titleOnlyPageLoader } from '../dispatch/page-loader.ts'
import { ProblemScreen } from '../frame/problem-screen.tsx'

export const loader = titleOnlyPageLoader
export const clientLoader = titleOnlyPageLoader

export default ProblemScreen
