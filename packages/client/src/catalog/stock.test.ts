import { expect, it } from 'vitest'
import { fakeShop, openPage } from '../testing/fake-shop.ts'
import { prefetchStock } from './stock.ts'

it('prefetches the stock of the first eight products', async () => {
  const shop = fakeShop()
  const products = Array.from({ length: 20 }, (_, id) => ({ id, sku: `S-${id}` }))
  for (const { id, sku } of products) shop.stock[sku] = { product_id: id, qty: id }
  const stock = await prefetchStock(openPage(shop), products)
  expect([stock.size, stock.get('S-7')?.qty, shop.sent.length]).toEqual([8, 7, 1])
  shop.failure = 'down'
  expect((await prefetchStock(openPage(shop), products)).size).toBe(0)
})
