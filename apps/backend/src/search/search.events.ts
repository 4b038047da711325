import type { CatalogType } from '@mantel/contract'
import type { StoreView } from '@mantel/domain/store'
import type { Dispatcher, EventType } from '../platform/events/index.ts'
import type { CatalogIndex } from './catalog-index.ts'

/** What a freshly built index already contains. */
export const indexedEvents: readonly EventType[] = [
  'product.changed',
  'price.changed',
  'stock.changed',
  'review.changed',
  'content.changed',
  'category.changed',
  'attribute.changed',
  'taxrule.changed',
  'catalog.imported',
]

/** Keeps the index right after changes. To be subscribed before whatever drops cached pages. */
export function keepIndexRight(
  dispatcher: Pick<Dispatcher, 'on'>,
  catalog: CatalogIndex,
  views: readonly StoreView[],
): void {
  const concerned = (storeCode: string | undefined) =>
    views.filter((view) => storeCode === undefined || view.code === storeCode)

  async function refresh(type: CatalogType, ids: readonly number[], storeCode?: string): Promise<void> {
    for (const view of concerned(storeCode)) await catalog.refresh(view, type, ids)
  }

  async function rebuild(types: readonly CatalogType[], storeCode?: string): Promise<void> {
    for (const view of concerned(storeCode)) for (const type of types) await catalog.rebuild(view, type)
  }

  dispatcher.on('product.changed', ({ ids, storeCode }) => refresh('product', ids, storeCode))
  dispatcher.on('price.changed', ({ ids, storeCode }) => refresh('product', ids, storeCode))
  dispatcher.on('stock.changed', ({ ids }) => refresh('product', ids))
  dispatcher.on('review.changed', ({ ids, storeCode }) => refresh('review', ids, storeCode))
  dispatcher.on('content.changed', ({ contentType, ids, storeCode }) => refresh(contentType, ids, storeCode))
  dispatcher.on('category.changed', async ({ ids, storeCode, isOnlyChildren }) => {
    await refresh('category', ids, storeCode)
    if (isOnlyChildren) return
    // Products carry the names and addresses of their categories.
    for (const view of concerned(storeCode))
      await catalog.refresh(view, 'product', catalog.idsWith(view, 'product', 'category_ids', ids))
  })
  // Labels stand in every product's words, rates in every product's price.
  dispatcher.on('attribute.changed', async ({ ids, storeCode }) => {
    await refresh('attribute', ids, storeCode)
    await rebuild(['product'], storeCode)
  })
  dispatcher.on('taxrule.changed', ({ storeCode }) => rebuild(['taxrule', 'product'], storeCode))
  dispatcher.on('catalog.imported', ({ catalogType, storeCode }) => {
    const shapesProducts = ['attribute', 'category', 'taxrule'].includes(catalogType)
    return rebuild(shapesProducts ? [catalogType, 'product'] : [catalogType], storeCode)
  })
}
