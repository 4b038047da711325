export { changeStock } from './change-stock.ts'
export { type LockedStock, lockStockOfProducts, moveStockQuery, type StockMove } from './reserve-stock.repository.ts'
export { planStockMoves, type ReservedStock, returnToStock } from './reserve-stock.ts'
export { stockHandlers } from './stock.routes.ts'
