import { afterAll, beforeAll, expect, test } from 'vitest'
import { withTestDb } from '../platform/db/testing.ts'
import { viewOf } from '../store/testing.ts'
import { countSales } from './count-sales.ts'
import { type OrderShop, openOrderShop, orderBody } from './testing/order-shop.ts'

withTestDb('what sells well', (getDb, getConnection) => {
  let shop: OrderShop
  beforeAll(async () => {
    shop = await openOrderShop(getConnection())
  })
  afterAll(() => shop?.close())

  const rankOf = async (code: string, sku: string) => {
    const found = await shop.catalog.findOne(viewOf(code), 'product', 'sku', sku)
    return (found?.document as { bestseller_attr?: number } | undefined)?.bestseller_attr
  }
  const tell = async () => {
    await countSales({ db: getDb() })
    await shop.settle()
  }

  test('pieces count once, in the stores of their website, from when an order stands to when it falls', async () => {
    const [, placed] = await shop.place(orderBody([{ sku: 'BOOK', qty: 3 }]))
    const [, waiting] = await shop.place(
      orderBody([{ sku: 'BOOK', qty: 5 }], { delivery: { payment_method_code: 'card' } }),
    )
    expect(await rankOf('default', 'BOOK')).toBeUndefined()
    await tell()
    await tell()
    expect([await rankOf('default', 'BOOK'), await rankOf('de', 'BOOK')]).toEqual([3, 3])
    await shop.orders.move(placed.orderNumber, { to: 'cancelled', reason: '' })
    await shop.orders.move(waiting.orderNumber, { to: 'paid', reason: '' })
    await tell()
    expect(await rankOf('it', 'BOOK')).toBe(5)
  })
})
