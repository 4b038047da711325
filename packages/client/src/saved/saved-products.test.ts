import { expect, it } from 'vitest'
import { productDocument } from '../testing/documents.ts'
import { fakeShop, openPage } from '../testing/fake-shop.ts'
import { testView } from '../testing/test-view.ts'
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

it('lists products that the shop no longer has without card and path, also those that this browser does not know', async () => {
  const shop = fakeShop({ product })
  const engine = openPage(shop)
  const { entries } = await listSavedProducts(engine, skus)
  shop.documents.product = [productDocument(1), productDocument(2, { status: 2 })]
  await shop.clock.advance(120_000)
  const { isComplete, entries: left } = await listSavedProducts(engine, [...skus, 'S-9'], entries)
  expect([isComplete, left.map(({ card }) => card?.sku)]).toEqual([true, ['S-1', undefined, undefined]])
  expect(left.slice(1)).toMatchObject([
    { sku: 'S-2', name: 'Product 2', path: null },
    { sku: 'S-9', name: 'S-9', path: null },
  ])
})

it('keeps the path of a product that the shop only leaves out of lists', async () => {
  const soldOut = productDocument(2, { stock: { product_id: 2, is_in_stock: false } })
  const shop = fakeShop({ product: [productDocument(1), soldOut] })
  const engine = openPage(shop, { view: { catalog: { ...testView.catalog, listOutOfStock: false } } })
  const { entries } = await listSavedProducts(engine, skus)
  expect(entries.at(-1)).toMatchObject({ sku: 'S-2', name: 'Product 2', path: '/clocks/product-2', card: null })
})

it('does not report a product as removed while the server fails', async () => {
  const shop = fakeShop({ product })
  const engine = openPage(shop)
  shop.failure = 'broken'
  expect(await listSavedProducts(engine, ['S-9'])).toEqual({ isComplete: false, entries: [] })
  expect(await loadComparison(engine, ['S-9'])).toMatchObject({
    isComplete: false,
    missing: [{ sku: 'S-9' }],
    gone: [],
  })
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

it('lists the names of compared products that the shop no longer has', async () => {
  const shop = fakeShop({ product: [productDocument(1), productDocument(2)] })
  const engine = openPage(shop)
  await listSavedProducts(engine, skus)
  shop.documents.product = [productDocument(1), productDocument(2, { status: 2 })]
  await shop.clock.advance(120_000)
  const { products, gone, isComplete } = await loadComparison(engine, [...skus, 'S-9'])
  expect([isComplete, products.map((one) => one.product.sku)]).toEqual([true, ['S-1']])
  expect(gone).toEqual([
    { sku: 'S-2', name: 'Product 2' },
    { sku: 'S-9', name: 'S-9' },
  ])
})

it('does not report a shared wishlist as missing while the server fails', async () => {
  const shop = fakeShop({ product })
  const engine = openPage(shop)
  shop.failure = 'broken'
  expect(await loadSharedWishlist(engine, 'k')).toBe('offline')
})
