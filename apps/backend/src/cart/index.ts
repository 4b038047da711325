export {
  type CartLine,
  type CartRef,
  type CartRow,
  findCart,
  findCustomerIdOfCart,
  lockCart,
  readLines,
  writeCartSettings,
} from './cart.repository.ts'
export { cartHandlers } from './cart.routes.ts'
export { closeCartQuery } from './cart-closing.repository.ts'
export { keepOrderFiles } from './check-files.ts'
export { defineCartExpiry } from './expire-carts.ts'
export { fillCart } from './fill-cart.ts'
export { giftCardCartHandlers } from './gift-card.routes.ts'
export { openCart, openRequestedCart } from './open-cart.ts'
export { createOptionFiles, type OptionFiles } from './option-files.ts'
export { type PricedLine, todayInDeliveryTimezone } from './price-lines.ts'
export { createProductLookup, type ProductLookup } from './product-lookup.ts'
export { readTotals } from './read-totals.ts'
export { resolveCartAccess } from './resolve-cart-access.ts'
export { restoreCart } from './restore-cart.ts'
export { shownOptions } from './shown-options.ts'
export { type SummedLines, sumLines } from './sum-cart.ts'
export { totalsHandlers } from './totals.routes.ts'
export { toWireOption } from './wire-option.ts'
export { toWireTotals } from './wire-totals.ts'
