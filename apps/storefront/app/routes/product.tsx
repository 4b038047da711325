import { DispatchedScreen } from '../dispatch/dispatched-screen.tsx'
import { missing, page, type ScreenProps } from '../page/page.ts'
import { findProduct, loadProduct, type ProductPage } from '../product/load-product.ts'

const load = page<'product' | 'simple-product', ProductPage>(async ({ shop, params, query }) => {
  const product = await findProduct(shop, params.parentSku)
  if (!product) throw missing()
  return loadProduct(shop, product, params.childSku ?? query.get('childSku'))
})
export const loader = load
export const clientLoader = load

export default function Product({ loaderData }: ScreenProps<typeof load>) {
  return <DispatchedScreen page={loaderData} />
}
