import { loadProduct } from '@mantel/client'
import { DispatchedScreen } from '../dispatch/dispatched-screen.tsx'
import { loadedValue } from '../page/loaded-value.ts'
import { page, type ScreenProps } from '../page/page.ts'
import { type ProductPage, productPage } from '../product/product-page.ts'

const load = page<'product' | 'simple-product', ProductPage>(async (ask) => {
  const { shop, params, query } = ask
  const product = await loadProduct(shop.engine, { sku: params.parentSku })
  return productPage(ask, loadedValue(shop, product), params.childSku ?? query.get('childSku'))
})
export const loader = load
export const clientLoader = load

export default function Product({ loaderData }: ScreenProps<typeof load>) {
  return <DispatchedScreen page={loaderData} />
}
