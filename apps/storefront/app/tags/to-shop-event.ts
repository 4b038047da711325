import type {
  CartLine,
  CartState,
  CategoryView,
  EventProduct,
  ProductList,
  ProductView,
  StoredOrder,
} from '@mantel/client'
import { toMajorUnits } from '@mantel/domain/money'
import { type EventItem, eventValue, type PurchaseEvent, type ShopEvent } from '@mantel/domain/tag'

export function toItem({ sku, name, price, maker }: EventProduct, quantity = 1): EventItem {
  return { sku, name: name || sku, price: price && toMajorUnits(price.shown), quantity, brand: maker ?? undefined }
}

type ItemEventType = 'view_item' | 'add_to_cart' | 'remove_from_cart' | 'add_to_wishlist' | 'begin_checkout'

export function itemEvent(type: ItemEventType, items: readonly EventItem[]): ShopEvent {
  return { type, items, value: eventValue(items) }
}

export function purchaseEvent({ confirmation, lines, summary }: StoredOrder): PurchaseEvent | null {
  if (!confirmation) return null
  const { totals } = summary
  return {
    type: 'purchase',
    orderNumber: confirmation.orderNumber,
    items: lines.map(({ goods, qty }) => toItem(goods, qty)),
    value: toMajorUnits(totals.grandTotal),
    tax: toMajorUnits(totals.taxAmount),
    shipping: toMajorUnits(totals.shippingAmount),
    coupon: totals.couponCode,
  }
}

/** The events of a page that was opened, from the data of its loader. */
export function viewEvents(data: PageData): ShopEvent[] {
  if (data.product) {
    const { sku, name, price, artist, brand } = data.product
    return [itemEvent('view_item', [toItem({ sku, name, price, maker: artist ?? brand })])]
  }
  if (!data.list || data.list.cards.length === 0) return []
  const items = data.list.cards.map((card) => toItem(card))
  const list = data.category
    ? { id: String(data.category.id), name: data.category.name }
    : { id: 'search', name: data.term ?? '' }
  return [{ type: 'view_item_list', list, items, value: null }]
}

const campaignParameter = /^(?:utm_\w+|gclid|dclid|gbraid|wbraid)$/

/** The query parameters that name the advertisement which led to the page, as a query; '' if there are none. */
export function campaignOf(search: string): string {
  const named = [...new URLSearchParams(search)].filter(([name]) => campaignParameter.test(name))
  return named.length === 0 ? '' : `?${new URLSearchParams(named)}`
}

/** The fields of a page's data that events need. Only some pages have each of them. */
export type PageData = {
  screen?: string
  head?: { title?: string }
  product?: Pick<ProductView, 'sku' | 'name' | 'price' | 'artist' | 'brand'>
  category?: Pick<CategoryView, 'id' | 'name'>
  list?: Pick<ProductList, 'cards'>
  term?: string
}

export const lineItems = (lines: readonly CartLine[]): EventItem[] => lines.map((line) => toItem(line, line.qty))

export function cartTotal({ lines, totals }: Pick<CartState, 'lines' | 'totals'>): ShopEvent | null {
  if (!totals) return null
  const quantity = lines.reduce((sum, { qty }) => sum + qty, 0)
  return { type: 'cart_total', value: toMajorUnits(totals.grandTotal), quantity }
}
