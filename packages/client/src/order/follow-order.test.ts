import { expect, test } from 'vitest'
import { cartShop, purchase } from '../cart/testing/cart-shop.ts'
import { followOrder } from './follow-order.ts'
import { storeDraft } from './stored-order.ts'
import { draft } from './testing/order-shop.ts'

async function setUp() {
  const shop = cartShop()
  const { cart, lines } = shop.open()
  await cart.start()
  await cart.add(purchase('A', 2))
  await cart.settled()
  await cart.hold('o1')
  let ordered = 0
  const followers = { cart, checkout: { ordered: async () => void ordered++ }, session: null, clock: shop.clock }
  const order = storeDraft(draft('o1'), 0)
  const placed = (state: 'received' | 'pending_payment' | 'paid' | 'cancelled') => ({
    ...order,
    state: 'accepted' as const,
    confirmation: { orderNumber: '1', backendOrderId: '1', orderKey: 'k', state },
  })
  return {
    shop,
    cart,
    lines,
    order,
    placed,
    follow: (one: typeof order) => followOrder(one, followers),
    times: () => ordered,
  }
}

test('while an order is paid the cart stays and the server is not asked; a payment that fails gives it back', async () => {
  const { shop, cart, lines, placed, follow, times } = await setUp()
  await follow(placed('pending_payment'))
  const asked = shop.sent.length
  await cart.connect()
  expect([lines(), shop.sent.length - asked, times()]).toEqual([{ A: 2 }, 0, 0])
  await follow(placed('cancelled'))
  await cart.settled()
  expect([lines(), cart.get().heldBy, shop.sent.length > asked]).toEqual([{ A: 2 }, null, true])
})

test('a paid order empties the cart without a word to the server, once', async () => {
  const { shop, cart, lines, placed, follow, times } = await setUp()
  await follow(placed('pending_payment'))
  await follow(placed('paid'))
  await cart.add(purchase('B'))
  await follow(placed('paid'))
  await cart.settled()
  expect([lines(), times(), shop.sent.includes('clear')]).toEqual([{ B: 1 }, 1, false])
})

test('an order that waits takes its goods along; what is bought meanwhile reaches the server when it is decided', async () => {
  const { cart, lines, order, placed, follow } = await setUp()
  await follow(order)
  await cart.add(purchase('B'))
  await cart.settled()
  expect([lines(), cart.get().pending]).toEqual([{ B: 1 }, true])
  await follow(placed('received'))
  await cart.settled()
  expect([lines(), cart.get().pending, cart.get().heldBy]).toEqual([{ B: 1 }, false, null])
})
