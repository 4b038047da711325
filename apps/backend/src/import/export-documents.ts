import { createHash } from 'node:crypto'
import { type CatalogType, catalogTypes, type DumpHit } from '@mantel/contract'
import type { StoreView } from '@mantel/domain/store'
import { listProductIds, readAttributes, readCategories, readStoredProducts, readTaxRules } from '../catalog/index.ts'
import type { Db } from '../platform/db/index.ts'
import { exportProduct } from './export-product.ts'
import { listReviewIds, readContentRows, readReviewRows } from './export-rows.repository.ts'
import { sortKeys } from './sort-keys.ts'

type Document = { id: number; [field: string]: unknown }

const pageSize = 200

/**
 * The documents of a store, or of one type, as search hits: sorted by type and id, in the format that the import
 * reads.
 */
export async function* exportDocuments(
  ctx: { db: Db },
  { view, type }: { view: StoreView; type?: CatalogType },
): AsyncGenerator<DumpHit> {
  const byId = (ids: number[]) => ids.toSorted((a, b) => a - b)
  for (const one of type ? [type] : catalogTypes) yield* hitsOf(ctx.db, view, one, byId)
}

/**
 * The SHA-256 of the export lines of these stores in the order of `LC_ALL=C sort`: equal catalogues have equal
 * digests. The lines are generated in that order, so they need not be held in memory.
 */
export async function exportDigest(ctx: { db: Db }, views: readonly StoreView[]): Promise<string> {
  const digest = createHash('sha256')
  const byText = (ids: number[]) => ids.map(String).toSorted().map(Number)
  for (const view of views.toSorted((a, b) => (a.catalog.index < b.catalog.index ? -1 : 1)))
    for (const type of catalogTypes.toSorted())
      for await (const hit of hitsOf(ctx.db, view, type, byText)) digest.update(`${JSON.stringify(hit)}\n`)
  return digest.digest('hex')
}

async function* hitsOf(
  db: Db,
  view: StoreView,
  type: CatalogType,
  inOrder: (ids: number[]) => number[],
): AsyncGenerator<DumpHit> {
  const source = await openSource(db, view.code, type)
  const ids = inOrder(source.ids)
  for (let from = 0; from < ids.length; from += pageSize) {
    const page = ids.slice(from, from + pageSize)
    const documents = new Map((await source.read(page)).map((document) => [document.id, document]))
    for (const id of page) {
      const document = documents.get(id)
      if (document)
        yield { _index: view.catalog.index, _type: type, _id: String(id), _score: 1, _source: sortKeys(document) }
    }
  }
}

/** Opens the documents of a type; products and reviews are read in pages, the other types are small. */
async function openSource(
  db: Db,
  storeCode: string,
  type: CatalogType,
): Promise<{ ids: number[]; read(ids: number[]): Promise<Document[]> }> {
  if (type === 'product') {
    return {
      ids: await listProductIds(db, storeCode, 0, Number.MAX_SAFE_INTEGER),
      read: async (ids) => (await readStoredProducts(db, storeCode, ids)).map(exportProduct),
    }
  }
  if (type === 'review') {
    const ids = await listReviewIds(db, storeCode)
    return { ids, read: (page) => readReviewRows(db, storeCode, page) }
  }
  const all = await readSmall(db, storeCode, type)
  return { ids: all.map(({ id }) => id), read: async (ids) => all.filter(({ id }) => ids.includes(id)) }
}

async function readSmall(
  db: Db,
  storeCode: string,
  type: Exclude<CatalogType, 'product' | 'review'>,
): Promise<Document[]> {
  switch (type) {
    case 'category':
      return readCategories(db, storeCode)
    case 'attribute':
      return readAttributes(db, storeCode)
    case 'taxrule':
      return readTaxRules(db, storeCode)
    default:
      return readContentRows(db, storeCode, type)
  }
}
