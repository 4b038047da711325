import type { StockItem } from '@mantel/contract'
import { sql } from 'kysely'
import { type StockRow, toStockItem } from '../catalog/index.ts'
import type { Db } from '../platform/db/index.ts'

/** Stock items by SKU, for products of the store. All stores share the stock. */
export async function findStockBySku(
  db: Db,
  storeCode: string,
  skus: readonly string[],
): Promise<Map<string, StockItem>> {
  const { rows } = await sql<StockRow & { id: number; sku: string }>`
    select product.id, product.sku, stock.qty, stock.is_in_stock, stock.manage_stock, stock.backorders,
      stock.min_sale_qty, stock.max_sale_qty, stock.details
    from product
    join product_view as view on view.product_id = product.id and view.store_code = ${storeCode}
    left join stock_item as stock on stock.product_id = product.id
    where product.sku = any(${skus}::text[])`.execute(db)
  return new Map(rows.map((row) => [row.sku, toStockItem(row.id, row)]))
}

/** Finds a product and locks its stock until the end of the transaction. */
export async function lockStockBySku(
  tx: Db,
  sku: string,
): Promise<{ productId: number; stock: StockItem } | undefined> {
  const product = await tx.selectFrom('product').select('id').where('sku', '=', sku).executeTakeFirst()
  if (!product) return undefined
  const row = await tx
    .selectFrom('stock_item')
    .selectAll()
    .where('product_id', '=', product.id)
    .forUpdate()
    .executeTakeFirst()
  return { productId: product.id, stock: toStockItem(product.id, row ?? noStock) }
}

const noStock: StockRow = {
  qty: null,
  is_in_stock: null,
  manage_stock: null,
  backorders: null,
  min_sale_qty: null,
  max_sale_qty: null,
  details: null,
}

export async function writeStockLevel(
  tx: Db,
  productId: number,
  level: { qty: number; is_in_stock: boolean; manage_stock: boolean },
): Promise<void> {
  await tx
    .insertInto('stock_item')
    .values({ product_id: productId, ...level, backorders: 0, min_sale_qty: 1, max_sale_qty: 10_000, details: '{}' })
    .onConflict((conflict) => conflict.column('product_id').doUpdateSet(level))
    .execute()
}

/** The ids of bundles and grouped products among these SKUs. */
export async function findSetIds(db: Db, skus: readonly string[]): Promise<number[]> {
  if (skus.length === 0) return []
  const rows = await db
    .selectFrom('product')
    .select('id')
    .where('sku', 'in', skus)
    .where('type_id', 'in', ['bundle', 'grouped'])
    .execute()
  return rows.map(({ id }) => id)
}
