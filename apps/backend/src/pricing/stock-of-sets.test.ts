import { afterAll, beforeAll, expect, it } from 'vitest'
import { type OrderShop, openOrderShop } from '../order/testing/order-shop.ts'
import { withTestDb } from '../platform/db/testing.ts'

withTestDb('stock of bundles and grouped products', (_, getConnection) => {
  let shop: OrderShop
  beforeAll(async () => {
    shop = await openOrderShop(getConnection())
  })
  afterAll(() => shop?.close())

  const check = async (sku: string) => (await shop.call('GET', `/api/stock/check?sku=${sku}`))[1]

  it('computes the stock of a bundle from its parts', async () => {
    await shop.setStock('CLOCK', 7)
    await shop.setStock('GONE', 0)
    expect(await check('SET')).toMatchObject({ is_in_stock: true, qty: 7, manage_stock: true })
    const [, list] = await shop.call('GET', '/api/stock/list?skus=CLOCK,SET')
    expect(list).toMatchObject([{ qty: 7 }, { qty: 7, is_in_stock: true }])
    // The other choice of the required option has more stock: the best choice decides.
    await shop.setStock('GONE', 9)
    expect(await check('SET')).toMatchObject({ is_in_stock: true, qty: 9 })
    // Optional parts limit nothing.
    await shop.setStock('BOOK', 0)
    expect(await check('SET')).toMatchObject({ qty: 9 })
    for (const sku of ['CLOCK', 'GONE']) await shop.setStock(sku, 0)
    expect(await check('SET')).toMatchObject({ is_in_stock: false, qty: 0 })
  })

  it('computes the stock of a grouped product from its products', async () => {
    await shop.setStock('BOOK', 0)
    await shop.setStock('CLOCK', 1)
    expect(await check('GROUP')).toMatchObject({ is_in_stock: true })
    await shop.setStock('CLOCK', 0)
    expect(await check('GROUP')).toMatchObject({ is_in_stock: false })
  })
})
