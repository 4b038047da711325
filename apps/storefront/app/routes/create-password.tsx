import { CreatePasswordScreen } from '../account/create-password-screen.tsx'
import { titleOnlyPageLoader } from '../dispatch/page-loader.ts'

export const loader = titleOnlyPageLoader
export const clientLoader = titleOnlyPageLoader

export default CreatePasswordScreen
