import { type CacheTag, type CatalogType, listTagOf, tagOf } from '@mantel/contract'
import type { ShopEvent } from '../platform/events/index.ts'

/**
 * The cache tags to purge after an event: those of the changed documents, and the list tag of their type, because any
 * list of that type may gain or lose them. Every cached copy has the tag of its type and of each document in it.
 */
export function tagsOfEvent(event: ShopEvent): CacheTag[] {
  switch (event.type) {
    case 'product.changed':
    case 'price.changed':
      return changed('product', event.ids)
    // If only quantities change, no product enters or leaves a list: only copies that show these products are outdated.
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
    // Every price depends on tax rates.
    case 'taxrule.changed':
      return ['taxrule', 'product', listTagOf('product')]
    case 'catalog.imported':
      return [event.catalogType, listTagOf(event.catalogType)]
    case 'purge.requested':
      return event.tags
    case 'index.requested':
      return []
    // No purge: the stock changes of an order have their own event, and the other events change no cached copy.
    case 'order.moved':
    case 'order.shipped':
    case 'order.partly_credited':
    case 'order.gift_cards_returned':
    case 'customer.email_proven':
    case 'customer.group_revoked':
    case 'newsletter.preference_changed':
    case 'newsletter.changed':
    case 'newsletter.forgotten':
      return []
  }
}

function changed(type: CatalogType, ids: readonly number[]): CacheTag[] {
  return [...ids.map((id) => tagOf(type, id)), listTagOf(type)]
}
