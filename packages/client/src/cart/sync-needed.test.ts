import { expect, it } from 'vitest'
import { cartShop, purchase } from './testing/cart-shop.ts'

async function synchronised(settings: Parameters<typeof cartShop>[0] = {}) {
  const shop = cartShop(settings)
  const page = shop.open()
  await page.cart.start()
  await page.cart.add(purchase('a', 2))
  await shop.settle()
  shop.sent.length = 0
  shop.logged.length = 0
  const stored = (key = 'current-cart') => shop.driver.disk.get('carts')?.get(key) as Record<string, unknown>
  const serverLines = [...shop.carts.values()][0]!
  const addElsewhere = () => serverLines.push({ item_id: 77, sku: 'b', qty: 1, product_type: 'simple' })
  /** Something wakes the synchronisation without changing the cart. */
  const wake = async () => {
    await page.cart.restoreLines('o1', [])
    await shop.settle()
  }
  return { shop, ...page, stored, serverLines, addElsewhere, wake }
}

it('synchronises when the hash of the cart differs from the stored one', async () => {
  const { shop, driver, wake } = await synchronised().then((one) => ({ ...one, driver: one.shop.driver }))
  await wake()
  expect(shop.sent).toEqual([])
  const hash = driver.disk.get('carts')?.get('current-cart-hash')
  expect(hash).toEqual(expect.any(String))
  const next = shop.open()
  driver.disk.get('carts')?.set('current-cart-hash', null)
  await next.cart.restoreLines('o1', [])
  await shop.settle()
  expect(shop.sent).toEqual(['totals'])
  expect(driver.disk.get('carts')?.get('current-cart-hash')).toBe(hash)
})

it('stores when lines and totals were last received', async () => {
  const { shop, cart, stored } = await synchronised()
  const first = stored()
  expect(first.cartServerLastSyncDate).toEqual(expect.any(Number))
  expect(first.cartServerLastTotalsSyncDate).toEqual(expect.any(Number))
  await shop.clock.advance(60_000)
  await cart.synchronise()
  expect(stored().cartServerLastSyncDate).toBeGreaterThan(Number(first.cartServerLastSyncDate))
  await cart.logOut()
  expect(stored()).toMatchObject({ cartServerLastSyncDate: null, cartServerLastTotalsSyncDate: null })
})

it('logs the results of each comparison', async () => {
  const { shop, cart, addElsewhere, serverLines } = await synchronised()
  await cart.synchronise()
  expect(shop.logged).toEqual([
    [
      { party: 'client', status: 'no-changes' },
      { party: 'server', status: 'no-changes' },
    ],
  ])
  addElsewhere()
  serverLines[0]!.qty = 5
  await cart.synchronise()
  expect(shop.logged[1]).toMatchObject([
    { party: 'server', status: 'wrong-qty', clientQty: 2, serverQty: 5 },
    { party: 'client', status: 'no-item', clientQty: 0, serverQty: 1 },
    { party: 'client', status: 'update-required' },
    { party: 'server', status: 'no-changes' },
  ])
})

it.each(['going online', 'in the checkout'])('keeps a line that another device added, %s', async (when) => {
  const { shop, cart, lines, addElsewhere } = await synchronised()
  addElsewhere()
  if (when === 'going online') {
    shop.online.set(false)
    shop.online.set(true)
  } else shop.isInCheckout = true
  await cart.synchronise()
  await shop.settle()
  expect(lines()).toEqual({ a: 2, b: 1 })
})

it.each(['going online', 'in the checkout'])("replaces the server's cart where the store says so, %s", async (when) => {
  const { shop, cart, lines, addElsewhere, serverLines } = await synchronised({ forceClientState: true })
  addElsewhere()
  serverLines[0]!.qty = 5
  if (when === 'going online') {
    shop.online.set(false)
    shop.online.set(true)
  } else {
    shop.isInCheckout = true
    await cart.synchronise()
  }
  await shop.settle()
  expect(lines()).toEqual({ a: 2 })
  expect(serverLines).toMatchObject([{ sku: 'a', qty: 2 }])
})

it("keeps the customer's saved cart on a login in the checkout where client state is forced", async () => {
  const { shop, cart, lines } = await synchronised({ forceClientState: true })
  shop.carts.set('1000', [{ item_id: 900, sku: 'saved', qty: 3, product_type: 'simple' }])
  shop.isInCheckout = true
  await cart.logIn(7)
  await shop.settle()
  expect(lines()).toEqual({ a: 2, saved: 3 })
  expect(shop.carts.get('1000')).toMatchObject([
    { sku: 'saved', qty: 3 },
    { sku: 'a', qty: 2 },
  ])
})

it("keeps lines of another device in a synchronisation that does not force the client's state", async () => {
  const { cart, lines, addElsewhere } = await synchronised({ forceClientState: true })
  addElsewhere()
  await cart.synchronise()
  expect(lines()).toEqual({ a: 2, b: 1 })
})

it('blocks the checkout even if the server sends no message', async () => {
  const { shop, cart } = await synchronised()
  shop.obstacle = ''
  await cart.add(purchase('a'))
  await shop.settle()
  expect(cart.get().checkout).toEqual({ allowed: false, message: null })
})
