/** Events that the shop reports to third-party tags. Amounts in major units, as tags expect them; null where prices are hidden. */

export type EventItem = {
  sku: string
  name: string
  price: number | null
  quantity: number
  /** The artist or brand. */
  brand?: string | undefined
}

type ItemEvent<T extends string> = { type: T; items: readonly EventItem[]; value: number | null }

export type PurchaseEvent = ItemEvent<'purchase'> & {
  orderNumber: string
  tax: number
  shipping: number
  coupon: string | null
}

/**
 * campaign: the query parameters of the address that name an advertising campaign; '' if there are none. Other parameters are left
 * out, because they may be personal.
 */
type PageView = { type: 'page_view'; path: string; campaign: string; title: string; pageType: string | null }

export type ShopEvent =
  | PageView
  | ItemEvent<'view_item'>
  | (ItemEvent<'view_item_list'> & { list: { id: string; name: string } })
  | ItemEvent<'add_to_cart'>
  | ItemEvent<'add_to_wishlist'>
  | ItemEvent<'remove_from_cart'>
  | ItemEvent<'begin_checkout'>
  | { type: 'search'; term: string }
  | PurchaseEvent
  /** The total of the cart after it has changed. */
  | { type: 'cart_total'; value: number; quantity: number }
  | { type: 'lead'; form: string }
  | { type: 'watch_video'; title: string }

export type ShopEventType = ShopEvent['type']

/** The sum of all items; null if one of them has no price. */
export function eventValue(items: readonly EventItem[]): number | null {
  if (items.some(({ price }) => price === null)) return null
  const sum = items.reduce((total, { price, quantity }) => total + (price ?? 0) * quantity, 0)
  return Math.round(sum * 100) / 100
}
