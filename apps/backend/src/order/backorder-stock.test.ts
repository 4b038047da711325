import { randomUUID } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { up } from '../../migrations/056-returned-stock.ts'
import { openPayingShop, type PayingShop } from '../payment/testing/paying-shop.ts'
import { withTestDb } from '../platform/db/testing.ts'
import { orderBody } from './testing/order-shop.ts'

withTestDb('stock of backordered goods', (getDb, getConnection) => {
  let shop: PayingShop
  beforeAll(async () => {
    shop = await openPayingShop(getConnection())
  })
  afterAll(() => shop?.close())
  beforeEach(() =>
    getDb()
      .updateTable('stock_item')
      .set({ backorders: 1, qty: 3, max_sale_qty: 10, is_in_stock: true })
      .where('product_id', 'in', (eb) => eb.selectFrom('product').select('id').where('sku', '=', 'LATER'))
      .execute(),
  )

  const stock = async () => (await shop.stockOf('LATER')).qty

  /** A paid order of five units, of which three were in stock. */
  async function place() {
    const body = { ...orderOf(5), order_id: randomUUID() }
    const [code, { orderKey, orderNumber, backendOrderId }] = await shop.place(body)
    expect(code).toBe(200)
    await shop.pay(orderKey, 'ok')
    expect(await stock()).toBe(0)
    return {
      id: Number(backendOrderId),
      async withdraw(qty: number) {
        const request = { orderKey, requestId: randomUUID(), kind: 'withdrawal', items: [{ item_id: 1, qty }] }
        expect((await shop.call('POST', '/api/ext/order-request', { body: request }))[0]).toBe(200)
        const settled = await shop.orders.settle(orderNumber, { request: undefined, isAccepted: true, note: '' })
        expect(settled).toMatchObject({ ok: true })
        return stock()
      },
      async ship(quantity: number) {
        const parcel = { carrier: '', trackingNumber: '', items: [{ sku: 'LATER', quantity }], reason: '' }
        expect(await shop.orders.ship(orderNumber, parcel)).toMatchObject({ ok: true })
        return stock()
      },
      async takeBack(quantity: number) {
        const goods = { items: [{ sku: 'LATER', quantity }], isRestocked: true }
        expect(await shop.orders.takeBack(orderNumber, goods)).toMatchObject({ ok: true })
        return stock()
      },
      async refund() {
        expect(await shop.orders.move(orderNumber, { to: 'refunded', reason: '' })).toMatchObject({ ok: true })
        return stock()
      },
    }
  }

  it('returns stock of withdrawn units only if the rest of the order does not need it', async () => {
    const order = await place()
    expect([await order.withdraw(2), await order.withdraw(2)]).toEqual([0, 2])
    expect(await order.ship(1)).toBe(2)
  })

  it('returns no more stock over several returns than the order took', async () => {
    const order = await place()
    await order.ship(5)
    expect([await order.takeBack(2), await order.takeBack(2), await order.takeBack(1)]).toEqual([2, 3, 3])
    expect(await order.refund()).toBe(3)
  })

  it('keeps returned goods reserved for units that the order still has to ship', async () => {
    const order = await place()
    await order.ship(2)
    expect(await order.takeBack(2)).toBe(0)
    expect(await order.ship(3)).toBe(0)
    expect(await order.takeBack(1)).toBe(1)
  })

  it('returns the rest of the reserved stock when the order is refunded', async () => {
    const order = await place()
    expect([await order.withdraw(2), await order.withdraw(1), await order.refund()]).toEqual([0, 1, 3])
    const sent = await place()
    await sent.ship(2)
    expect(await sent.refund()).toBe(1)
    expect(await sent.takeBack(2)).toBe(3)
  })

  it('counts stock that was returned before the migration', async () => {
    const partly = await place()
    await partly.withdraw(4)
    await partly.ship(1)
    await partly.takeBack(1)
    await shop.setStock('LATER', 3)
    const refunded = await place()
    await refunded.ship(2)
    await refunded.refund()
    await shop.setStock('LATER', 3)
    const complete = await place()
    await complete.ship(5)
    const readRows = async () => {
      const ids = [partly, refunded, complete].map(({ id }) => id)
      const { rows } = await sql<{ returned: number; place: string }>`
        select returned, ctid::text as place from order_stock where order_id = any(${ids}) order by order_id`.execute(
        getDb(),
      )
      return rows
    }
    const before = await readRows()
    expect(before.map(({ returned }) => returned)).toEqual([3, 1, 0])
    await sql`alter table order_stock drop column returned`.execute(getDb())
    await up(getDb() as unknown as Kysely<unknown>)
    const after = await readRows()
    expect(after.map(({ returned }) => returned)).toEqual([3, 1, 0])
    // Rows of orders without returns are not written.
    expect(after.map(({ place }, index) => place === before[index]?.place)).toEqual([false, false, true])
  })
})

const orderOf = (qty: number) => orderBody([{ sku: 'LATER', qty }], { delivery: { payment_method_code: 'card' } })
