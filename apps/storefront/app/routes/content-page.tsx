import { loadFixedPage } from '../content/load-content.ts'
import { DispatchedScreen } from '../dispatch/dispatched-screen.tsx'
import { lazyPageLoader, pageLoader } from '../dispatch/page-loader.ts'
import type { ScreenProps } from '../page/page.ts'
import { readLoaderData } from '../router/loader-data.tsx'

export const loader = pageLoader(loadFixedPage)
export const clientLoader = lazyPageLoader(async () => (await import('../content/load-content.ts')).loadFixedPage)

export default function FixedPage({ loaderData }: ScreenProps<typeof loader>) {
  return <DispatchedScreen page={readLoaderData(loaderData)} />
}
