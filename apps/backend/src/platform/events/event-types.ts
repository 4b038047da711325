import type { CatalogType } from '@mantel/contract'
import type { OrderState } from '@mantel/domain/order'
import type { ContentType } from '../db/index.ts'

/**
 * What happened, in the past tense. ids are the things whose documents look different now: a change of a variant or part
 * names its parents too. Without storeCode every store view is concerned.
 */
export type ShopEvent =
  | { type: 'product.changed'; ids: number[]; storeCode?: string }
  | { type: 'price.changed'; ids: number[]; storeCode?: string }
  /** isOnlyQuantity: what could be bought still can, and the other way round. */
  | { type: 'stock.changed'; ids: number[]; isOnlyQuantity?: true }
  /** isOnlyChildren: what is below them changed, not their own names or addresses, so their products look as before. */
  | { type: 'category.changed'; ids: number[]; storeCode?: string; isOnlyChildren?: true }
  | { type: 'attribute.changed'; ids: number[]; storeCode?: string }
  | { type: 'taxrule.changed'; storeCode?: string }
  | { type: 'content.changed'; contentType: ContentType; ids: number[]; storeCode?: string }
  | { type: 'review.changed'; ids: number[]; storeCode?: string }
  /** Every step of an order's history, its placing too. */
  | { type: 'order.moved'; orderId: number; step: number; state: OrderState }
  /** Too many to list: everything of that type in that store may be different. */
  | { type: 'catalog.imported'; storeCode: string; catalogType: CatalogType }

export type EventType = ShopEvent['type']
export type EventOf<T extends EventType> = Extract<ShopEvent, { type: T }>
