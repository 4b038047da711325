import { type DispatchedPage, DispatchedScreen } from '../dispatch/dispatched-screen.tsx'
import { resolvePath } from '../dispatch/resolve-path.ts'
import { page, type ScreenProps } from '../page/page.ts'

const load = page<'page-not-found', DispatchedPage>(resolvePath)
export const loader = load
export const clientLoader = load

export default function Dispatch({ loaderData }: ScreenProps<typeof load>) {
  return <DispatchedScreen page={loaderData} />
}
