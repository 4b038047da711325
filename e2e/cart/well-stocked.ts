import { type CatalogueProduct, readCatalogue } from '../shop/read-catalogue.ts'

type Stocked = CatalogueProduct & { stock: { qty: number; is_in_stock: boolean }; custom_options?: unknown[] }

/** Well-stocked products without options. */
export async function findWellStockedProducts(port: number): Promise<CatalogueProduct[]> {
  const { products } = await readCatalogue(port, 'default')
  return (products as Stocked[]).filter(
    ({ type_id, stock, custom_options }) =>
      type_id === 'simple' && stock.is_in_stock && stock.qty > 150 && !custom_options?.length,
  )
}

/** One of them at its regular price, by index; each test uses a different one. */
export async function pickWellStockedProduct(port: number, at: number) {
  const usual = (await findWellStockedProducts(port)).filter(
    ({ price_incl_tax, final_price_incl_tax }) => price_incl_tax === final_price_incl_tax,
  )
  const product = usual.at(at)
  if (!product) throw new Error('too few demo products without options')
  const { sku, url_path, final_price_incl_tax: price, stock } = product as Stocked & { final_price_incl_tax: number }
  return { sku, url_path, price, quantity: stock.qty }
}
