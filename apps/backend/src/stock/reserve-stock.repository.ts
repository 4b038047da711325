import type { StockItem } from '@mantel/contract'
import { sql } from 'kysely'
import { type StockRow, toStockItem } from '../catalog/index.ts'
import { type Db, runPrepared } from '../platform/db/index.ts'

/** containedIn: the products whose documents also show this stock, because it belongs to a variant or part of theirs. */
export type LockedStock = StockItem & { containedIn: readonly number[] }

/** Locks stock rows until the end of the transaction, ordered by SKU, so that two orders cannot deadlock. */
export async function lockStockOfProducts(tx: Db, productIds: readonly number[]): Promise<Map<number, LockedStock>> {
  if (productIds.length === 0) return new Map()
  const query = sql<StockRow & { product_id: number; contained_in: number[] }>`
    select stock.product_id, stock.qty, stock.is_in_stock, stock.manage_stock, stock.backorders, stock.min_sale_qty,
      stock.max_sale_qty, stock.details, array(
      select parent_id from product_variant where child_id = stock.product_id
      union select product_id from product_part where part_sku = product.sku
    ) as contained_in
    from stock_item as stock join product on product.id = stock.product_id
    where stock.product_id = any(${productIds}::int[]) order by product.sku for update of stock`
  const rows = await runPrepared(tx, query.compile(tx))
  return new Map(
    rows.map((row) => [row.product_id, { ...toStockItem(row.product_id, row), containedIn: row.contained_in }]),
  )
}

export type StockMove = { productId: number; quantity: number; isInStock: boolean }

/**
 * Returns a row for each move. quantity: negative to take from stock. A move that would let stock fall below 0 changes nothing:
 * callers must compare the number of rows.
 */
export const moveStockQuery = (moves: readonly StockMove[]) => sql`
    update stock_item set qty = stock_item.qty + move.quantity, is_in_stock = move.is_in_stock
    from unnest(
      ${moves.map(({ productId }) => productId)}::int[],
      ${moves.map(({ quantity }) => quantity)}::int[],
      ${moves.map(({ isInStock }) => isInStock)}::boolean[]
    ) as move (product_id, quantity, is_in_stock)
    where stock_item.product_id = move.product_id and stock_item.qty + move.quantity >= 0
    returning stock_item.product_id`

/** Throws instead of letting stock fall below 0. */
export async function moveStock(tx: Db, moves: readonly StockMove[]): Promise<void> {
  const moved = await moveStockQuery(moves).execute(tx)
  if (moved.rows.length !== moves.length) throw new Error('locked stock changed or would fall below 0')
}
