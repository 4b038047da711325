import { expect, it } from 'vitest'
import type { Caller } from '../caller.ts'
import { cartShop, purchase } from '../cart/testing/cart-shop.ts'
import { chooseDelivery, listDeliveries } from './delivery.ts'
import { applyGiftCard } from './gift-card.ts'

const home = { country: 'GB', postcode: 'BA1 1HN', city: 'Bath', method: 'flatrate_flatrate' }

/** The server answered the cart's call for totals before the delivery was chosen, but the answer arrives late. */
async function withLateTotals() {
  const shop = cartShop()
  const { cart } = shop.open()
  await cart.start()
  const { promise, resolve } = Promise.withResolvers<void>()
  shop.delays.set('totals', promise)
  await cart.add(purchase('A', 2))
  while (!shop.sent.includes('totals')) await shop.settle()
  const items = [...shop.carts.values()].flat()
  const totals = {
    grand_total: 29,
    items,
    total_segments: [{ code: 'shipping', title: 'Shipping (Flat rate)', value: 5 }],
  }
  const answers: Record<string, unknown> = {
    cartShippingInformation: {
      totals,
      payment_methods: [{ code: 'card', title: 'Card', cost_incl_tax: 2, default: true }],
    },
    cartTotals: totals,
  }
  const sent: string[] = []
  const caller = {
    async call(name: string) {
      sent.push(name)
      return { ok: true, result: answers[name] }
    },
  } as unknown as Caller
  return { shop, cart, caller, sent, arrive: resolve }
}

it('keeps the delivery cost when older totals arrive late', async () => {
  const { shop, cart, caller, arrive } = await withLateTotals()
  const chosen = chooseDelivery(caller, cart, home)
  await shop.settle()
  arrive()
  expect(await chosen).toEqual([{ code: 'card', title: 'Card', cost: 2, isDefault: true, isServerMethod: false }])
  await cart.settled()
  expect(cart.get().totals).toMatchObject({ source: 'server', grandTotal: 2900 })
})

it('keeps the amount after a gift card when older totals arrive late', async () => {
  const { shop, cart, caller, arrive } = await withLateTotals()
  const applied = applyGiftCard({ engine: { credentials: { get: () => ({}) } } as never, caller, cart }, 'GIFT')
  await shop.settle()
  arrive()
  expect(await applied).toBeNull()
  await cart.settled()
  expect(cart.get().totals).toMatchObject({ source: 'server', grandTotal: 2900 })
})

it('does not ask for delivery methods once an order holds the cart', async () => {
  const { shop, cart, caller, sent, arrive } = await withLateTotals()
  const held = cart.hold('order-1')
  const calls = Promise.all([listDeliveries(caller, cart, 'GB', 2), chooseDelivery(caller, cart, home)])
  await shop.settle()
  arrive()
  expect(await calls).toEqual([null, null])
  await held
  expect(sent).toEqual([])
})

it('holds the cart for an order only after the call with the delivery choice has ended', async () => {
  const { cart, caller, sent, arrive } = await withLateTotals()
  arrive()
  await cart.settled()
  const reply = Promise.withResolvers<void>()
  const slow = {
    async call(...args: Parameters<Caller['call']>) {
      await reply.promise
      return caller.call(...args)
    },
  } as Caller
  const chosen = chooseDelivery(slow, cart, home)
  const held = cart.hold('order-1').then(() => sent.push('held'))
  reply.resolve()
  await Promise.all([chosen, held])
  expect(sent).toEqual(['cartShippingInformation', 'held'])
})
