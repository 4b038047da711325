import { loadAttributes } from '../catalog/attributes.ts'
import { findProduct, hasPage } from '../catalog/product/find-product.ts'
import { loadProductView } from '../catalog/product/load-product.ts'
import type { Detail } from '../catalog/product/product-facts.ts'
import type { ProductView } from '../catalog/product/product-view.ts'
import type { Engine } from '../engine.ts'

export type ComparedProduct = {
  product: ProductView
  /** The attributes that the merchant has marked as comparable. */
  details: Detail[]
}

/** The products to compare, complete. Offline those that this browser has seen. Products without a page are left out. */
export async function loadComparison(engine: Engine, skus: readonly string[]): Promise<ComparedProduct[]> {
  const loaded = await Promise.all(
    skus.map(async (sku): Promise<ComparedProduct | null> => {
      const found = await findProduct(engine, { sku })
      if (!found.ok || !hasPage(found.value)) return null
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
    }),
  )
  return loaded.filter((one) => one !== null)
}
