import { type Handlers, ok } from '../platform/http/index.ts'
import { listStock, type StockSource } from './list-stock.ts'
import { findStockBySku } from './stock.repository.ts'

export function stockHandlers({
  read = ({ db, view }, skus) => findStockBySku(db, view.code, skus),
  readIndexed,
}: Pick<StockSource, 'readIndexed'> & Partial<StockSource>): Pick<Handlers, 'stockCheck' | 'stockList'> {
  const source = { read, readIndexed }
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
