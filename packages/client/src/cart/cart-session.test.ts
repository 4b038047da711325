import { expect, it } from 'vitest'
import { singleTab } from '../tabs.ts'
import type { CartCalls } from './cart-calls.ts'
import { cartShop, purchase } from './testing/cart-shop.ts'

const customers = (qty: number) => [{ item_id: 900, sku: 'a', qty, product_type: 'simple' }]

async function withGuestCart(shop = cartShop(), qty = 2) {
  const page = shop.open()
  await page.cart.start()
  await page.cart.add(purchase('a', qty))
  await shop.settle()
  return { shop, ...page }
}

it("adds the guest's quantities to the customer's cart once on repeated logins", async () => {
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
  const nextVisit = shop.open()
  await nextVisit.cart.start()
  await nextVisit.cart.logIn()
  await shop.settle()
  expect(nextVisit.lines()).toEqual({ a: 5 })
})

it('caps merged quantities at the stock on login and notifies the shopper', async () => {
  const { shop, cart, lines, shownMessages } = await withGuestCart(cartShop(), 10)
  shop.carts.set('1000', customers(45))
  await cart.logIn()
  await shop.settle()
  expect(lines()).toEqual({ a: 50 })
  expect(shownMessages()).toContain('max_quantity')
  expect(cart.get().lines[0]?.errors).toEqual([{ key: 'max_quantity', params: { maxQuantity: 50 } }])
})

it('retries a failed stock lookup on login, up to a limit', async () => {
  const { shop, cart, lines, shownMessages } = await withGuestCart(cartShop(), 10)
  shop.carts.set('1000', customers(45))
  shop.failures.set('availableQuantity', ['unreachable'])
  await cart.logIn()
  await shop.settle()
  expect(lines()).toEqual({ a: 55 })
  await shop.clock.advance(5000)
  await shop.settle()
  expect(lines()).toEqual({ a: 50 })
  expect(shownMessages()).toContain('max_quantity')
  await cart.logOut()
  await cart.add(purchase('a', 10))
  await shop.settle()
  shop.carts.set('1000', customers(45))
  shop.failures.set('availableQuantity', ['unreachable', 'unreachable', 'unreachable'])
  await cart.logIn()
  for (const pauseMs of [5000, 10_000]) {
    await shop.settle()
    expect(lines()).toEqual({ a: 55 })
    await shop.clock.advance(pauseMs)
  }
  await shop.settle()
  expect(lines()).toEqual({ a: 45 })
  expect(cart.get().pending).toBe(false)
})

it('empties the cart in the browser but not on the server on logout', async () => {
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

it("keeps a guest's cart and the next customer's cart after a logout in another tab", async () => {
  const { shop, cart, lines } = await withGuestCart()
  await cart.logOut({ isElsewhere: true, successor: null })
  expect(lines()).toEqual({ a: 2 })
  await cart.logIn(8)
  await shop.settle()
  await cart.logOut({ isElsewhere: true, successor: 8 })
  expect(lines()).toEqual({ a: 2 })
  await cart.logOut({ isElsewhere: true, successor: 9 })
  expect(lines()).toEqual({})
})

it("drops a customer's cart at the start when the customer has signed out elsewhere", async () => {
  const { shop, cart } = await withGuestCart()
  await cart.logIn(7)
  await shop.settle()
  cart.stop()
  const nextPage = shop.open()
  await nextPage.cart.start('signed-out')
  await shop.settle()
  expect(nextPage.lines()).toEqual({})
  expect(shop.carts.get('1000')).toMatchObject([{ qty: 2 }])
  await nextPage.cart.add(purchase('b'))
  await shop.settle()
  nextPage.cart.stop()
  const guests = shop.open()
  await guests.cart.start('signed-out')
  expect(guests.lines()).toEqual({ b: 1 })
})

it("never adds one customer's lines to the cart of a customer who signs in later", async () => {
  const { shop, cart } = await withGuestCart()
  await cart.logIn(7)
  await shop.settle()
  shop.failures.set('update', Array(9).fill('unreachable'))
  await cart.add(purchase('b'))
  cart.stop()
  shop.failures.clear()
  shop.carts.set('1000', [])
  const next = shop.open()
  await next.cart.start({ customerId: 8 })
  await shop.settle()
  expect(next.lines()).toEqual({})
  expect(shop.carts.get('1000')).toEqual([])
})

it('falls back to a guest cart once when the token is refused, without doubling lines on login', async () => {
  const { shop, cart, lines } = await withGuestCart()
  await cart.logIn()
  await shop.settle()
  shop.failures.set('pull', [{ code: 401, result: 'no' }])
  await cart.synchronise()
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

it("sends queued guest changes to the customer's cart when a page opens signed in", async () => {
  const { shop, cart } = await withGuestCart()
  await cart.logIn(7)
  await shop.settle()
  // The token is refused, and the page is closed before it gets a guest's cart.
  shop.failures.set('pull', [{ code: 401, result: 'no' }])
  shop.failures.set('create', ['unreachable'])
  await cart.synchronise()
  cart.stop()
  const refused: string[] = []
  const guestsMayNot: Partial<CartCalls> = {
    async update({ cartId }) {
      refused.push(cartId)
      return { code: 400, result: 'Product price is unknown, product cannot be added to the cart!' }
    },
  }
  const next = shop.open(singleTab(), guestsMayNot)
  await next.cart.start({ customerId: 7 })
  await shop.settle()
  expect(refused).toEqual([])
  expect(next.lines()).toEqual({ a: 2 })
  expect(shop.carts.get('1000')).toMatchObject([{ sku: 'a', qty: 2 }])
  expect(next.shownMessages()).toEqual([])
})

it("locks a guest's cart until login when the server refuses it, and keeps its lines", async () => {
  const { shop, cart, lines } = await withGuestCart()
  shop.failures.set('pull', [{ code: 401, result: 'no' }])
  await cart.synchronise()
  expect(cart.get().locked).toBe(true)
  expect(lines()).toEqual({ a: 2 })
  await cart.logIn()
  await shop.settle()
  expect(cart.get().locked).toBe(false)
})

it("recreates a lost cart with a guest's lines but without a customer's", async () => {
  const { shop, cart, lines } = await withGuestCart()
  shop.carts.clear()
  await cart.synchronise()
  await shop.settle()
  expect([...shop.carts.values()]).toMatchObject([[{ sku: 'a', qty: 2 }]])
  await cart.logIn()
  await shop.settle()
  shop.carts.clear()
  await cart.synchronise()
  await shop.settle()
  expect(lines()).toEqual({})
})

it('keeps the cart unchanged after an unusable reply', async () => {
  const { shop, cart, lines } = await withGuestCart()
  shop.failures.set('pull', [{ code: 500, result: 'broken' }])
  await cart.synchronise()
  expect(lines()).toEqual({ a: 2 })
  shop.failures.set('totals', [{ code: 500, result: 'broken' }])
  await cart.add(purchase('a'))
  await shop.settle()
  expect(lines()).toEqual({ a: 3 })
  expect(cart.get().totals?.source).toBe('preview')
  await shop.clock.advance(10_000)
  await shop.settle()
  expect(cart.get().totals?.source).toBe('server')
})

it('shows why a coupon is refused and clears the message with the next one', async () => {
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

it('clears the cart on the server too or only locally, and resets only a cart with an amount due', async () => {
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
  const without = shop.open(singleTab(), { clear: null })
  await expect(without.cart.clear({ onServer: true })).rejects.toThrow(
    'The endpoint for clearing the cart is not configured',
  )
})

it('keeps working with a full disk and reports that the cart is in memory only', async () => {
  const { shop, cart, lines } = await withGuestCart()
  shop.driver.failure.write = 'full'
  await cart.add(purchase('b'))
  await shop.settle()
  expect(lines()).toEqual({ a: 2, b: 1 })
  expect(cart.get()).toMatchObject({ storedIn: 'memory', pending: false })
  shop.driver.failure.write = null
  await cart.add(purchase('c'))
  expect(cart.get().storedIn).toBe('disk')
})
