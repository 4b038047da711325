import { beforeEach, expect, it } from 'vitest'
import { cartShop, purchase } from './testing/cart-shop.ts'
import { whenInServerCart } from './when-in-server-cart.ts'

let shop: ReturnType<typeof cartShop>
let cart: ReturnType<typeof shop.open>['cart']
beforeEach(async () => {
  shop = cartShop()
  cart = shop.open().cart
  await cart.start()
  await shop.settle()
})

async function add(sku: string) {
  const decided: boolean[] = []
  await cart.add(purchase(sku))
  void whenInServerCart(cart, sku).then((isInCart) => decided.push(isInCart))
  await shop.settle()
  return decided
}

it('waits until the server has accepted the line', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  shop.delays.set('update', promise)
  const decided = await add('a')
  expect(decided).toEqual([])
  resolve()
  await shop.settle()
  expect(decided).toEqual([true])
})

it('reports whether the server accepts the line, even if it refuses a larger quantity', async () => {
  shop.serverStock.set('a', 0).set('b', 1)
  expect(await add('a')).toEqual([false])
  expect(await add('b')).toEqual([true])
  expect(await add('b')).toEqual([true])
  expect(cart.get().lines.map(({ sku, qty }) => [sku, qty])).toEqual([['b', 1]])
})

it('waits for the connection', async () => {
  shop.serverStock.set('a', 0)
  shop.online.set(false)
  const [refused, accepted] = [await add('a'), await add('b')]
  expect([refused, accepted]).toEqual([[], []])
  shop.online.set(true)
  await shop.settle()
  expect([refused, accepted]).toEqual([[false], [true]])
})
