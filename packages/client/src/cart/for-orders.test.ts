import { expect, it } from 'vitest'
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

it('shows totals from the reply to another call', async () => {
  const { cart } = await withOne()
  await cart.applyTotals({ totals: totals(29, [{ item_id: 2, qty: 2 }]) })
  expect(cart.get().totals).toMatchObject({ source: 'server', grandTotal: 2900 })
  expect(cart.get().giftCards).toEqual([{ hint: '0025', balance: 2500 }])
  // For another quantity the totals are no longer certain.
  const more = cart.setQuantity(cart.get().lines[0]?.key ?? '', 3)
  expect(cart.get().totals?.source).toBe('preview')
  await more
})

it('ignores a reply without totals', async () => {
  const { cart } = await withOne()
  const before = cart.get().totals
  await cart.applyTotals({ code: 500 })
  expect(cart.get().totals).toEqual(before)
})

it('provides the owner and id of the cart for other calls', async () => {
  const { shop, cart } = await withOne()
  expect(cart.serverCart()).toEqual({ owner: 'guest', cartId: [...shop.carts.keys()][0] })
  await cart.clear({ onServer: false })
  expect(cart.serverCart()).toBeNull()
})

it('restores the lines of a failed order once', async () => {
  const { shop, cart, lines } = await withOne()
  const kept = cart.get().lines.map(({ key, qty, ...goods }) => ({ key, qty, goods }))
  await cart.clear({ onServer: false })
  await cart.restoreLines(kept)
  await cart.restoreLines(kept)
  await cart.settled()
  expect(lines()).toEqual({ A: 2 })
  expect([...shop.carts.values()].at(-1)).toMatchObject([{ sku: 'A', qty: 2 }])
})
