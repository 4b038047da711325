import { expect, it } from 'vitest'
import { singleTab } from '../tabs.ts'
import type { CartRecord } from './record.ts'
import { cartShop, purchase } from './testing/cart-shop.ts'

async function opened() {
  const shop = cartShop()
  const page = shop.open()
  await page.cart.start()
  await shop.settle()
  return { shop, ...page }
}

it("requests a guest's first cart while the addition is being written, and only one cart", async () => {
  const { shop, cart, lines } = await opened()
  const adding = cart.add(purchase('a', 2))
  expect(shop.sent).toEqual(['create'])
  await cart.add(purchase('b'))
  await adding
  await shop.settle()
  expect(lines()).toEqual({ a: 2, b: 1 })
  expect(shop.sent).toEqual(['create', 'update', 'update', 'totals'])
})

it('requests the cart again when the early request has had no reply', async () => {
  const { shop, cart, lines } = await opened()
  shop.failures.set('create', ['unreachable'])
  await cart.add(purchase('a'))
  await shop.settle()
  await shop.clock.advance(5000)
  await shop.settle()
  expect(lines()).toEqual({ a: 1 })
  expect(shop.sent.filter((call) => call === 'create')).toHaveLength(2)
  expect(shop.sent).toContain('update')
})

it('requests another cart for a later addition if the cart was emptied before the first one was sent', async () => {
  const { shop, cart, lines } = await opened()
  const adding = cart.add(purchase('a'))
  await cart.clear({ onServer: false })
  await adding
  await shop.settle()
  expect(shop.sent).toEqual(['create'])
  // Simulates that the server has deleted the unused cart.
  shop.carts.clear()
  await cart.add(purchase('b'))
  await shop.settle()
  expect(lines()).toEqual({ b: 1 })
  expect(shop.sent).toEqual(['create', 'create', 'update', 'totals'])
})

it('stores the id of a new cart in the same write that marks its first change as sent', async () => {
  const shop = cartShop()
  const records: CartRecord[] = []
  const broadcast = (message: unknown) =>
    void records.push(...[(message as { record?: CartRecord }).record ?? []].flat())
  const { cart } = shop.open({ ...singleTab(), broadcast })
  await cart.start()
  await cart.add(purchase('a'))
  await shop.settle()
  expect(records.find(({ cartId }) => cartId !== null)?.queue).toMatchObject([{ kind: 'add', sent: true }])
})

it('keeps the new cart when the connection is lost while it is created', async () => {
  const { shop, cart, lines } = await opened()
  const { promise, resolve } = Promise.withResolvers<void>()
  shop.delays.set('create', promise)
  await cart.add(purchase('a'))
  shop.online.set(false)
  resolve()
  await shop.settle()
  expect(shop.sent).toEqual(['create'])
  shop.online.set(true)
  await shop.settle()
  expect(shop.sent.filter((call) => call === 'create')).toHaveLength(1)
  expect(lines()).toEqual({ a: 1 })
})
