import { DispatchedScreen } from '../dispatch/dispatched-screen.tsx'
import { received } from '../page/handed-over.tsx'
import { lazyPage } from '../page/lazy-page.ts'
import { page, type ScreenProps } from '../page/page.ts'
import { loadProductBySku } from '../product/load-product-by-sku.ts'

export const loader = page(loadProductBySku)
export const clientLoader = lazyPage(async () => (await import('../product/load-product-by-sku.ts')).loadProductBySku)

export default function Product({ loaderData }: ScreenProps<typeof loader>) {
  return <DispatchedScreen page={received(loaderData)} />
}
