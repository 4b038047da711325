import { type CatalogueProduct, readCatalogue } from '../shop/read-catalogue.ts'

type Stocked = CatalogueProduct & { stock: { qty: number; is_in_stock: boolean }; custom_options?: unknown[] }

/** Products of which there are many, and nothing to choose. */
export async function plenty(port: number): Promise<CatalogueProduct[]> {
  const { products } = await readCatalogue(port, 'default')
  return (products as Stocked[]).filter(
    ({ type_id, stock, custom_options }) =>
      type_id === 'simple' && stock.is_in_stock && stock.qty > 150 && !custom_options?.length,
  )
}

/** One of them at its usual price, by its place in the list: tests take different ones. */
export async function plentiful(port: number, at: number) {
  const usual = (await plenty(port)).filter(
    ({ price_incl_tax, final_price_incl_tax }) => price_incl_tax === final_price_incl_tax,
  )
  const product = usual.at(at)
  if (!product) throw new Error('The demo has too few products without choices')
  const { sku, url_path, final_price_incl_tax: price, stock } = product as Stocked & { final_price_incl_tax: number }
  return { sku, url_path, price, quantity: stock.qty }
}
