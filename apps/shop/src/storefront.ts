import { createCaller, searchCatalog } from '@mantel/client'
import type { ProductDocument } from '@mantel/contract'
import { homepage } from '@mantel/domain/constants'
import { type Stores, type StoreView, websiteOf } from '@mantel/domain/store'
import { type HomeProduct, storefrontPlugin, toHomeProduct } from '@mantel/storefront'
import type { FastifyInstance } from 'fastify'
import { injectFetch } from './inject-fetch.ts'

/** What the home page needs of a document. */
const shownFields = ['name', 'url_path', 'image', 'small_image', 'media_gallery', '*price*']

/** Pages in front of the back end, which they reach through the client alone. */
export function serveStorefront(app: FastifyInstance, stores: Stores): void {
  app.register(storefrontPlugin, { stores, listBestSellers: (view) => listBestSellers(app, stores, view) })
}

export async function listBestSellers(app: FastifyInstance, stores: Stores, view: StoreView): Promise<HomeProduct[]> {
  const host = websiteOf(stores, view).hosts[0] ?? 'localhost'
  const caller = createCaller({ fetch: injectFetch(app, host), baseUrl: '', tokenIn: view.settings.tokenIn })
  const found = await searchCatalog(caller, {
    form: 'search-query',
    index: view.catalog.index,
    type: 'product',
    size: homepage.listSizes.bestsellers,
    include: shownFields,
    request: {
      _availableFilters: [],
      _appliedFilters: [
        { attribute: 'visibility', value: { in: [2, 3, 4] }, scope: 'default' },
        { attribute: 'status', value: { in: [0, 1] }, scope: 'default' },
        { attribute: 'category_ids', value: { in: [view.catalog.categories.bestsellers] }, scope: 'default' },
      ],
      _appliedSort: [{ field: 'bestseller_attr', options: 'desc' }],
      _searchText: '',
    },
  })
  if (!found.ok) throw new Error(`The best sellers of ${view.code} cannot be listed.`)
  return found.result.items.map((item) => toHomeProduct(view, item as unknown as ProductDocument))
}
