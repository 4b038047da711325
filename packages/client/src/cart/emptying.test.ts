import { expect, it } from 'vitest'
import { singleTab } from '../tabs.ts'
import { dropLines } from './actions.ts'
import { emptyRecord } from './record.ts'
import { cartShop, purchase } from './testing/cart-shop.ts'

it('keeps lines that another device adds between two attempts to clear the cart', async () => {
  const shop = cartShop()
  const first = shop.open()
  await first.cart.start()
  await first.cart.add(purchase('a', 2))
  await shop.settle()
  const id = [...shop.carts.keys()][0]!
  const arrivals: (() => void)[] = []
  const heldUp = shop.open(singleTab(), {
    clear: (...sent) => new Promise((resolve) => arrivals.push(() => resolve(shop.calls.clear!(...sent)))),
  })
  first.cart.stop()
  await heldUp.cart.start()
  await shop.settle()
  await heldUp.cart.clear({ onServer: true })
  await shop.settle()
  heldUp.cart.stop()
  const next = shop.open(singleTab(), {
    async clear(...sent) {
      // The first call arrives late, and another device adds a line.
      for (const arrive of arrivals) arrive()
      shop.carts.get(id)!.push({ item_id: 901, sku: 'b', qty: 4, product_type: 'simple' })
      return shop.calls.clear!(...sent)
    },
  })
  await next.cart.start()
  await shop.settle()
  expect(shop.sent.filter((call) => call === 'clear')).toHaveLength(2)
  expect(new Set(shop.bodies.slice(1).map(({ mutation_id }) => mutation_id)).size).toBe(1)
  expect(shop.carts.get(id)).toMatchObject([{ sku: 'b', qty: 4 }])
  expect(next.lines()).toEqual({ b: 4 })
  expect(next.cart.get().pending).toBe(false)
})

it.each([
  { name: 'executed', isExecuted: true, kept: { b: 4 } },
  // The lost call is executed only when it is repeated, so it also removes the line that another device has added by then.
  { name: 'lost', isExecuted: false, kept: {} },
])("shows the server's cart after a call to clear it was $name and another device has added a line", async (sent) => {
  const shop = cartShop()
  const first = shop.open(singleTab(), {
    async clear(...args) {
      if (sent.isExecuted) await shop.calls.clear!(...args)
      return 'lost'
    },
  })
  await first.cart.start()
  await first.cart.add(purchase('a', 2))
  await shop.settle()
  const id = [...shop.carts.keys()][0]!
  await first.cart.clear({ onServer: true })
  await shop.settle()
  first.cart.stop()
  shop.carts.set(id, [{ item_id: 901, sku: 'b', qty: 4, product_type: 'simple' }])
  const next = shop.open()
  await next.cart.start()
  await shop.settle()
  expect(Object.fromEntries(shop.carts.get(id)!.map(({ sku, qty }) => [sku, qty]))).toEqual(sent.kept)
  expect(next.lines()).toEqual(sent.kept)
  expect(next.cart.get().pending).toBe(false)
})

it('keeps what is added to an empty cart when an earlier call to clear it arrives late', async () => {
  const shop = cartShop()
  const first = shop.open()
  await first.cart.start()
  await first.cart.add(purchase('a'))
  await shop.settle()
  await first.cart.clear({ onServer: true })
  await shop.settle()
  first.cart.stop()
  const arrivals: (() => unknown)[] = []
  const heldUp = shop.open(singleTab(), {
    clear: (...sent) => new Promise((resolve) => arrivals.push(() => resolve(shop.calls.clear!(...sent)))),
  })
  await heldUp.cart.start()
  await heldUp.cart.clear({ onServer: true })
  await shop.settle()
  heldUp.cart.stop()
  const next = shop.open()
  await next.cart.start()
  await next.cart.add(purchase('b', 4))
  await shop.settle()
  expect(arrivals).toHaveLength(1)
  arrivals[0]?.()
  await shop.settle()
  expect([...shop.carts.values()]).toMatchObject([[{ sku: 'b', qty: 4 }]])
  expect(next.cart.get().pending).toBe(false)
})

it('sends the SKU with a new quantity after another page has signed out', async () => {
  const shop = cartShop()
  const { withLock } = singleTab()
  const deaf = { withLock, broadcast: () => undefined, listen: () => () => undefined }
  const [firstTab, secondTab] = [shop.open(deaf), shop.open(deaf)]
  await firstTab.cart.start()
  await firstTab.cart.add(purchase('a', 2))
  await firstTab.cart.logIn(7)
  await shop.settle()
  await secondTab.cart.start({ customerId: 7 })
  await secondTab.cart.logOut()
  await firstTab.cart.setQuantity(firstTab.cart.get().lines[0]!.key, 5)
  await shop.settle()
  expect(shop.bodies.at(-1)).toMatchObject({ sku: 'a', qty: 5 })
  expect(firstTab.lines()).toEqual({ a: 5 })
})

it('resets a cart with an amount due and drops its lines', async () => {
  const shop = cartShop()
  const { cart, lines } = shop.open()
  await cart.start()
  await cart.reset()
  expect(shop.sent).toEqual([])
  await cart.add(purchase('a', 2))
  await shop.settle()
  await cart.reset()
  await shop.settle()
  expect(shop.sent).toContain('reset')
  expect(lines()).toEqual({})
  expect([...shop.carts.values()]).toEqual([[]])
})

it('keeps lines that are added while the cart is being reset', async () => {
  const shop = cartShop()
  const { cart, lines } = shop.open()
  await cart.start()
  await cart.add(purchase('a', 2))
  await shop.settle()
  const { promise, resolve } = Promise.withResolvers<void>()
  shop.delays.set('reset', promise)
  const resetting = cart.reset()
  await shop.settle()
  await cart.add(purchase('b', 3))
  resolve()
  await resetting
  await shop.settle()
  expect(lines()).toEqual({ b: 3 })
  expect([...shop.carts.values()]).toMatchObject([[{ sku: 'b', qty: 3 }]])
})

it('drops queued changes from before the reset and keeps later ones', () => {
  const add = (id: string, key: string, qty: number) => ({ id, kind: 'add' as const, key, qty })
  const removal = { id: 'm5', kind: 'remove' as const, key: 'a' }
  const queue = [add('m1', 'a', 2), add('m2', 'b', 5), add('m4', 'c', 1), removal]
  const before = [add('m1', 'a', 2), add('m2', 'b', 4)]
  const record = { ...emptyRecord, queue, lines: [{ key: 'a', itemId: 1, qty: 2 }] }
  expect(dropLines(0, before)(record)).toMatchObject({ lines: [], queue: [add('m2', 'b', 1), add('m4', 'c', 1)] })
  expect(dropLines(1, before)(record)).toBe(record)
})

it('throws if the endpoint for clearing the cart is not configured', async () => {
  const shop = cartShop()
  const { cart, lines } = shop.open(singleTab(), { clear: null })
  await cart.start()
  await cart.add(purchase('a'))
  await expect(cart.clear({ onServer: true })).rejects.toThrow('not configured')
  expect(lines()).toEqual({ a: 1 })
})
