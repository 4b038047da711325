import type { Db } from '../platform/db/index.ts'
import { keepNewest } from './keep-newest.ts'
import { type KnownProduct, readKnownProducts } from './known-products.repository.ts'
import { type Identities, matchProductIds, type ProductRow, type StoredProducts } from './match-product-ids.ts'
import { idFromText } from './product-ids.ts'
import type { StagedRow } from './staged-row.ts'
import type { StockFact } from './stock-draft.ts'

export type ProductPlan = Identities & {
  rows: ProductRow[]
  /** Rows that are not imported, because a newer document of the same product replaces them. */
  replaced: StagedRow[]
  refusedRows: Map<StagedRow, string>
  warnings: Map<StagedRow, string[]>
  /** Ids of products that are new or whose SKU or type changes. */
  changedIdentities: ReadonlySet<number>
  /** Ids of stored products whose SKU the file changes. */
  renamed: ReadonlySet<number>
  /** Ids of the variants of a configurable product in the store, in order. */
  variantsOf(viewIndex: number, id: number): readonly number[]
  /** Whether the store gets this variant from the copy inside its parent's document. */
  isCopied(viewIndex: number, parentId: number, childId: number): boolean
  /**
   * Stock is shared by all stores: the last store whose document has a quantity decides, otherwise the last store whose document has
   * stock settings.
   */
  decidesStock(viewIndex: number, id: number): boolean
}

/** Plans the products of all stores. Rows are in the order of the stores. */
export async function planProducts(db: Db, staged: readonly StagedRow[]): Promise<ProductPlan> {
  const stored = await readStored(db, staged)
  const identified = await withFinalIds(staged, stored)
  const { kept, replaced } = keepNewest(
    identified,
    ({ row, id }) => `${row.viewIndex} ${id}`,
    ({ row }) => row,
  )
  const identities = await matchProductIds(kept, stored)
  const rows = kept.filter(({ id }) => identities.documents.has(id)).toSorted(byStoreAndId)
  return {
    ...identities,
    rows,
    replaced: replaced.map(({ row }) => row),
    refusedRows: new Map(
      kept.flatMap(({ row, id }) => {
        const reason = identities.refused.get(id)
        return reason ? [[row, reason]] : []
      }),
    ),
    ...compareWithStored(identities, stored),
    ...planVariants(rows, identities),
  }
}

function compareWithStored({ documents }: Identities, stored: StoredProducts) {
  const changedIdentities = new Set<number>()
  const renamed = new Set<number>()
  for (const [id, { sku, typeId }] of documents) {
    const storedProduct = stored.byId(id)
    if (storedProduct?.sku !== sku || storedProduct.type_id !== typeId) changedIdentities.add(id)
    if (storedProduct && storedProduct.sku !== sku) renamed.add(id)
  }
  return { changedIdentities, renamed }
}

function planVariants(rows: readonly ProductRow[], { documents, idBySku }: Identities) {
  const warnings = new Map<StagedRow, string[]>()
  const variants = new Map<string, number[]>()
  const hasOwnDocument = new Set(rows.map(({ row, id }) => `${row.viewIndex} ${id}`))
  /** The parent whose copy is written: the first one of each store. */
  const copiedFrom = new Map<string, number>()
  const stockView = new Map<number, number>()
  const withQuantity = new Set<number>()
  function chooseStock(id: number, stock: StockFact, viewIndex: number): void {
    if (stock === 'none' || (stock === 'settings' && withQuantity.has(id))) return
    if (stock === 'quantity') withQuantity.add(id)
    stockView.set(id, viewIndex)
  }
  for (const { row, id, product } of rows) {
    chooseStock(id, product.stock, row.viewIndex)
    if (documents.get(id)?.typeId !== 'configurable') continue
    const childIds = new Set<number>()
    for (const { sku, stock } of product.children) {
      const childId = idBySku.get(sku) ?? 0
      if (documents.get(childId)?.typeId === 'configurable') {
        const reason = `variant ${sku} was skipped: a variant cannot be configurable itself`
        warnings.set(row, [...(warnings.get(row) ?? []), reason])
        continue
      }
      childIds.add(childId)
      const key = `${row.viewIndex} ${childId}`
      if (hasOwnDocument.has(key) || copiedFrom.has(key)) continue
      copiedFrom.set(key, id)
      chooseStock(childId, stock, row.viewIndex)
    }
    variants.set(`${row.viewIndex} ${id}`, [...childIds])
  }
  return {
    warnings,
    variantsOf: (viewIndex: number, id: number) => variants.get(`${viewIndex} ${id}`) ?? [],
    isCopied: (viewIndex: number, parentId: number, childId: number) =>
      copiedFrom.get(`${viewIndex} ${childId}`) === parentId,
    decidesStock: (viewIndex: number, id: number) => stockView.get(id) === viewIndex,
  }
}

function byStoreAndId(a: ProductRow, b: ProductRow): number {
  return a.row.viewIndex - b.row.viewIndex || a.id - b.id
}

/** A document without an id keeps the id that the shop has for its SKU, otherwise it gets a computed one. */
async function withFinalIds(staged: readonly StagedRow[], stored: StoredProducts): Promise<ProductRow[]> {
  const rows = staged.flatMap((row) => (row.facts.product ? [{ row, product: row.facts.product }] : []))
  const givenIds = new Set(rows.flatMap(({ product }) => product.givenId ?? []))
  const computed = new Map<string, number>()
  const skus = rows.flatMap(({ product }) => (product.givenId === null ? [product.sku] : []))
  for (const sku of [...new Set(skus)].toSorted()) {
    const holder = stored.bySku(sku)
    let id = holder && !givenIds.has(holder.id) ? holder.id : idFromText(sku)
    if (id !== holder?.id) while (givenIds.has(id) || (await stored.has(id))) id++
    givenIds.add(id)
    computed.set(sku, id)
  }
  return rows.map(({ row, product }) => ({ row, product, id: product.givenId ?? computed.get(product.sku) ?? 0 }))
}

async function readStored(db: Db, staged: readonly StagedRow[]): Promise<StoredProducts> {
  const ids = new Set<number>()
  const skus = new Set<string>()
  for (const { facts } of staged)
    for (const { sku, givenId } of facts.product ? [facts.product, ...facts.product.children] : []) {
      ids.add(givenId ?? idFromText(sku))
      skus.add(sku)
    }
  const knownProducts = await readKnownProducts(db, [...ids], [...skus])
  const byId = new Map(knownProducts.map((product) => [product.id, product]))
  const bySku = new Map(knownProducts.map((product) => [product.sku, product]))
  return {
    byId: (id) => byId.get(id),
    bySku: (sku) => bySku.get(sku),
    async has(id) {
      if (ids.has(id) || byId.has(id)) return byId.has(id)
      const found: KnownProduct[] = await readKnownProducts(db, [id], [])
      return found.length > 0
    },
  }
}
