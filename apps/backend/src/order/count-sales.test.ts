import { afterAll, beforeAll, expect, it } from 'vitest'
import { withTestDb } from '../platform/db/testing.ts'
import { viewOf } from '../store/testing.ts'
import { countSales } from './count-sales.ts'
import { type OrderShop, openOrderShop, orderBody } from './testing/order-shop.ts'

withTestDb('best-seller figures', (getDb, getConnection) => {
  let shop: OrderShop
  beforeAll(async () => {
    shop = await openOrderShop(getConnection(), { filled: ['default', 'de', 'it'] })
  })
  afterAll(() => shop?.close())

  const rankOf = async (code: string, sku: string) => {
    const found = await shop.catalog.findOne(viewOf(code), 'product', 'sku', sku)
    return (found?.document as { bestseller_attr?: number } | undefined)?.bestseller_attr
  }
  const updateFigures = async () => {
    // Waits for the event handlers: they lock orders, and a locked order is not counted until the next run.
    await shop.settle()
    await countSales({ db: getDb() })
    await shop.settle()
  }

  it('counts the units of confirmed orders once, in all stores of the website', async () => {
    const [, placed] = await shop.place(orderBody([{ sku: 'BOOK', qty: 3 }]))
    const [, waiting] = await shop.place(
      orderBody([{ sku: 'BOOK', qty: 5 }], { delivery: { payment_method_code: 'card' } }),
    )
    expect(await rankOf('default', 'BOOK')).toBeUndefined()
    await updateFigures()
    await updateFigures()
    expect([await rankOf('default', 'BOOK'), await rankOf('de', 'BOOK')]).toEqual([3, 3])
    await shop.orders.move(placed.orderNumber, { to: 'cancelled', reason: '' })
    await shop.orders.move(waiting.orderNumber, { to: 'paid', reason: '' })
    await updateFigures()
    expect(await rankOf('it', 'BOOK')).toBe(5)
  })

  it('lists the best-selling product first', async () => {
    const order = async (sku: string, qty: number) => {
      const [code] = await shop.place(orderBody([{ sku, qty }]))
      expect(code).toBe(200)
      await updateFigures()
      const url = '/api/catalog/catalog_default/product/_search?size=50&sort=bestseller_attr:desc'
      const { hits } = (await shop.app.inject({ url, headers: { host: 'localhost' } })).json()
      const skus = (hits.hits as { _source: { sku: string } }[]).map(({ _source }) => _source.sku)
      return skus.slice(0, 2)
    }
    expect(await order('CLOCK', 6)).toEqual(['CLOCK', 'BOOK'])
    expect(await order('BOOK', 4)).toEqual(['BOOK', 'CLOCK'])
  })
})
