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
