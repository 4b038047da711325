export { changeStock, type StockChange } from './change-stock.ts'
export type { RecallStock, StockSource } from './list-stock.ts'
export { findStockBySku } from './stock.repository.ts'
export { stockHandlers } from './stock.routes.ts'
