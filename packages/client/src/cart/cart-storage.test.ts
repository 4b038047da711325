import { expect, it } from 'vitest'
import { cartShop, purchase } from './testing/cart-shop.ts'

const option = { extension_attributes: { configurable_item_options: [{ option_id: '93', option_value: '56' }] } }

async function stored() {
  const shop = cartShop()
  const page = shop.open()
  await page.cart.start()
  await page.cart.add(purchase('p-red', 2, { parentSku: 'p', productOption: option }))
  await shop.settle()
  page.cart.stop()
  const carts = shop.driver.disk.get('carts')!
  type Stored = { cartItems: Record<string, unknown>[]; [field: string]: unknown }
  const current = () => carts.get('current-cart') as Stored
  return { shop, carts, current, key: page.cart.get().lines[0]!.key }
}

it("stores confirmed lines with the specification's field names", async () => {
  const { current, key, carts } = await stored()
  expect(current().cartItems).toEqual([
    {
      key,
      sku: 'p-red',
      server_item_id: expect.any(Number),
      server_cart_id: carts.get('current-cart-token'),
      prev_qty: 2,
      checksum: expect.stringMatching(/^[0-9a-f]{16}$/),
    },
  ])
})

it('restores prev_qty after a refused change that was made before a reload', async () => {
  const { shop, key } = await stored()
  shop.online.set(false)
  const offline = shop.open()
  await offline.cart.start()
  await offline.cart.setQuantity(key, 99)
  offline.cart.stop()
  shop.online.set(true)
  const page = shop.open()
  await page.cart.start()
  await shop.settle()
  expect(page.cart.get().lines).toMatchObject([{ key, qty: 2, confirmedQty: 2 }])
})

it('replaces a stored line with a wrong checksum by the line on the server', async () => {
  const { shop, carts, current } = await stored()
  const [line] = current().cartItems
  carts.set('current-cart', { ...current(), cartItems: [{ ...line, checksum: 'damaged', prev_qty: 40 }] })
  shop.online.set(false)
  const page = shop.open()
  await page.cart.start()
  expect(page.lines()).toEqual({})
  shop.online.set(true)
  await shop.settle()
  expect(page.cart.get().lines).toMatchObject([{ qty: 2 }])
})

it('reads the record of an earlier build', async () => {
  const { shop, carts, current, key } = await stored()
  const { cartItems, cartItemsRevision, cartServerLastSyncDate, ...earlier } = current()
  carts.set('current-cart', { ...earlier, lines: [{ key, itemId: cartItems[0]!.server_item_id, qty: 2 }] })
  shop.sent.length = 0
  const page = shop.open()
  await page.cart.start()
  await shop.settle()
  expect(page.lines()).toEqual({ 'p-red': 2 })
  expect(shop.sent).toContain('pull')
})

it('stores the lines also as the previous build reads them', async () => {
  const { current, key } = await stored()
  const [line] = current().cartItems
  expect(current().lines).toEqual([{ key, itemId: line!.server_item_id, qty: 2 }])
})

it('reads the cart lines that a page of the previous build has written later', async () => {
  const { shop, carts, current, key } = await stored()
  const { revision } = current() as unknown as { revision: number }
  const itemId = current().cartItems[0]!.server_item_id
  carts.set('current-cart', { ...current(), revision: revision + 1, lines: [{ key, itemId, qty: 7 }] })
  shop.online.set(false)
  const page = shop.open()
  await page.cart.start()
  expect(page.lines()).toEqual({ 'p-red': 7 })
})
