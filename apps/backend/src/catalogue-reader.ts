import type { CategoryDocument, ProductDocument } from '@mantel/contract'
import type { StoreView } from '@mantel/domain/store'
import { findPlainPicture, type PictureSource } from './image/index.ts'
import { type CatalogueOptions, type CatalogueSource, openCatalogue } from './printed-catalogue/index.ts'
import { type CatalogIndex, createSourceFilter } from './search/index.ts'

const productFields = ['id', 'sku', 'name', 'image', 'category_ids', 'price', 'price_incl_tax', 'price_tax']
const priceRange = ['minimal_price', 'max_price']
const categoryFields = ['id', 'parent_id', 'path', 'name', 'position', 'is_active']
const maxCategories = 4000
/** Width of the pictures in pixels: sharp enough for the small product cards of the catalogue. */
const pictureWidth = 320
/** Documents are read in parts, so that requests are served in between. */
const perRead = 200

type Sources = { catalog: CatalogIndex; pictures: PictureSource }

/** The printed catalogue of this shop: documents of its search index, pictures of its media folder. */
export function openShopCatalogue({
  catalog,
  pictures,
  ...options
}: Omit<CatalogueOptions, 'versionOf' | 'read' | 'findPicture'> & Sources) {
  return openCatalogue({
    ...options,
    ...createCatalogueReader(catalog),
    findPicture: (image) => findPlainPicture(pictures, image, pictureWidth),
  })
}

/** Reads what the printed catalogue shows from the search index, with the prices that the customer group may see. */
function createCatalogueReader(catalog: CatalogIndex) {
  async function readAll<T>(
    view: StoreView,
    type: 'product' | 'category',
    { fields, sort, groupId, limit }: { fields: string[]; sort: string; groupId: number | null; limit: number },
  ): Promise<{ documents: T[]; total: number }> {
    const query = {
      filter: { kind: 'all' as const },
      sort: [{ field: sort, descending: false }],
      random: false,
      facets: [],
    }
    const showing = { groupId, source: createSourceFilter(fields, []), compact: false }
    const documents: T[] = []
    let total = 0
    for (let from = 0; from === 0 || from < Math.min(limit, total); from += perRead) {
      const page = { from, size: Math.min(perRead, limit - from) }
      const answer = await catalog.search(view, type, query, page, showing)
      total = answer.result.total
      for (const bytes of answer.documents ?? []) if (bytes) documents.push(JSON.parse(bytes.toString()) as T)
    }
    return { documents, total }
  }

  return {
    versionOf: (view: StoreView) => `${catalog.version(view, 'product')} ${catalog.version(view, 'category')}`,

    async read(view: StoreView, groupId: number | null, limit: number): Promise<CatalogueSource> {
      const tree = { fields: categoryFields, sort: 'position', groupId: null, limit: maxCategories }
      const { documents: categories } = await readAll<CategoryDocument>(view, 'category', tree)
      const list = { fields: [...productFields, ...priceRange], sort: 'name', groupId, limit }
      const { documents: products, total } = await readAll<ProductDocument>(view, 'product', list)
      return { categories, products, total }
    },
  }
}
