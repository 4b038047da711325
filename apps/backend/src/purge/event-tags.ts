import { type CacheTag, tagOf } from '@mantel/contract'
import type { ShopEvent } from '../platform/events/index.ts'

/** What must be forgotten after something happened. Every copy carries its type's tag as well as each thing's. */
export function tagsOfEvent(event: ShopEvent): CacheTag[] {
  switch (event.type) {
    case 'product.changed':
    case 'price.changed':
    case 'stock.changed':
      return event.ids.map((id) => tagOf('product', id))
    case 'category.changed':
      return event.ids.map((id) => tagOf('category', id))
    case 'attribute.changed':
      return event.ids.map((id) => tagOf('attribute', id))
    case 'review.changed':
      return event.ids.map((id) => tagOf('review', id))
    case 'content.changed':
      return event.ids.map((id) => tagOf(event.contentType, id))
    // A rate is in every price.
    case 'taxrule.changed':
      return ['taxrule', 'product']
    case 'catalog.imported':
      return [event.catalogType]
  }
}
