import type { ProductType } from '@mantel/contract'
import type { KnownProduct } from './known-products.repository.ts'
import { idFromText } from './product-ids.ts'
import type { ProductFacts, StagedRow } from './staged-row.ts'

/** A product row with its final id and the product data that the plan needs. */
export type ProductRow = { row: StagedRow; id: number; product: ProductFacts }

export type StoredProducts = {
  byId(id: number): KnownProduct | undefined
  bySku(sku: string): KnownProduct | undefined
  /** Whether the id is stored; may have to ask the database. */
  has(id: number): Promise<boolean>
}

export type Identities = {
  /** SKU and type of each product with a document in the file. */
  documents: ReadonlyMap<number, { sku: string; typeId: ProductType }>
  /** The id of every SKU in the file, with and without a document. */
  idBySku: ReadonlyMap<string, number>
  /** Stored products that get another id: old id → new id. A copy inside a parent loses its id to a document with the same id. */
  moves: ReadonlyMap<number, number>
  refused: ReadonlyMap<number, string>
}

type Wanted = { sku: string; typeId: ProductType }

/**
 * Decides which product has which id and SKU, from all documents of the file at once, so that their order does not
 * matter. Documents come before copies inside a parent, stored products before new ones, small ids before large ones.
 */
export async function matchProductIds(rows: readonly ProductRow[], stored: StoredProducts): Promise<Identities> {
  // Uses loops instead of building lists of [id, product] pairs: a large file has so many products that the pairs alone would need 100
  // MB.
  const wanted = new Map<number, Wanted>()
  for (const { id, product } of rows) wanted.set(id, product)
  const refused = refuseSharedSkus(wanted, stored)
  const documents = new Map<number, Wanted>()
  const idBySku = new Map<string, number>()
  for (const id of Float64Array.from(wanted.keys()).sort()) {
    const product = wanted.get(id)
    if (!product || refused.has(id)) continue
    documents.set(id, product)
    idBySku.set(product.sku, id)
  }
  const assigned = new Set(documents.keys())
  const moves = new Map<number, number>()

  async function newId(sku: string, givenId: number | null): Promise<number> {
    let id = givenId ?? idFromText(sku)
    if (assigned.has(id) || (await stored.has(id)))
      for (id = idFromText(sku); assigned.has(id) || (await stored.has(id)); id++);
    assigned.add(id)
    return id
  }

  for (const [id, { sku }] of documents) {
    const holder = stored.bySku(sku)
    if (holder && holder.id !== id && !holder.hasDocument) moves.set(holder.id, id)
  }
  for (const [sku, givenId] of copiesOf(rows, documents)) {
    if (idBySku.has(sku)) continue
    const holder = stored.bySku(sku)
    const keepsId = holder && !documents.has(holder.id)
    const id = keepsId ? holder.id : await newId(sku, givenId)
    if (holder && !keepsId && !holder.hasDocument) moves.set(holder.id, id)
    idBySku.set(sku, id)
  }
  for (const [id, { sku }] of documents) {
    const holder = stored.byId(id)
    const isDisplaced = holder && holder.sku !== sku && !holder.hasDocument && !moves.has(id)
    if (isDisplaced) moves.set(id, await newId(holder.sku, null))
  }
  return { documents, idBySku, moves, refused }
}

/** An SKU belongs to one product. A stored document keeps its SKU unless the file gives that product another one. */
function refuseSharedSkus(wanted: ReadonlyMap<number, { sku: string }>, stored: StoredProducts): Map<number, string> {
  const refused = new Map<number, string>()
  for (const [sku, ids] of sharedSkus(wanted)) {
    const holder = stored.bySku(sku)?.id
    const keeper = holder !== undefined && ids.includes(holder) ? holder : Math.min(...ids)
    for (const id of ids) if (id !== keeper) refused.set(id, `sku is already used by product ${keeper}`)
  }
  // A refused product keeps its stored SKU, which may cause the refusal of a product that wants the same SKU.
  for (let before = -1; before !== refused.size; ) {
    before = refused.size
    for (const [id, { sku }] of wanted) {
      const holder = stored.bySku(sku)
      if (refused.has(id) || !holder?.hasDocument || holder.id === id) continue
      const isRenamed = wanted.has(holder.id) && !refused.has(holder.id)
      if (!isRenamed) refused.set(id, `sku is already used by product ${holder.id}`)
    }
  }
  return refused
}

/** The ids of the products that want the same SKU, by SKU. */
function sharedSkus(wanted: ReadonlyMap<number, { sku: string }>): Map<string, number[]> {
  const first = new Map<string, number>()
  const shared = new Map<string, number[]>()
  for (const [id, { sku }] of wanted) {
    const other = first.get(sku)
    if (other === undefined) first.set(sku, id)
    else shared.set(sku, [...(shared.get(sku) ?? [other]), id])
  }
  return shared
}

/** The SKUs of all copies inside parents, sorted, with the smallest id that a parent gives. */
function copiesOf(
  rows: readonly ProductRow[],
  documents: ReadonlyMap<number, { typeId: ProductType }>,
): [string, number | null][] {
  const givenIds = new Map<string, number | null>()
  for (const { id, product } of rows) {
    if (documents.get(id)?.typeId !== 'configurable') continue
    for (const { sku, givenId } of product.children) {
      const earlierId = givenIds.get(sku) ?? null
      givenIds.set(sku, earlierId === null ? givenId : givenId === null ? earlierId : Math.min(earlierId, givenId))
    }
  }
  return [...givenIds].toSorted(([a], [b]) => (a < b ? -1 : 1))
}
