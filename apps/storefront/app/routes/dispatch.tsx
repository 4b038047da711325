import { dispatch } from '../dispatch/dispatch.ts'
import { DispatchedScreen } from '../dispatch/dispatched-screen.tsx'
import { lazyPageLoader, pageLoader } from '../dispatch/page-loader.ts'
import { revalidateUnlessVariant } from '../dispatch/should-revalidate.ts'
import type { ScreenProps } from '../page/page.ts'
import { readLoaderData } from '../router/loader-data.tsx'

export const loader = pageLoader(dispatch)
export const clientLoader = lazyPageLoader(async () => (await import('../dispatch/dispatch.ts')).dispatch)
export const shouldRevalidate = revalidateUnlessVariant

export default function Dispatch({ loaderData }: ScreenProps<typeof loader>) {
  return <DispatchedScreen page={readLoaderData(loaderData)} />
}
