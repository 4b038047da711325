export { cartHandlers } from './cart.routes.ts'
export { defineCartExpiry } from './expire-carts.ts'
export { createShelf } from './shelf.ts'
export { totalsHandlers } from './totals.routes.ts'
