export { changeStock } from './change-stock.ts'
export { lockStockOfProducts } from './reserve-stock.repository.ts'
export { type ReservedStock, returnToStock, takeFromStock } from './reserve-stock.ts'
export { stockHandlers } from './stock.routes.ts'
