import type { CacheTag, CatalogType } from '@mantel/contract'
import type { OrderState } from '@mantel/domain/order'
import type { ContentType } from '../db/index.ts'

/**
 * Events are named in the past tense. ids are the entities whose documents changed: a change of a variant or part also lists
 * its parents. Without storeCode the event concerns every store view.
 */
export type ShopEvent =
  | { type: 'product.changed'; ids: number[]; storeCode?: string }
  | { type: 'price.changed'; ids: number[]; storeCode?: string }
  /** isOnlyQuantity: the quantity changed, but no product became available or unavailable. */
  | { type: 'stock.changed'; ids: number[]; isOnlyQuantity?: true }
  /** isOnlyChildren: only their subcategories changed, not their names or URLs, so their products are unaffected. */
  | { type: 'category.changed'; ids: number[]; storeCode?: string; isOnlyChildren?: true }
  | { type: 'attribute.changed'; ids: number[]; storeCode?: string }
  | { type: 'taxrule.changed'; storeCode?: string }
  | { type: 'content.changed'; contentType: ContentType; ids: number[]; storeCode?: string }
  | { type: 'review.changed'; ids: number[]; storeCode?: string }
  /** The customer has lost a customer group: group tokens with a lower version are invalid. revokedAt: ISO 8601. */
  | { type: 'customer.group_revoked'; customerId: number; version: number; revokedAt: string }
  /** A link of a mail, or a login provider, has proven the account's e-mail address. */
  | { type: 'customer.email_proven'; customerId: number }
  /** A customer has changed the newsletter preference of the account. */
  | { type: 'newsletter.preference_changed'; customerId: number }
  /** The subscription state of an address on the newsletter's list has changed. */
  | { type: 'newsletter.changed'; subscriberId: number }
  /** An address was removed from the newsletter's list because its account was deleted. */
  | { type: 'newsletter.forgotten'; storeCode: string; email: string }
  /** A new step in an order's history, including its placement. */
  | { type: 'order.moved'; orderId: number; step: number; state: OrderState }
  /** A parcel with all or some of an order's goods has left. shipment: its number within the order, from 1. */
  | { type: 'order.shipped'; orderId: number; shipment: number }
  /** The merchant has granted a request that takes back a part of an order. request: its number within the order. */
  | { type: 'order.partly_credited'; orderId: number; request: number }
  /** The buyer has given back these gift cards of an order. */
  | { type: 'order.gift_cards_returned'; orderId: number; pieces: { position: number; piece: number }[] }
  /** Every process must rebuild this type in its search index. */
  | { type: 'index.requested'; storeCode: string; catalogType: CatalogType }
  /** A manual purge, which every process must apply to its caches. */
  | { type: 'purge.requested'; all: boolean; tags: CacheTag[] }
  /** Too many changes to list: every document of this type in this store view may have changed. */
  | { type: 'catalog.imported'; storeCode: string; catalogType: CatalogType }

export type EventType = ShopEvent['type']
export type EventOf<T extends EventType> = Extract<ShopEvent, { type: T }>
