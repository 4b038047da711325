import type { CatalogType } from '@mantel/contract'
import type { StoreView } from '@mantel/domain/store'
import type { Dispatcher, EventType } from '../platform/events/index.ts'
import type { CatalogIndex } from './catalog-index.ts'

/** The events that update the index. An index that is built from the database already includes the changes of earlier events. */
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

/** Updates the index after changes. Must be subscribed before the handlers that purge cached pages. */
export function subscribeIndex(
  dispatcher: Pick<Dispatcher, 'everywhere' | 'onRebuild'>,
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

  dispatcher.onRebuild(() => catalog.rebuildAll())
  dispatcher.everywhere('product.changed', ({ ids, storeCode }) => refresh('product', ids, storeCode))
  dispatcher.everywhere('price.changed', ({ ids, storeCode }) => refresh('product', ids, storeCode))
  dispatcher.everywhere('stock.changed', ({ ids }) => refresh('product', ids))
  dispatcher.everywhere('review.changed', ({ ids, storeCode }) => refresh('review', ids, storeCode))
  dispatcher.everywhere('content.changed', ({ contentType, ids, storeCode }) => refresh(contentType, ids, storeCode))
  dispatcher.everywhere('category.changed', async ({ ids, storeCode, isOnlyChildren }) => {
    await refresh('category', ids, storeCode)
    if (isOnlyChildren) return
    // Products contain the names and URLs of their categories.
    for (const view of concerned(storeCode))
      await catalog.refresh(view, 'product', catalog.idsWith(view, 'product', 'category_ids', ids))
  })
  // Every product's text contains option labels, and every product's price depends on tax rates.
  dispatcher.everywhere('attribute.changed', async ({ ids, storeCode }) => {
    await refresh('attribute', ids, storeCode)
    await rebuild(['product'], storeCode)
  })
  dispatcher.everywhere('taxrule.changed', ({ storeCode }) => rebuild(['taxrule', 'product'], storeCode))
  dispatcher.everywhere('index.requested', ({ catalogType, storeCode }) => rebuild([catalogType], storeCode))
  dispatcher.everywhere('catalog.imported', ({ catalogType, storeCode }) => {
    const affectsProducts = ['attribute', 'category', 'taxrule'].includes(catalogType)
    return rebuild(affectsProducts ? [catalogType, 'product'] : [catalogType], storeCode)
  })
}
