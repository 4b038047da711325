import type { Row } from '../platform/db/index.ts'
import type { Entry, Written } from './draft.ts'
import type { KnownProduct } from './known-products.repository.ts'
import type { ProductDraft } from './product-draft.ts'

export type ProductPlan = {
  /** What is written into the store: documents of their own, and embedded children that have none. */
  drafts: ProductDraft[]
  /** Of each configurable product all its variants, in order. */
  variants: { parentId: number; childIds: number[] }[]
  newProducts: Row<'product'>[]
  /** Were configurable and are no more. */
  formerParents: number[]
  problems: Written['problems']
}

/**
 * Sorts out who is who before anything is written: SKUs belong to one product, a document of its own comes before what a
 * parent says about its child, and of two documents of one product the later one counts.
 */
export function planProducts(entries: readonly Entry<ProductDraft>[], known: readonly KnownProduct[]): ProductPlan {
  const knownById = new Map(known.map((product) => [product.id, product]))
  const idBySku = new Map(known.map(({ id, sku }) => [sku, id]))
  const problems: Written['problems'] = []
  const own = new Map<number, ProductDraft>()

  for (const { row, draft } of entries) {
    const { id, sku } = draft.product
    const holder = idBySku.get(sku)
    if (holder !== undefined && holder !== id) {
      problems.push({ row, name: sku, severity: 'error', reason: `its sku belongs to product ${holder}` })
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
      // A child is who its SKU says it is, whatever number the parent gives it.
      const id = idBySku.get(sku) ?? child.product.id
      const holder = own.get(id)?.product ?? embedded.get(id)?.product ?? knownById.get(id)
      if (id === parent.product.id || (holder && holder.sku !== sku)) {
        problems.push({
          ...placeOf(parent, entries),
          severity: 'warning',
          reason: `variant ${sku} was left out: its id ${id} belongs to another product`,
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
