import { afterAll, beforeAll, expect, it } from 'vitest'
import { withTestDb } from '../platform/db/testing.ts'
import { address, type OrderShop, openOrderShop, orderBody } from './testing/order-shop.ts'

withTestDb('products bought together', (getDb, getConnection) => {
  let shop: OrderShop
  beforeAll(async () => {
    shop = await openOrderShop(getConnection())
  })
  afterAll(() => shop?.close())

  async function order(email: string, ...skus: string[]) {
    const products = skus.map((sku) => ({ sku, qty: 1 }))
    const billingAddress = { ...address, email }
    const body = orderBody(products, {
      cart_id: await shop.cartOf(...products),
      delivery: { billingAddress, shippingAddress: billingAddress },
    })
    const [code, result] = await shop.place(body)
    expect([code, result]).toMatchObject([200, {}])
    return String(result.backendOrderId)
  }
  const together = async (sku: string, storeCode = 'default') =>
    (await shop.call('GET', `/api/ext/bought-together?sku=${sku}`, { storeCode }))[1]

  it('lists what at least three buyers have ordered with the product, most frequent first', async () => {
    for (const email of ['a', 'b', 'c']) await order(`${email}@example.test`, 'CLOCK', 'BOOK', 'SALE')
    await order('d@example.test', 'CLOCK', 'SALE')
    expect(await together('CLOCK')).toEqual(['SALE', 'BOOK'])
    expect(await together('BOOK')).toEqual(['CLOCK', 'SALE'])
    expect(await together('CLOCK', 'trade')).toEqual([])
    expect(await together('UNKNOWN')).toEqual([])
  })

  it('never reveals what one person has ordered, however often', async () => {
    for (let count = 0; count < 4; count++) await order('one@example.test', 'HOUR', 'SALE')
    expect(await together('HOUR')).toEqual([])
  })

  it('does not count cancelled orders', async () => {
    await getDb().updateTable('shop_order').set({ state: 'cancelled' }).execute()
    expect(await together('CLOCK')).toEqual([])
  })
})
