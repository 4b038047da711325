import type { ProductDocument } from '@mantel/contract'
import { productPath } from '@mantel/domain/routing'
import type { Engine } from '../../engine.ts'
import { loadAttributes } from '../attributes.ts'
import { listParts } from '../listing/list-by-sku.ts'
import { type Loaded, loadedValue, missingProblem } from '../loaded.ts'
import { withPlatformPrices } from '../platform-prices.ts'
import { withStock } from '../stock.ts'
import { findProduct, hasPage, type ProductKey } from './find-product.ts'
import { type ProductView, productView } from './product-view.ts'
import { partSkus } from './purchase-options.ts'

/** The product is a variant and is shown on its parent's page. path has no store prefix. */
export type MovedProduct = { ok: false; reason: 'moved'; path: string }

/** Loads a product page by any of its keys. */
export async function loadProduct(engine: Engine, key: ProductKey): Promise<Loaded<ProductView> | MovedProduct> {
  const product = await findProduct(engine, key)
  if (!product.ok) return product
  if (!hasPage(product.value)) return parentOf(engine, product.value)
  const { value, fresh } = product
  return loadedValue(
    await loadProductView(engine, value),
    fresh?.then((newer) => (newer && hasPage(newer) ? loadProductView(engine, newer) : null)),
  )
}

/** Builds the product page from a loaded document. */
export async function loadProductView(engine: Engine, document: ProductDocument): Promise<ProductView> {
  const [attributes, parts, current] = await Promise.all([
    loadAttributes(engine, Object.keys(document)),
    listParts(engine, partSkus(document)),
    withPlatformPrices(engine, document).then((priced) => withStock(engine, priced)),
  ])
  return productView(engine, current, { attributes, parts })
}

async function parentOf(engine: Engine, { sku }: ProductDocument): Promise<Loaded<never> | MovedProduct> {
  const parent = await findProduct(engine, { variantSku: sku })
  if (!parent.ok || !hasPage(parent.value)) return missingProblem('product_empty', { sku })
  const { sku: parentSku, slug, url_path } = parent.value
  return {
    ok: false,
    reason: 'moved',
    path: productPath(engine.view, { parentSku, slug, urlPath: url_path, childSku: sku }),
  }
}
