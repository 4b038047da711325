import type { BundleOption, StockItem } from '@mantel/contract'
import { readStoredProducts, type StoredProduct } from '../catalog/index.ts'
import { findSetIds, findStockBySku, type ReadStock } from '../stock/index.ts'
import { isRequired, lacksParts, setsInStock } from './to-priceable.ts'

/** Stock by SKU. Bundles and grouped products have no stock of their own: they are as available as their parts. */
export const readStockOfSets: ReadStock = async ({ db, view }, skus) => {
  const found = await findStockBySku(db, view.code, skus)
  const ids = await findSetIds(db, [...found.keys()])
  for (const stored of await readStoredProducts(db, view.code, ids)) found.set(stored.sku, stockOfSet(stored))
  return found
}

/** qty: the number of bundles that can be made with the best choice of parts. Parts whose stock is not counted do not limit it. */
function stockOfSet(stored: StoredProduct): StockItem {
  const { typeId, document, stock } = stored
  if (lacksParts(stored)) return { ...stock, qty: 0, is_in_stock: false }
  if (typeId !== 'bundle') return stock
  const options = Array.isArray(document.bundle_options) ? (document.bundle_options as BundleOption[]) : []
  const sets = options.map(({ product_links }) =>
    Math.max(...product_links.map(({ sku, qty }) => setsInStock(stored.parts[sku], qty))),
  )
  const required = sets.filter((_, at) => isRequired(options[at]?.required))
  const quantityOfSets = required.length > 0 ? Math.min(...required) : Math.max(...sets)
  return Number.isFinite(quantityOfSets)
    ? { ...stock, qty: quantityOfSets, manage_stock: true }
    : { ...stock, manage_stock: false }
}
