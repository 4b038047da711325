export { changeStock } from './change-stock.ts'
export { stockHandlers } from './stock.routes.ts'
