import { type CacheTag, type CatalogType, listTagOf, tagOf } from '@mantel/contract'
import type { ShopEvent } from '../platform/events/index.ts'

/**
 * What must be forgotten after something happened: copies that show the thing, and every list of its type, because nobody
 * knows which lists it enters or leaves. Every copy carries its type's tag as well as each thing's.
 */
export function tagsOfEvent(event: ShopEvent): CacheTag[] {
  switch (event.type) {
    case 'product.changed':
    case 'price.changed':
      return changed('product', event.ids)
    // Nothing enters or leaves a list: only what shows these products is old.
    case 'stock.changed':
      return event.isOnlyQuantity ? event.ids.map((id) => tagOf('product', id)) : changed('product', event.ids)
    case 'category.changed':
      return changed('category', event.ids)
    case 'attribute.changed':
      return changed('attribute', event.ids)
    case 'review.changed':
      return changed('review', event.ids)
    case 'content.changed':
      return changed(event.contentType, event.ids)
    // A rate is in every price.
    case 'taxrule.changed':
      return ['taxrule', 'product', listTagOf('product')]
    case 'catalog.imported':
      return [event.catalogType, listTagOf(event.catalogType)]
    // What an order takes from stock is an event of its own.
    case 'order.moved':
      return []
  }
}

function changed(type: CatalogType, ids: readonly number[]): CacheTag[] {
  return [...ids.map((id) => tagOf(type, id)), listTagOf(type)]
}
