export {
  checkPurchase,
  type PurchaseRules,
  type StockStatus,
  stockStatus,
  type Verdict,
} from './adding/check-purchase.ts'
export type { Purchase } from './adding/purchase.ts'
export { type Choices, purchaseOf, purchaseOfCard } from './adding/purchase-of.ts'
export { callerCartCalls } from './caller-calls.ts'
export type { AddOutcome, Cart } from './cart.ts'
export type { CartAddress, CartCalls, CartOwner, CartReply, SentItem } from './cart-calls.ts'
export { type CartOptions, createCart } from './create-cart.ts'
export type { Goods, ProductOption } from './goods.ts'
export { type OpenCartOptions, openCart } from './open-cart.ts'
export type { CartMessage, CartRecord } from './record.ts'
export { type CartShelf, memoryShelf, storageShelf } from './shelf.ts'
export type { CartEdit, CartLine, CartState, ShownTotals } from './state.ts'
export { browserTabs, lonelyTab, type Tabs } from './tabs.ts'
