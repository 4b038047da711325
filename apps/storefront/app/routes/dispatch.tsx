import { dispatch } from '../dispatch/dispatch.ts'
import { type DispatchedPage, DispatchedScreen } from '../dispatch/dispatched-screen.tsx'
import { page, type ScreenProps } from '../page/page.ts'

const load = page<'page-not-found', DispatchedPage>(dispatch)
export const loader = load
export const clientLoader = load

export default function Dispatch({ loaderData }: ScreenProps<typeof load>) {
  return <DispatchedScreen page={loaderData} />
}
