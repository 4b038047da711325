import { expect, it } from 'vitest'
import { singleTab, type Tabs } from '../tabs.ts'
import { cartShop, purchase } from './testing/cart-shop.ts'

it('shares one cart between two pages, sends each change once and confirms it on the page that made it', async () => {
  const shop = cartShop()
  const [first, second] = twoTabs()
  const firstTab = shop.open(first)
  const secondTab = shop.open(second)
  await Promise.all([firstTab.cart.start(), secondTab.cart.start()])
  await Promise.all([
    firstTab.cart.add(purchase('a', 2)),
    secondTab.cart.add(purchase('a', 3)),
    secondTab.cart.add(purchase('b')),
  ])
  await shop.settle()
  expect(firstTab.lines()).toEqual({ a: 5, b: 1 })
  expect(secondTab.lines()).toEqual({ a: 5, b: 1 })
  expect([...shop.carts.values()]).toMatchObject([
    [
      { sku: 'a', qty: 5 },
      { sku: 'b', qty: 1 },
    ],
  ])
  expect(firstTab.shownMessages()).toEqual(['product_added'])
  expect(secondTab.shownMessages()).toEqual(['product_added'])
})

it('drops the cart that it has created early if another tab was first', async () => {
  const shop = cartShop()
  const [firstTab, secondTab] = twoTabs()
  const first = shop.open(firstTab)
  const second = shop.open(secondTab)
  await Promise.all([first.cart.start(), second.cart.start()])
  await shop.settle()
  await Promise.all([first.cart.add(purchase('a')), second.cart.add(purchase('b'))])
  await shop.settle()
  expect(shop.sent.filter((call) => call === 'create')).toHaveLength(2)
  shop.sent.length = 0
  shop.carts.clear()
  await second.cart.synchronise()
  await shop.settle()
  expect(shop.sent.slice(0, 2)).toEqual(['pull', 'create'])
  expect(second.lines()).toEqual({ a: 1, b: 1 })
})

/** Two pages of one browser that share a lock and receive each other's messages. */
function twoTabs(): [Tabs, Tabs] {
  const { withLock } = singleTab()
  const listeners = [new Set<(message: unknown) => void>(), new Set<(message: unknown) => void>()] as const
  const tab = (own: 0 | 1): Tabs => ({
    withLock,
    broadcast: (message) =>
      queueMicrotask(() => listeners[own ? 0 : 1].forEach((one) => void one(structuredClone(message)))),
    listen(listener) {
      listeners[own].add(listener)
      return () => void listeners[own].delete(listener)
    },
  })
  return [tab(0), tab(1)]
}
