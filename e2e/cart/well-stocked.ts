import { readProducts } from '../shop/read-catalogue.ts'

const fields = [
  'sku',
  'name',
  'url_path',
  'type_id',
  'image',
  'stock',
  'custom_options',
  'price_incl_tax',
  'final_price_incl_tax',
]

export type StockedProduct = {
  sku: string
  name: string
  url_path: string
  type_id: string
  image: string
  stock: { qty: number; is_in_stock: boolean }
  custom_options?: unknown[]
  price_incl_tax: number
  final_price_incl_tax: number
}

/** Well-stocked products without options. */
export async function findWellStockedProducts(port: number): Promise<StockedProduct[]> {
  const products = await readProducts<StockedProduct>(port, 'default', fields)
  return products.filter(
    ({ type_id, stock, custom_options }) =>
      type_id === 'simple' && stock.is_in_stock && stock.qty > 150 && !custom_options?.length,
  )
}

/** The well-stocked product with this index that has no reduced price. Each test uses a different index. */
export async function pickWellStockedProduct(port: number, at: number) {
  const usual = (await findWellStockedProducts(port)).filter(
    ({ price_incl_tax, final_price_incl_tax }) => price_incl_tax === final_price_incl_tax,
  )
  const product = usual.at(at)
  if (!product) throw new Error('too few demo products without options')
  const { sku, url_path, final_price_incl_tax: price, stock } = product
  return { sku, url_path, price, quantity: stock.qty }
}
