import type { CatalogDocument, CatalogType } from '@mantel/contract'
import type { Stores, StoreView } from '@mantel/domain/store'
import { listProductIds, readAttributes, readCategories, readStoredProducts, readTaxRules } from '../catalog/index.ts'
import type { Db } from '../platform/db/index.ts'
import { hidePrices, readPriceView, toIndexedProduct } from '../pricing/index.ts'
import type { CatalogSource, IndexedDocument } from './indexed-document.ts'

/** Reads all documents of a store view, or those with the given ids, in ascending id order. */
export type ReadDocuments = (db: Db, view: StoreView, ids?: readonly number[]) => Promise<CatalogDocument[]>

/** Types that other slices store: pages, posts, reviews … */
export type OtherType = Exclude<CatalogType, 'product' | 'category' | 'attribute' | 'taxrule'>

export type CatalogSourceOptions = {
  db: Db
  stores: Stores
  now: () => Date
  others: Record<OtherType, ReadDocuments>
}

/**
 * Reads every type of document that search indexes: products with their prices, other types without changes. Types of
 * other slices are passed in through `others`, since a slice must not import another slice.
 */
export function createCatalogSource(options: CatalogSourceOptions): CatalogSource {
  const { db } = options
  const readers: Record<Exclude<CatalogType, 'product'>, ReadDocuments> = {
    ...options.others,
    category: async (_, view, ids) => {
      const categories = await readCategories(db, view.code, ids)
      return view.prices.needGroupToken ? hidePrices(categories) : categories
    },
    attribute: (_, view, ids) => readAttributes(db, view.code, ids),
    taxrule: async (_, view, ids) => (await readTaxRules(db, view.code)).filter(({ id }) => !ids || ids.includes(id)),
  }

  return {
    async *pages(view, type, pageSize) {
      if (type === 'product') return yield* productPages(options, view, pageSize)
      const documents = await readers[type](db, view)
      for (let start = 0; start < documents.length; start += pageSize) {
        yield documents.slice(start, start + pageSize).map(withoutPrices)
      }
    },
    async byIds(view, type, ids) {
      if (ids.length === 0) return []
      if (type === 'product') return readProducts(options, view, ids)
      return (await readers[type](db, view, ids)).map(withoutPrices)
    },
  }
}

/** Reads the next page while the caller indexes the current one: the embedded database has its own thread. */
async function* productPages(
  { db, stores, now }: CatalogSourceOptions,
  view: StoreView,
  pageSize: number,
): AsyncGenerator<IndexedDocument[]> {
  const priceView = await readPriceView(db, stores, view)
  const read = async (afterId: number) => {
    const ids = await listProductIds(db, view.code, afterId, pageSize)
    return { lastId: ids.at(-1), products: await readStoredProducts(db, view.code, ids) }
  }
  let next = read(0)
  while (true) {
    const { lastId, products } = await next
    if (lastId === undefined) return
    next = read(lastId)
    // A failure is handled when this page is awaited; until then it must not be reported as an unhandled rejection.
    next.catch(() => {})
    yield products.map((product) => toIndexedProduct(product, priceView, now))
  }
}

async function readProducts({ db, stores, now }: CatalogSourceOptions, view: StoreView, ids: number[]) {
  const priceView = await readPriceView(db, stores, view)
  const products = await readStoredProducts(db, view.code, ids)
  return products.map((product) => toIndexedProduct(product, priceView, now))
}

function withoutPrices(doc: CatalogDocument): IndexedDocument {
  return { id: doc.id, doc }
}
