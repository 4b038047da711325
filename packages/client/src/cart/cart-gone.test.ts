import { expect, it } from 'vitest'
import { cartShop, purchase } from './testing/cart-shop.ts'

it.each([
  ['a server without error codes', { code: 404, result: 'Kein Warenkorb' }, true],
  ['its error code in any language', { code: 404, result: 'Kein Warenkorb', error: 'cart_unknown' }, true],
  ['another error code', { code: 404, result: 'There is no such cart.', error: 'path_unknown' }, false],
] as const)('replaces a cart that the server no longer has, as reported by %s', async (_by, reply, isReplaced) => {
  const shop = cartShop()
  const { cart, lines } = shop.open()
  await cart.start()
  await cart.add(purchase('a', 2))
  await shop.settle()
  shop.failures.set('pull', [reply])
  await cart.synchronise()
  await shop.settle()
  expect(shop.sent.filter((call) => call === 'create').length).toBe(isReplaced ? 2 : 1)
  expect(lines()).toEqual({ a: 2 })
})
