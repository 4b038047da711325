import { dispatch } from '../dispatch/dispatch.ts'
import { DispatchedScreen } from '../dispatch/dispatched-screen.tsx'
import { received } from '../page/handed-over.tsx'
import { lazyPage } from '../page/lazy-page.ts'
import { page, type ScreenProps } from '../page/page.ts'

export const loader = page(dispatch)
export const clientLoader = lazyPage(async () => (await import('../dispatch/dispatch.ts')).dispatch)

export default function Dispatch({ loaderData }: ScreenProps<typeof loader>) {
  return <DispatchedScreen page={received(loaderData)} />
}
