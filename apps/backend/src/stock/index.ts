export { changeStock } from './change-stock.ts'
export { lockStockOf } from './hold-stock.repository.ts'
export { type HeldStock, returnToStock, takeFromStock } from './hold-stock.ts'
export { stockHandlers } from './stock.routes.ts'
