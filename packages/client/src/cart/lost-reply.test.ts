import { expect, it } from 'vitest'
import { cartShop, purchase } from './testing/cart-shop.ts'

/** A page that was left before the reply to its addition came, and the next page, which pulls the cart and repeats the call. */
async function leaveBeforeReply(quantity: number) {
  const shop = cartShop()
  const first = shop.open()
  await first.cart.start()
  await first.cart.add(purchase('a'))
  await shop.settle()
  shop.failures.set('update', ['lost'])
  await first.cart.add(purchase('a', quantity))
  await shop.settle()
  first.cart.stop()
  const reply = Promise.withResolvers<void>()
  shop.delays.set('update', reply.promise)
  const next = shop.open()
  const shown = new Set<number | undefined>()
  next.cart.subscribe(() => shown.add(next.lines().a))
  await next.cart.start()
  await shop.settle()
  return { shop, next, shown, reply }
}

it('never shows an addition twice while its call is repeated', async () => {
  const { shop, next, shown, reply } = await leaveBeforeReply(2)
  expect(next.lines()).toEqual({ a: 3 })
  expect(next.cart.edit(next.cart.get().lines[0]!.key)?.qty).toBe(3)
  reply.resolve()
  await shop.settle()
  expect(next.lines()).toEqual({ a: 3 })
  expect([...shown].filter((quantity) => quantity !== undefined && quantity > 3)).toEqual([])
})

it('adds the quantity once to the cart of a customer who logs in while the call is repeated', async () => {
  const { shop, next, reply } = await leaveBeforeReply(2)
  shop.delays.delete('update')
  const loggedIn = next.cart.logIn()
  reply.resolve()
  await loggedIn
  await shop.settle()
  expect(shop.carts.get('1000')).toMatchObject([{ sku: 'a', qty: 3 }])
})
