import { DispatchedScreen } from '../dispatch/dispatched-screen.tsx'
import { lazyPageLoader, pageLoader } from '../dispatch/page-loader.ts'
import { revalidateUnlessVariant } from '../dispatch/should-revalidate.ts'
import type { ScreenProps } from '../page/page.ts'
import { loadProductBySku } from '../product/product-page.ts'
import { readLoaderData } from '../router/loader-data.tsx'

export const loader = pageLoader(loadProductBySku)
export const clientLoader = lazyPageLoader(async () => (await import('../product/product-page.ts')).loadProductBySku)
export const shouldRevalidate = revalidateUnlessVariant

export default function Product({ loaderData }: ScreenProps<typeof loader>) {
  return <DispatchedScreen page={readLoaderData(loaderData)} />
}
