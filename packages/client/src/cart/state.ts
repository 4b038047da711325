import type { Said } from '../notifications.ts'
import type { Goods } from './goods.ts'
import type { CartMessage } from './record.ts'

/** Plain data for screens. The same object until something changes. Money in minor units. */
export type CartState = {
  /** false until what this browser keeps of the cart was read. */
  ready: boolean
  lines: readonly CartLine[]
  /** Distinct lines or pieces, as the store counts. */
  count: number
  /** Something that the shopper did is not confirmed by the server yet. */
  pending: boolean
  /** Calls are under way. */
  synchronising: boolean
  totals: ShownTotals | null
  coupon: { code: string | null; pending: boolean; message: Said | null }
  checkout: { allowed: boolean; message: string | null }
  /** What the shopper has to know, until it is dismissed. */
  messages: readonly CartMessage[]
  /** That are to pay, by the end of their code. Minor units. */
  giftCards: readonly { hint: string; balance: number }[]
  /** The order that is being placed or paid with it. */
  heldBy: string | null
  /** The session is over and the server refuses the cart: nothing is sent until somebody logs in. */
  locked: boolean
  /** memory: the browser's storage is full or switched off, the cart does not survive the page. */
  kept: 'disk' | 'memory'
}

export type CartLine = Goods & {
  /** What setQuantity, remove and edit take. */
  key: string
  qty: number
  /** What the server has of it; null for a line that it does not know yet. */
  confirmedQty: number | null
  pending: boolean
  /** The server's number of the line; null until it knows it. */
  itemId: number | null
  /** quantity × unit as the store shows prices; null where no price is known. */
  rowTotal: number | null
  /** What holds this line back. */
  errors: readonly Said[]
}

/** As much of a line as is needed to put it into a cart again. */
export type KeptLine = { key: string; qty: number; goods: Goods }

/** value: without tax, so that all of them add up. gross: with the tax that it bears, for whoever is shown such prices. */
export type ShownSegment = { code: string; title: string | null; value: number; gross: number }

export type ShownTotals = {
  /** server: what is charged. preview: reckoned here, until the server has said. */
  source: 'server' | 'preview'
  /** title is null where the screen has to find the words. In the order in which they are shown. */
  segments: readonly ShownSegment[]
  subtotalInclTax: number
  grandTotal: number
}

/** What a product page needs to choose anew. */
export type CartEdit = {
  key: string
  productId: number
  parentSku: string
  sku: string
  path: string
  selectedOptions: Goods['productOption']
  qty: number
}
