export { tradeHandlers } from './trade.routes.ts'
