import { expect, it } from 'vitest'
import { cartShop, purchase } from '../cart/testing/cart-shop.ts'
import { followOrder } from './follow-order.ts'
import { createStoredOrder } from './stored-order.ts'
import { draft } from './testing/order-shop.ts'

async function setUp() {
  const shop = cartShop()
  const { cart, lines } = shop.open()
  await cart.start()
  await cart.add(purchase('A', 2))
  await cart.settled()
  await cart.hold('o1')
  let ordered = 0
  const followers = { cart, checkout: { markOrdered: async () => void ordered++ }, session: null, clock: shop.clock }
  const order = createStoredOrder(draft('o1'), 0)
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

it('holds the cart without calls during payment and releases it when the payment fails', async () => {
  const { shop, cart, lines, placed, follow, times } = await setUp()
  await follow(placed('pending_payment'))
  const sentBefore = shop.sent.length
  await cart.synchronise()
  expect([lines(), shop.sent.length - sentBefore, times()]).toEqual([{ A: 2 }, 0, 0])
  await follow(placed('cancelled'))
  await cart.settled()
  expect([lines(), cart.get().heldBy, shop.sent.length > sentBefore]).toEqual([{ A: 2 }, null, true])
})

it('empties the cart locally once after payment', async () => {
  const { shop, cart, lines, placed, follow, times } = await setUp()
  await follow(placed('pending_payment'))
  await follow(placed('paid'))
  await cart.add(purchase('B'))
  await follow(placed('paid'))
  await cart.settled()
  expect([lines(), times(), shop.sent.includes('clear')]).toEqual([{ B: 1 }, 1, false])
})

it('removes the lines of a waiting order from the cart and sends later lines when it is decided', async () => {
  const { cart, lines, order, placed, follow } = await setUp()
  await follow(order)
  await cart.add(purchase('B'))
  await cart.settled()
  expect([lines(), cart.get().pending]).toEqual([{ B: 1 }, true])
  await follow(placed('received'))
  await cart.settled()
  expect([lines(), cart.get().pending, cart.get().heldBy]).toEqual([{ B: 1 }, false, null])
})
