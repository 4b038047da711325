import { loadAttributes } from '../catalog/attributes.ts'
import { findProduct, hasPage } from '../catalog/product/find-product.ts'
import { loadProductView } from '../catalog/product/load-product.ts'
import type { Detail } from '../catalog/product/product-facts.ts'
import type { ProductView } from '../catalog/product/product-view.ts'
import type { Engine } from '../engine.ts'
import { findRemembered } from './saved-products.ts'

export type ComparedProduct = {
  product: ProductView
  /** The attributes that the merchant has marked as comparable. */
  details: Detail[]
}

export type Comparison = {
  products: ComparedProduct[]
  /** Products that could not be loaded. */
  missing: { sku: string; name: string }[]
  /** false if the server did not answer for all of them. */
  isComplete: boolean
}

/**
 * The products to compare, complete. Products without a page are left out. Without an answer of the server: those that this browser has
 * stored, or those of `last`.
 */
export async function loadComparison(
  engine: Engine,
  skus: readonly string[],
  last: readonly ComparedProduct[] = [],
): Promise<Comparison> {
  const found = await Promise.all(skus.map((sku) => loadProduct(engine, sku)))
  const products = found.flatMap((one, at) =>
    one === 'failed' ? last.filter(({ product }) => product.sku === skus[at]) : (one ?? []),
  )
  const failed = skus.filter((_, at) => found[at] === 'failed')
  const missing = failed.filter((sku) => products.every(({ product }) => product.sku !== sku))
  return {
    products,
    missing: await Promise.all(
      missing.map(async (sku) => ({ sku, name: (await findRemembered(engine, sku))?.name ?? sku })),
    ),
    isComplete: failed.length === 0,
  }
}

async function loadProduct(engine: Engine, sku: string): Promise<ComparedProduct | null | 'failed'> {
  const found = await findProduct(engine, { sku })
  if (!found.ok) return found.reason === 'missing' ? null : 'failed'
  if (!hasPage(found.value)) return null
  const product = await loadProductView(engine, found.value)
  const attributes = await loadAttributes(engine, [
    ...product.details.map(({ code }) => code),
    ...product.options.map(({ code }) => code),
  ])
  const isComparable = (code: string) => String(attributes.get(code)?.is_comparable ?? '1') === '1'
  const chosen = product.options.map(({ code, label, values }) => ({
    code,
    label,
    text: values.map((value) => value.label).join(', '),
  }))
  return { product, details: [...chosen, ...product.details].filter(({ code }) => isComparable(code)) }
}
