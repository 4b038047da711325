import { expect, it } from 'vitest'
import { fakeShop, openPage } from '../testing/fake-shop.ts'
import { refreshListStock } from './refresh-list-stock.ts'
import type { ProductCard } from './views/product-card.ts'

const sale = { code: 'sale', text: null }

function listOf(length: number) {
  const shop = fakeShop()
  const cards = Array.from({ length }, (_, id) => ({ id, sku: `S-${id}`, inStock: true, labels: [sale] }))
  for (const { id, sku } of cards) shop.stock[sku] = { product_id: id, qty: id, is_in_stock: true }
  return { shop, cards: cards as unknown as ProductCard[] }
}

const batchSizes = (shop: ReturnType<typeof fakeShop>) => shop.sent.map(({ query }) => query.skus?.split(',').length)

it('prefetches the stock of the first eight products, then of the others in batches of 15', async () => {
  const { shop, cards } = listOf(40)
  await refreshListStock(openPage(shop), cards, () => undefined)
  expect(batchSizes(shop)).toEqual([8, 15, 15, 2])
})

it('reports the cards whose stock differs from the page', async () => {
  const { shop, cards } = listOf(10)
  const changes: ReadonlyMap<string, ProductCard>[] = []
  const refresh = (list: readonly ProductCard[]) =>
    refreshListStock(openPage(shop), list, (changed) => void changes.push(changed))
  await refresh(cards)
  expect(changes).toEqual([])
  shop.stock['S-2'] = { product_id: 2, qty: 0, is_in_stock: false }
  shop.stock['S-9'] = { product_id: 9, qty: 0, is_in_stock: false }
  await refresh(cards)
  expect(changes.map((changed) => [...changed.keys()])).toEqual([['S-2'], ['S-9']])
  const soldOut = changes[0]!.get('S-2')!
  expect(soldOut).toMatchObject({ inStock: false, labels: [{ code: 'sold-out' }, sale] })
  shop.stock['S-2'] = { product_id: 2, qty: 4, is_in_stock: true }
  changes.length = 0
  await refresh([soldOut])
  expect(changes[0]?.get('S-2')).toMatchObject({ inStock: true, labels: [sale] })
})

it('changes nothing without a reply', async () => {
  const { shop, cards } = listOf(3)
  shop.failure = 'down'
  await refreshListStock(openPage(shop), cards, () => expect.unreachable())
})
