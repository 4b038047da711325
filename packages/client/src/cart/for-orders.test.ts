import { expect, test } from 'vitest'
import { cartShop, purchase } from './testing/cart-shop.ts'

async function withOne() {
  const shop = cartShop()
  const page = shop.open()
  await page.cart.start()
  await page.cart.add(purchase('A', 2))
  await page.cart.settled()
  return { shop, ...page }
}

const totals = (grand_total: number, items: object[]) => ({
  grand_total,
  items,
  total_segments: [{ code: 'shipping', title: 'Courier', value: 5 }],
  extension_attributes: { shipping: { gross: 500, rate: 20 }, gift_cards: [{ hint: '0025', balance: 2500 }] },
})

test('totals that come with another call, such as the choice of delivery, are the ones that are shown', async () => {
  const { cart } = await withOne()
  await cart.takeTotals({ totals: totals(29, [{ item_id: 2, qty: 2 }]) })
  expect(cart.get().totals).toMatchObject({ source: 'server', grandTotal: 2900 })
  expect(cart.get().giftCards).toEqual([{ hint: '0025', balance: 2500 }])
  // Of another number of pieces they say nothing for certain.
  const more = cart.setQuantity(cart.get().lines[0]?.key ?? '', 3)
  expect(cart.get().totals?.source).toBe('preview')
  await more
})

test('a reply that is none leaves the totals as they are', async () => {
  const { cart } = await withOne()
  const before = cart.get().totals
  await cart.takeTotals({ code: 500 })
  expect(cart.get().totals).toEqual(before)
})

test('calls beside the cart know whose cart it is', async () => {
  const { shop, cart } = await withOne()
  expect(cart.address()).toEqual({ owner: 'guest', cartId: [...shop.carts.keys()][0] })
  await cart.clear({ onServer: false })
  expect(cart.address()).toBeNull()
})

test('goods of an order that came to nothing are in the cart again, once', async () => {
  const { shop, cart, lines } = await withOne()
  const kept = cart.get().lines.map(({ key, qty, ...goods }) => ({ key, qty, goods }))
  await cart.clear({ onServer: false })
  await cart.putBack(kept)
  await cart.putBack(kept)
  await cart.settled()
  expect(lines()).toEqual({ A: 2 })
  expect([...shop.carts.values()].at(-1)).toMatchObject([{ sku: 'A', qty: 2 }])
})
