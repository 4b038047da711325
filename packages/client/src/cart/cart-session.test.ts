import { expect, test } from 'vitest'
import type { CartCalls } from './cart-calls.ts'
import { lonelyTab, type Tabs } from './tabs.ts'
import { cartShop, purchase } from './testing/cart-shop.ts'

const customers = (qty: number) => [{ item_id: 900, sku: 'a', qty, product_type: 'simple' }]

async function withGuestCart(shop = cartShop(), qty = 2) {
  const page = shop.open()
  await page.cart.start()
  await page.cart.add(purchase('a', qty))
  await shop.settle()
  return { shop, ...page }
}

test("logging in adds the guest's quantities to the customer's cart once, however often it is heard of", async () => {
  const { shop, cart, lines } = await withGuestCart()
  shop.carts.set('1000', customers(3))
  await cart.applyCoupon('TEN')
  await shop.settle()
  void cart.logIn()
  await cart.logIn()
  await shop.settle()
  await cart.logIn()
  await shop.settle()
  expect(lines()).toEqual({ a: 5 })
  expect(shop.carts.get('1000')).toMatchObject([{ qty: 5 }])
  expect(cart.get().coupon).toMatchObject({ code: 'TEN', pending: false })
  const again = shop.open()
  await again.cart.start()
  await again.cart.logIn()
  await shop.settle()
  expect(again.lines()).toEqual({ a: 5 })
})

test('of what is in both carts as many come along as can be had, and the shopper is told', async () => {
  const { shop, cart, lines, said } = await withGuestCart(cartShop(), 10)
  shop.carts.set('1000', customers(45))
  await cart.logIn()
  await shop.settle()
  expect(lines()).toEqual({ a: 50 })
  expect(said()).toContain('max_quantity')
  expect(cart.get().lines[0]?.errors).toEqual([{ key: 'max_quantity', params: { maxQuantity: 50 } }])
})

test('as many come along also if it has to be asked again how many there are, but nobody asks for ever', async () => {
  const { shop, cart, lines, said } = await withGuestCart(cartShop(), 10)
  shop.carts.set('1000', customers(45))
  shop.troubles.set('most', ['away'])
  await cart.logIn()
  await shop.settle()
  expect(lines()).toEqual({ a: 55 })
  await shop.clock.advance(5000)
  await shop.settle()
  expect(lines()).toEqual({ a: 50 })
  expect(said()).toContain('max_quantity')
  await cart.logOut()
  await cart.add(purchase('a', 10))
  await shop.settle()
  shop.carts.set('1000', customers(45))
  shop.troubles.set('most', ['away', 'away', 'away'])
  await cart.logIn()
  for (const _next of ['second', 'third']) {
    await shop.settle()
    expect(lines()).toEqual({ a: 55 })
    await shop.clock.advance(20_000)
  }
  await shop.settle()
  expect(lines()).toEqual({ a: 45 })
  expect(cart.get().pending).toBe(false)
})

test('logging out leaves nothing here and everything there', async () => {
  const { shop, cart, lines } = await withGuestCart()
  await cart.logIn()
  await shop.settle()
  await cart.logOut()
  expect(lines()).toEqual({})
  expect(shop.carts.get('1000')).toMatchObject([{ qty: 2 }])
  await cart.add(purchase('b'))
  await shop.settle()
  expect(shop.carts.get('1000')).toHaveLength(1)
})

test('a cart that was not open when its customer signed out is left as empty as the others, once nobody is signed in', async () => {
  const { shop, cart } = await withGuestCart()
  await cart.logIn(7)
  await shop.settle()
  cart.stop()
  const next = shop.open()
  await next.cart.start('nobody')
  await shop.settle()
  expect(next.lines()).toEqual({})
  expect(shop.carts.get('1000')).toMatchObject([{ qty: 2 }])
  await next.cart.add(purchase('b'))
  await shop.settle()
  next.cart.stop()
  const guests = shop.open()
  await guests.cart.start('nobody')
  expect(guests.lines()).toEqual({ b: 1 })
})

test("nothing of one customer's cart comes into another's, who signed in while it was not open", async () => {
  const { shop, cart } = await withGuestCart()
  await cart.logIn(7)
  await shop.settle()
  shop.troubles.set('update', Array(9).fill('away'))
  await cart.add(purchase('b'))
  cart.stop()
  shop.troubles.clear()
  shop.carts.set('1000', [])
  const next = shop.open()
  await next.cart.start({ customerId: 8 })
  await shop.settle()
  expect(next.lines()).toEqual({})
  expect(shop.carts.get('1000')).toEqual([])
})

test("a refused token makes it a guest's cart once; logging in again doubles nothing", async () => {
  const { shop, cart, lines } = await withGuestCart()
  await cart.logIn()
  await shop.settle()
  shop.troubles.set('pull', [{ code: 401, result: 'no' }])
  await cart.connect()
  await shop.settle()
  expect(lines()).toEqual({ a: 2 })
  await cart.add(purchase('b', 3))
  await shop.settle()
  expect([...shop.carts.keys()].at(-1)).not.toBe('1000')
  expect(cart.get()).toMatchObject({ pending: false, locked: false })
  await cart.logIn()
  await shop.settle()
  expect(lines()).toEqual({ a: 2, b: 3 })
  expect(shop.carts.get('1000')).toMatchObject([
    { sku: 'a', qty: 2 },
    { sku: 'b', qty: 3 },
  ])
})

test('what waits in a guest’s cart is not sent there when a page opens with somebody signed in', async () => {
  const { shop, cart } = await withGuestCart()
  await cart.logIn(7)
  await shop.settle()
  // Their token is refused, and before a guest's cart can be had the page is left.
  shop.troubles.set('pull', [{ code: 401, result: 'no' }])
  shop.troubles.set('create', ['away'])
  await cart.connect()
  cart.stop()
  const refused: string[] = []
  const guestsMayNot: Partial<CartCalls> = {
    async update({ cartId }) {
      refused.push(cartId)
      return { code: 400, result: 'Product price is unknown, product cannot be added to the cart!' }
    },
  }
  const next = shop.open(lonelyTab(), guestsMayNot)
  await next.cart.start({ customerId: 7 })
  await shop.settle()
  expect(refused).toEqual([])
  expect(next.lines()).toEqual({ a: 2 })
  expect(shop.carts.get('1000')).toMatchObject([{ sku: 'a', qty: 2 }])
  expect(next.said()).toEqual([])
})

test('a guest who is refused is locked out until somebody logs in, and keeps the cart', async () => {
  const { shop, cart, lines } = await withGuestCart()
  shop.troubles.set('pull', [{ code: 401, result: 'no' }])
  await cart.connect()
  expect(cart.get().locked).toBe(true)
  expect(lines()).toEqual({ a: 2 })
  await cart.logIn()
  await shop.settle()
  expect(cart.get().locked).toBe(false)
})

test("a cart that the server lost is made anew with a guest's lines, without the ones a customer bought elsewhere", async () => {
  const { shop, cart, lines } = await withGuestCart()
  shop.carts.clear()
  await cart.connect()
  await shop.settle()
  expect([...shop.carts.values()]).toMatchObject([[{ sku: 'a', qty: 2 }]])
  await cart.logIn()
  await shop.settle()
  shop.carts.clear()
  await cart.connect()
  await shop.settle()
  expect(lines()).toEqual({})
})

test('an answer that is no answer leaves the cart as it is', async () => {
  const { shop, cart, lines } = await withGuestCart()
  shop.troubles.set('pull', [{ code: 500, result: 'broken' }])
  await cart.connect()
  expect(lines()).toEqual({ a: 2 })
  shop.troubles.set('totals', [{ code: 500, result: 'broken' }])
  await cart.add(purchase('a'))
  await shop.settle()
  expect(lines()).toEqual({ a: 3 })
  expect(cart.get().totals?.source).toBe('preview')
  await shop.clock.advance(10_000)
  await shop.settle()
  expect(cart.get().totals?.source).toBe('server')
})

test('a coupon that is refused says why, and the next one is free of it', async () => {
  const { shop, cart } = await withGuestCart()
  await cart.applyCoupon(' WRONG ')
  expect(cart.get().coupon).toMatchObject({ code: 'WRONG', pending: true })
  await shop.settle()
  expect(cart.get().coupon).toEqual({ code: null, pending: false, message: { text: "The coupon code isn't valid." } })
  await cart.applyCoupon('TEN')
  await shop.settle()
  expect(cart.get().coupon).toEqual({ code: 'TEN', pending: false, message: null })
  await cart.removeCoupon()
  await shop.settle()
  expect(cart.get().coupon.code).toBeNull()
})

test('clearing empties both sides, or after an order only this one; reset needs something to pay', async () => {
  const { shop, cart, lines } = await withGuestCart()
  const id = [...shop.carts.keys()][0]!
  await cart.clear({ onServer: true })
  expect(lines()).toEqual({})
  await shop.settle()
  expect(shop.carts.get(id)).toEqual([])
  await cart.reset()
  expect(shop.sent).not.toContain('reset')
  await cart.add(purchase('a'))
  await shop.settle()
  await cart.clear({ onServer: false })
  await shop.settle()
  expect(shop.carts.get(id)).toHaveLength(1)
  await cart.add(purchase('b'))
  await shop.settle()
  expect([...shop.carts.keys()]).toHaveLength(2)
  await cart.reset()
  await cart.settled()
  expect(shop.sent).toContain('reset')
  expect(lines()).toEqual({})
  const without = shop.open(lonelyTab(), { clear: null })
  await expect(without.cart.clear({ onServer: true })).rejects.toThrow('not configured')
})

test('two pages share one cart, send once, and each says what was done in it', async () => {
  const shop = cartShop()
  const [first, second] = twoTabs()
  const here = shop.open(first)
  const there = shop.open(second)
  await Promise.all([here.cart.start(), there.cart.start()])
  await Promise.all([here.cart.add(purchase('a', 2)), there.cart.add(purchase('a', 3)), there.cart.add(purchase('b'))])
  await shop.settle()
  expect(here.lines()).toEqual({ a: 5, b: 1 })
  expect(there.lines()).toEqual({ a: 5, b: 1 })
  expect([...shop.carts.values()]).toMatchObject([
    [
      { sku: 'a', qty: 5 },
      { sku: 'b', qty: 1 },
    ],
  ])
  expect(here.said()).toEqual(['product_added'])
  expect(there.said()).toEqual(['product_added'])
})

test('with the disk full the cart works on and says that it will not be kept', async () => {
  const { shop, cart, lines } = await withGuestCart()
  shop.driver.trouble.write = 'full'
  await cart.add(purchase('b'))
  await shop.settle()
  expect(lines()).toEqual({ a: 2, b: 1 })
  expect(cart.get()).toMatchObject({ kept: 'memory', pending: false })
  shop.driver.trouble.write = null
  await cart.add(purchase('c'))
  expect(cart.get().kept).toBe('disk')
})

/** Two pages of one browser: one lock, and each hears the other. */
function twoTabs(): [Tabs, Tabs] {
  const { alone } = lonelyTab()
  const heard = [new Set<(message: unknown) => void>(), new Set<(message: unknown) => void>()] as const
  const tab = (own: 0 | 1): Tabs => ({
    alone,
    tell: (message) => queueMicrotask(() => heard[own ? 0 : 1].forEach((one) => void one(structuredClone(message)))),
    listen(listener) {
      heard[own].add(listener)
      return () => void heard[own].delete(listener)
    },
  })
  return [tab(0), tab(1)]
}
