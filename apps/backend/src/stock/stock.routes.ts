import { type Handlers, ok } from '../platform/http/index.ts'
import { listStock, type StockSource } from './list-stock.ts'

export function stockHandlers(source: StockSource): Pick<Handlers, 'stockCheck' | 'stockList'> {
  return {
    async stockCheck({ ctx, query }) {
      const answer = await listStock(ctx, source, [query.sku])
      return answer.ok ? ok(answer.items[0]!) : answer
    },
    async stockList({ ctx, query }) {
      const answer = await listStock(ctx, source, query.skus)
      return answer.ok ? ok(answer.items) : answer
    },
  }
}
