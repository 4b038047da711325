import type { ShopMessage } from '../notifications.ts'
import type { LineProduct } from './line-product.ts'
import type { CartMessage } from './record.ts'

/** Plain data for screens. The object changes only when the state changes. Money in minor units. */
export type CartState = {
  /** false until the stored cart has been read. */
  ready: boolean
  lines: readonly CartLine[]
  /** Number of lines or of units, by the store's setting. */
  count: number
  /** The server has not confirmed all changes yet. */
  pending: boolean
  /** True while calls to the server are in progress. */
  synchronising: boolean
  totals: TotalsView | null
  coupon: { code: string | null; pending: boolean; message: ShopMessage | null }
  checkout: { allowed: boolean; message: string | null }
  /** Messages to the shopper, until they are dismissed. */
  messages: readonly CartMessage[]
  /** Applied gift cards, identified by the end of their code. Minor units. */
  giftCards: readonly { hint: string; balance: number }[]
  /** The coupon waives the delivery cost. */
  hasFreeDelivery: boolean
  /** The tax rate of delivery in percent; null until the server has replied once. */
  deliveryTaxRate: number | null
  /** The order that is being placed or paid with this cart. */
  heldBy: string | null
  /** The session has ended and the server refuses the cart: nothing is sent until the next login. */
  locked: boolean
  /** memory: the browser's storage is full or disabled, so the cart is lost with the page. */
  storedIn: 'disk' | 'memory'
}

export type CartLine = LineProduct & {
  /** The key that setQuantity, remove and edit take. */
  key: string
  qty: number
  /** The server's quantity; null for a line that the server does not have yet. */
  confirmedQty: number | null
  pending: boolean
  /** The server's id of the line; null until the server has it. */
  itemId: number | null
  /** The unit price at this quantity, as the store shows prices; null where no price is known. */
  unitPrice: number | null
  /** Quantity × unit price as the store shows prices; null where no price is known. */
  rowTotal: number | null
  /** This page is checking the stock of the line. */
  isStockCheckRunning: boolean
  /** Errors of this line. */
  errors: readonly ShopMessage[]
}

/** The data needed to add a line to a cart again. */
export type SavedLine = { key: string; qty: number; goods: LineProduct }

/** value: without tax, so that the segments add up. gross: with tax, for shoppers who see gross prices. */
export type TotalSegmentView = { code: string; title: string | null; value: number; gross: number }

export type TotalsView = {
  /** server: the amounts that are charged. preview: computed in the browser until the server replies. */
  source: 'server' | 'preview'
  /** The parts of the total in display order. Where a title is null, the screen supplies the text. */
  segments: readonly TotalSegmentView[]
  subtotalInclTax: number
  grandTotal: number
}

/** Data that a product page needs to change the selection of a line. */
export type CartEdit = {
  key: string
  productId: number
  parentSku: string
  sku: string
  path: string
  selectedOptions: LineProduct['productOption']
  qty: number
}
