import { expect, it } from 'vitest'
import { productDocument } from '../testing/documents.ts'
import { fakeShop, openPage } from '../testing/fake-shop.ts'
import { loadComparison } from './load-comparison.ts'
import { listSavedProducts, loadSharedWishlist } from './saved-products.ts'

const product = [productDocument(1), productDocument(2), productDocument(3)]
const skus = ['S-1', 'S-2']

it('keeps loaded cards and reports an incomplete list when a search fails', async () => {
  const shop = fakeShop({ product })
  const engine = openPage(shop)
  const first = await listSavedProducts(engine, skus)
  expect([first.isComplete, first.entries.map(({ card }) => card?.sku)]).toEqual([true, skus])
  shop.failure = 'broken'
  const failed = await listSavedProducts(engine, ['S-3', ...skus], first.entries)
  expect([failed.isComplete, failed.entries.map(({ card }) => card?.sku)]).toEqual([false, skus])
  shop.failure = null
  const again = await listSavedProducts(engine, ['S-3', ...skus], failed.entries)
  expect([again.isComplete, again.entries.map(({ card }) => card?.sku)]).toEqual([true, ['S-3', ...skus]])
})

it('drops the card of a product that the shop no longer has', async () => {
  const shop = fakeShop({ product })
  const engine = openPage(shop)
  const { entries } = await listSavedProducts(engine, skus)
  shop.documents.product = [productDocument(1)]
  await shop.clock.advance(120_000)
  const { isComplete, entries: left } = await listSavedProducts(engine, skus, entries)
  expect([isComplete, left.map(({ card }) => card?.sku)]).toEqual([true, ['S-1', undefined]])
})

it('names the products of a comparison that could not be loaded, and keeps the others', async () => {
  const shop = fakeShop({ product })
  await listSavedProducts(openPage(shop), skus)
  const engine = openPage(shop)
  const first = await loadComparison(engine, ['S-1'])
  expect(first).toMatchObject({ isComplete: true, products: [{ product: { sku: 'S-1' } }], missing: [] })
  shop.failure = 'broken'
  const failed = await loadComparison(engine, [...skus, 'S-3'], first.products)
  expect(failed.products.map((one) => one.product.sku)).toEqual(['S-1'])
  expect(failed).toMatchObject({
    isComplete: false,
    missing: [
      { sku: 'S-2', name: 'Product 2' },
      { sku: 'S-3', name: 'S-3' },
    ],
  })
  shop.failure = null
  const again = await loadComparison(engine, [...skus, 'S-9'], failed.products)
  expect(again.products.map((one) => one.product.sku)).toEqual(skus)
  expect(again).toMatchObject({ isComplete: true, missing: [] })
})

it('does not call a shared wishlist unknown while the server fails', async () => {
  const shop = fakeShop({ product })
  const engine = openPage(shop)
  shop.failure = 'broken'
  expect(await loadSharedWishlist(engine, 'k')).toBe('offline')
})
