import type { CatalogDocument, CatalogType } from '@mantel/contract'
import type { Stores, StoreView } from '@mantel/domain/store'
import { listProductIds, readAttributes, readCategories, readStoredProducts, readTaxRules } from '../catalog/index.ts'
import type { Db } from '../platform/db/index.ts'
import type { CatalogSource, IndexedDocument } from '../platform/search/source.ts'
import { hidePrices } from './hide-prices.ts'
import { indexProduct } from './index-product.ts'
import { readPriceView } from './read-price-view.ts'

/** All documents of a store view, or those of some ids, in the order of their ids. */
export type ReadDocuments = (db: Db, view: StoreView, ids?: readonly number[]) => Promise<CatalogDocument[]>

/** Types that other slices keep: pages, posts, reviews … */
export type OtherType = Exclude<CatalogType, 'product' | 'category' | 'attribute' | 'taxrule'>

export type CatalogSourceOptions = {
  db: Db
  stores: Stores
  now: () => Date
  others: Record<OtherType, ReadDocuments>
}

/** What search is built from: products with their prices, everything else as it is stored. */
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
        yield documents.slice(start, start + pageSize).map(plain)
      }
    },
    async byIds(view, type, ids) {
      if (ids.length === 0) return []
      if (type === 'product') return readProducts(options, view, ids)
      return (await readers[type](db, view, ids)).map(plain)
    },
  }
}

/** The next page is read while whoever asked works on this one: the embedded database has a thread of its own. */
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
    // Its failure is told when it is its turn; until then nobody waits for it.
    next.catch(() => {})
    yield products.map((product) => indexProduct(product, priceView, now))
  }
}

async function readProducts({ db, stores, now }: CatalogSourceOptions, view: StoreView, ids: number[]) {
  const priceView = await readPriceView(db, stores, view)
  const products = await readStoredProducts(db, view.code, ids)
  return products.map((product) => indexProduct(product, priceView, now))
}

function plain(doc: CatalogDocument): IndexedDocument {
  return { id: doc.id, doc }
}
