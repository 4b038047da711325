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

type NamedProduct = { sku: string; name: string }

export type Comparison = {
  products: ComparedProduct[]
  /** Products that could not be loaded. */
  missing: NamedProduct[]
  /** Products that the shop no longer has. */
  gone: NamedProduct[]
  /** false if the server did not answer for all products. */
  isComplete: boolean
}

/**
 * Loads the complete products to compare. Without an answer of the server, takes those that this browser has stored, or
 * those of `last`.
 */
export async function loadComparison(
  engine: Engine,
  skus: readonly string[],
  last: readonly ComparedProduct[] = [],
): Promise<Comparison> {
  const found = await Promise.all(skus.map((sku) => loadProduct(engine, sku)))
  const products = found.flatMap((one, at) =>
    one === 'failed' ? last.filter(({ product }) => product.sku === skus[at]) : one === 'gone' ? [] : one,
  )
  const failed = skus.filter((_, at) => found[at] === 'failed')
  const missing = failed.filter((sku) => products.every(({ product }) => product.sku !== sku))
  const gone = skus.filter((_, at) => found[at] === 'gone')
  const withNames = (list: readonly string[]) =>
    Promise.all(list.map(async (sku) => ({ sku, name: (await findRemembered(engine, sku))?.name ?? sku })))
  return {
    products,
    missing: await withNames(missing),
    gone: await withNames(gone),
    isComplete: failed.length === 0,
  }
}

async function loadProduct(engine: Engine, sku: string): Promise<ComparedProduct | 'gone' | 'failed'> {
  const found = await findProduct(engine, { sku })
  if (!found.ok) return found.reason === 'missing' ? 'gone' : 'failed'
  if (!hasPage(found.value)) return 'gone'
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
