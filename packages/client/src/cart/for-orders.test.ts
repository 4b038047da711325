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

it('shows totals that the reply to a checkout call contains', async () => {
  const { cart } = await withOne()
  await cart.applyTotals({ totals: totals(29, [{ item_id: 2, qty: 2 }]) })
  expect(cart.get().totals).toMatchObject({ source: 'server', grandTotal: 2900 })
  expect(cart.get().giftCards).toEqual([{ hint: '0025', balance: 2500 }])
  // The server's totals are for the previous quantity, so a preview is shown.
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
  await cart.restoreLines('o1', kept)
  await cart.restoreLines('o1', kept)
  await cart.settled()
  expect(lines()).toEqual({ A: 2 })
  expect([...shop.carts.values()].at(-1)).toMatchObject([{ sku: 'A', qty: 2 }])
})

it('adds the lines of a failed order to those of the next cart, once for all pages', async () => {
  const { shop, cart, lines } = await withOne()
  const kept = cart.get().lines.map(({ key, qty, ...goods }) => ({ key, qty, goods }))
  await cart.clear({ onServer: false })
  await cart.add(purchase('A', 3))
  await cart.settled()
  const other = shop.open()
  await other.cart.start()
  await cart.restoreLines('o1', kept)
  await other.cart.restoreLines('o1', kept)
  await other.cart.settled()
  await cart.settled()
  expect(lines()).toEqual({ A: 5 })
  expect([...shop.carts.values()].at(-1)).toMatchObject([{ sku: 'A', qty: 5 }])
})

it('restores only the missing lines of an order that has left its lines in the cart', async () => {
  const { cart, lines } = await withOne()
  const kept = cart.get().lines.map(({ key, qty, ...goods }) => ({ key, qty, goods }))
  await cart.hold('o1')
  await cart.release('o1')
  await cart.restoreLines('o1', kept)
  expect(lines()).toEqual({ A: 2 })
  await cart.remove(kept[0]?.key ?? '')
  await cart.restoreLines('o1', kept)
  expect(lines()).toEqual({ A: 2 })
})

it('notifies the shopper if the lines of a failed order can no longer be bought', async () => {
  const { shop, cart, lines, shownMessages } = await withOne()
  const kept = cart.get().lines.map(({ key, qty, ...goods }) => ({ key, qty, goods }))
  await cart.clear({ onServer: false })
  await shop.settle()
  shop.serverStock.set('A', 0)
  await cart.restoreLines('o1', kept)
  await shop.settle()
  expect(lines()).toEqual({})
  expect(shownMessages()).toContain('Only 50 products of this type are available!')
})
