import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { insertTestOrder } from '../order/testing/insert-test-order.ts'
import { typicalOrder } from '../order/testing/make-order.ts'
import { inTransaction, syncStoreViews } from '../platform/db/index.ts'
import { withTestDb } from '../platform/db/testing.ts'
import { stores } from '../store/testing.ts'
import { moveProducts } from './move-products.repository.ts'
import { emptyCatalogue, importOutcome } from './testing/compare-orders.ts'
import { toSearchHit } from './testing/documents.ts'

withTestDb('product id changes', (getDb) => {
  let orderId: number
  beforeAll(async () => {
    await syncStoreViews(getDb(), stores.views)
    orderId = (await insertTestOrder(getDb(), 'default', typicalOrder('default'), ['received'])).id
    await sql`insert into cart (guest_key, store_code, currency, created_at, updated_at)
      values ('g' || repeat('0', 32), 'default', 'GBP', now(), now())`.execute(getDb())
  })
  beforeEach(async () => {
    const db = getDb()
    await emptyCatalogue(db)
    await db.deleteFrom('product_price_history').execute()
    await db.deleteFrom('order_stock').execute()
    await db.deleteFrom('cart_line').execute()
    const products = [1, 2, 3].map((id) => toSearchHit('product', { id, sku: `P${id}`, name: `${id}`, price: id * 10 }))
    expect(await importOutcome(db, products)).toMatchObject({ errors: 0, written: { product: 3 } })
    for (const id of [1, 2, 3])
      await db.insertInto('order_stock').values({ order_id: orderId, product_id: id, quantity: id }).execute()
    await sql`insert into cart_line
        (cart_id, line_key, product_sku, bought_sku, product_type, name, quantity, selection, taken)
      select id, repeat('a', 64), 'P1', 'P1', 'bundle', 'P1', 1, '{}', '{"1": 1, "2": 2, "3": 4}' from cart`.execute(db)
  })

  const move = (moves: [number, number][]) => inTransaction(getDb(), (tx) => moveProducts(tx, new Map(moves)))
  async function readAll() {
    const db = getDb()
    const stock = await db.selectFrom('order_stock').select(['product_id', 'quantity']).orderBy('product_id').execute()
    const history = await db
      .selectFrom('product_price_history')
      .select(['product_id', 'price', 'changed_at'])
      .orderBy('id')
      .execute()
    const { taken } = await db.selectFrom('cart_line').select('taken').executeTakeFirstOrThrow()
    const skus = await db.selectFrom('product').select(['id', 'sku']).orderBy('id').execute()
    return {
      skus: Object.fromEntries(skus.map(({ id, sku }) => [id, sku])),
      stock: Object.fromEntries(stock.map(({ product_id, quantity }) => [product_id, quantity])),
      taken,
      history,
    }
  }

  it('renames two products of one order and one cart that exchange their ids', async () => {
    const before = await readAll()
    await move([
      [1, 2],
      [2, 1],
    ])
    const after = await readAll()
    expect(after.skus).toEqual({ 1: 'P2', 2: 'P1', 3: 'P3' })
    expect(after.stock).toEqual({ 1: 2, 2: 1, 3: 3 })
    expect(after.taken).toEqual({ 1: 2, 2: 1, 3: 4 })
    const exchanged: Record<number, number> = { 1: 2, 2: 1 }
    expect(after.history).toEqual(
      before.history.map((row) => ({ ...row, product_id: exchanged[row.product_id] ?? row.product_id })),
    )
  })

  it('adds the quantities of a product to the one that it is merged into', async () => {
    const before = await readAll()
    await move([[1, 3]])
    const after = await readAll()
    expect(after.skus).toEqual({ 2: 'P2', 3: 'P3' })
    expect(after.stock).toEqual({ 2: 2, 3: 4 })
    expect(after.taken).toEqual({ 2: 2, 3: 5 })
    expect(after.history).toHaveLength(before.history.length)
    expect(after.history.every(({ product_id }) => [2, 3].includes(product_id))).toBe(true)
  })

  it('updates and enforces references although the migration did not validate their constraints', async () => {
    await move([[1, 9]])
    expect((await readAll()).skus).toEqual({ 2: 'P2', 3: 'P3', 9: 'P1' })
    const { rows } = await sql`
      select conname from pg_constraint
      where contype = 'f' and confrelid in ('product'::regclass, 'product_view'::regclass)
        and (convalidated or confupdtype <> 'c')`.execute(getDb())
    expect(rows).toEqual([])
    const orphan = sql`insert into stock_item (product_id, qty, is_in_stock, manage_stock, backorders, min_sale_qty,
      max_sale_qty, details) values (1, 1, true, true, 0, 1, 9, '{}')`
    await expect(orphan.execute(getDb())).rejects.toThrow(/foreign key/)
  })
})
