import { expect, it } from 'vitest'
import { productDocument } from '../../testing/documents.ts'
import { fakeShop, openPage } from '../../testing/fake-shop.ts'
import { listRecentlyViewed, rememberViewed } from '../recently-viewed.ts'
import { listBySku } from './list-by-sku.ts'
import { listHome } from './list-home.ts'

it('lists 20 bestsellers and 15 clocks on the home page, newest first', async () => {
  const shop = fakeShop({ product: [productDocument(1)] })
  expect(await listHome(openPage(shop))).toMatchObject({
    ok: true,
    value: [
      { name: 'bestsellers', cards: [] },
      { name: 'clocks', cards: [{ id: 1 }] },
    ],
  })
  expect(
    shop.sent
      .filter(({ path }) => path.includes('/product/'))
      .map(({ query, request }) => [query.size, request._appliedSort]),
  ).toEqual([
    ['20', [{ field: 'created_at', options: 'desc' }]],
    ['15', [{ field: 'created_at', options: 'desc' }]],
  ])
  shop.failure = 'broken'
  expect(await listHome(openPage(shop, { runtime: 'server' }))).toMatchObject({ ok: false, reason: 'failed' })
})

it('puts sold-out products last on the home page', async () => {
  const soldOut = { is_in_stock: false, qty: 0 }
  const product = [productDocument(1), productDocument(2, { stock: soldOut }), productDocument(3)]
  const lists = await listHome(openPage(fakeShop({ product })))
  if (!lists.ok) throw new Error(lists.reason)
  const ids = lists.value.find(({ name }) => name === 'clocks')?.cards.map(({ id }) => id)
  expect(ids?.at(-1)).toBe(2)
  expect(ids).toHaveLength(3)
})

it('distinguishes lists that cannot be loaded offline from empty ones', async () => {
  const shop = fakeShop({ product: [productDocument(1)] })
  const unreachable = async () => {
    const lists = await listHome(openPage(shop))
    return lists.ok && lists.value.map(({ cards, isUnreachable }) => [cards.length, isUnreachable])
  }
  shop.failure = 'down'
  expect(await unreachable()).toEqual([
    [0, true],
    [0, true],
  ])
  shop.failure = null
  expect(await unreachable()).toEqual([
    [0, false],
    [1, false],
  ])
})

it('lists products by SKU in the given order without those that are not listed on their own', async () => {
  const engine = openPage(
    fakeShop({ product: [productDocument(1), productDocument(2), productDocument(3, { visibility: 1 })] }),
  )
  expect((await listBySku(engine, ['S-3', 'S-2', 'S-9', 'S-1', 'S-2'])).map(({ sku }) => sku)).toEqual(['S-2', 'S-1'])
  expect((await listBySku(engine, ['S-3'], { hidden: true })).map(({ sku }) => sku)).toEqual(['S-3'])
})

it('lists recently viewed products newest first, each once', async () => {
  const shop = fakeShop({ product: [productDocument(1), productDocument(2)] })
  for (const sku of ['S-1', 'S-2', 'S-1']) await rememberViewed(openPage(shop), sku)
  expect((await listRecentlyViewed(openPage(shop))).map(({ sku }) => sku)).toEqual(['S-1', 'S-2'])
  expect((await listRecentlyViewed(openPage(shop), { except: 'S-1' })).map(({ sku }) => sku)).toEqual(['S-2'])
})
