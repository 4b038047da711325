export { addDelivery, defaultDelivery, type LocalDelivery } from './add-delivery.ts'
export {
  type ConfiguredProduct,
  configureProduct,
  defaultChoices,
  problemKey,
} from './adding/configure-product.ts'
export { createPurchaseFromProductCard, createPurchases, type PurchaseChoices } from './adding/create-purchases.ts'
export { createGiftCardPurchase, loadGiftCardPreview, readGiftCardEntries } from './adding/gift-card-purchase.ts'
export type { Purchase } from './adding/purchase.ts'
export { readChoices } from './adding/read-choices.ts'
export type { AddOutcome, Cart } from './cart.ts'
export type { CartCalls, CartItemInput, CartOwner, CartRef, CartReply } from './cart-calls.ts'
export { type CartStorage, createMemoryCartStorage } from './cart-storage.ts'
export { type CartOptions, createCart } from './create-cart.ts'
export { createCartCalls } from './create-cart-calls.ts'
export type { LineProduct, ProductOption } from './line-product.ts'
export { type OpenCartOptions, openCart } from './open-cart.ts'
export type { CartMessage, CartRecord } from './record.ts'
export { sendChanges } from './send-changes.ts'
export { sendCartInWorker } from './send-in-worker.ts'
export type { CartEdit, CartLine, CartState, SavedLine, TotalsView } from './state.ts'
export { uploadOptionFile } from './upload-option-file.ts'
