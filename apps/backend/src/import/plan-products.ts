import type { Row } from '../platform/db/index.ts'
import type { Entry, WriteResult } from './draft.ts'
import type { KnownProduct } from './known-products.repository.ts'
import type { ProductDraft } from './product-draft.ts'

export type ProductPlan = {
  /** The products to write: those with their own document, and embedded children without one. */
  drafts: ProductDraft[]
  /** All variants of each configurable product, in order. */
  variants: { parentId: number; childIds: number[] }[]
  newProducts: Row<'product'>[]
  /** Products that are no longer configurable. */
  formerParents: number[]
  problems: WriteResult['problems']
}

/**
 * Resolves identities before writing: an SKU belongs to one product, a product's own document takes precedence over
 * its parent's copy, and the later of two documents of one product wins.
 */
export function planProducts(entries: readonly Entry<ProductDraft>[], known: readonly KnownProduct[]): ProductPlan {
  const knownById = new Map(known.map((product) => [product.id, product]))
  const idBySku = new Map(known.map(({ id, sku }) => [sku, id]))
  const problems: WriteResult['problems'] = []
  const own = new Map<number, ProductDraft>()

  for (const { row, draft } of entries) {
    const { id, sku } = draft.product
    const holder = idBySku.get(sku)
    if (holder !== undefined && holder !== id) {
      problems.push({ row, name: sku, severity: 'error', reason: `sku is already used by product ${holder}` })
      continue
    }
    idBySku.set(sku, id)
    own.set(id, draft)
  }

  const embedded = new Map<number, ProductDraft>()
  const variants = new Map<number, number[]>()
  for (const parent of own.values()) {
    const childIds = new Set<number>()
    for (const child of parent.children) {
      const { sku } = child.product
      // The SKU identifies a child, even if the parent gives it another id.
      const id = idBySku.get(sku) ?? child.product.id
      const holder = own.get(id)?.product ?? embedded.get(id)?.product ?? knownById.get(id)
      if (id === parent.product.id || (holder && holder.sku !== sku)) {
        problems.push({
          ...placeOf(parent, entries),
          severity: 'warning',
          reason: `variant ${sku} was skipped: its id ${id} belongs to another product`,
        })
        continue
      }
      idBySku.set(sku, id)
      childIds.add(id)
      const hasDocument = own.has(id) || knownById.get(id)?.is_embedded === false
      if (!hasDocument) embedded.set(id, { ...child, product: { ...child.product, id } })
    }
    if (parent.product.type_id === 'configurable') variants.set(parent.product.id, [...childIds])
  }

  const unknownChildren = [...embedded.values()].filter(({ product }) => !knownById.has(product.id))
  return {
    drafts: [...own.values(), ...embedded.values()],
    variants: [...variants].map(([parentId, childIds]) => ({ parentId, childIds })),
    newProducts: [...own.values(), ...unknownChildren].map(({ product }) => product),
    formerParents: [...own.values()]
      .filter(
        ({ product }) => product.type_id !== 'configurable' && knownById.get(product.id)?.type_id === 'configurable',
      )
      .map(({ product }) => product.id),
    problems,
  }
}

function placeOf(draft: ProductDraft, entries: readonly Entry<ProductDraft>[]): { row: number; name: string } {
  return { row: entries.findLast((entry) => entry.draft === draft)?.row ?? 0, name: draft.product.sku }
}
