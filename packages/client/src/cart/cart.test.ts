import type { StockItem } from '@mantel/contract'
import { expect, it } from 'vitest'
import { stockView } from '../catalog/views/stock-view.ts'
import { cartShop, purchase } from './testing/cart-shop.ts'

async function opened(shop = cartShop()) {
  const page = shop.open()
  await page.cart.start()
  await shop.settle()
  return { shop, ...page }
}

it("shows an added line at once and notifies after the server's confirmation", async () => {
  const { shop, cart, lines, shownMessages, notifications } = await opened()
  const adding = cart.add(purchase('a', 2))
  expect(lines()).toEqual({ a: 2 })
  expect(cart.get()).toMatchObject({ pending: true, count: 1, totals: { source: 'preview', grandTotal: 2400 } })
  expect(shownMessages()).toEqual([])
  expect(await adding).toMatchObject({ added: 1, blocking: [], warnings: [] })
  await shop.settle()
  expect(cart.get()).toMatchObject({ pending: false, totals: { source: 'server', grandTotal: 2400 } })
  expect(shop.sent, 'a new cart needs no pull').toEqual(['create', 'update', 'totals'])
  expect(notifications.get()).toMatchObject([
    {
      message: { key: 'product_added' },
      action1: { label: { key: 'ok' } },
      action2: { label: { key: 'proceed_to_checkout' } },
    },
  ])
  await cart.add(purchase('a', 1))
  await shop.settle()
  expect(lines()).toEqual({ a: 3 })
  expect(shownMessages()).toEqual(['product_added', 'quantity_updated'])
})

it('offers no checkout link when the checkout is external', async () => {
  const { shop, cart, notifications } = await opened(cartShop({ externalCheckout: true }))
  await cart.add(purchase('a'))
  await shop.settle()
  expect(notifications.get()[0]?.action2).toBeUndefined()
})

it('reverts refused changes and shows the reason', async () => {
  const { shop, cart, lines, shownMessages } = await opened()
  await cart.add(purchase('a', 2))
  await shop.settle()
  await cart.setQuantity(cart.get().lines[0]!.key, 99)
  expect(lines()).toEqual({ a: 99 })
  await cart.add(purchase('b', 99))
  await shop.settle()
  expect(lines()).toEqual({ a: 2 })
  expect(shownMessages().slice(1)).toEqual(['Only 50 products of this type are available!'])
  expect(cart.get().lines[0]?.errors).toHaveLength(1)
  await cart.setQuantity(cart.get().lines[0]!.key, 3)
  expect(cart.get().lines[0]?.errors).toEqual([])
})

it('removes a line whose pending addition the server recreated', async () => {
  const { shop, cart, lines } = await opened()
  await cart.add(purchase('a', 2))
  await shop.settle()
  const [line] = cart.get().lines
  const serverLines = [...shop.carts.values()][0]!
  shop.failures.set('update', ['lost'])
  serverLines.splice(0)
  await cart.add(purchase('a', 3))
  await shop.settle()
  expect(serverLines).toMatchObject([{ sku: 'a', qty: 3 }])
  await cart.remove(line!.key)
  await shop.clock.advance(5000)
  await shop.settle()
  expect(lines()).toEqual({})
  expect(serverLines).toEqual([])
})

it("retries a refused change under a new mutation id if the server's cart has changed", async () => {
  const { shop, cart, lines } = await opened()
  await cart.add(purchase('a', 30))
  await shop.settle()
  const [line] = cart.get().lines
  const serverLines = [...shop.carts.values()][0]!
  shop.failures.set('update', [{ code: 400, result: 'Only 50 products of this type are available!' }])
  const changing = cart.setQuantity(line!.key, 40)
  // Another device removes the line before the call arrives: to set its quantity, the line has to be added again.
  serverLines.splice(0)
  await changing
  await shop.settle()
  expect(lines()).toEqual({ a: 40 })
  expect(shop.bodies.map(({ qty }) => qty)).toEqual([30, 40, 40])
  expect(new Set(shop.bodies.map(({ mutation_id }) => mutation_id)).size).toBe(3)
})

it('pulls the cart before it repeats an unanswered call, which then counts once', async () => {
  const { shop, cart, lines } = await opened()
  shop.failures.set('update', ['lost'])
  await cart.add(purchase('a', 2))
  await shop.settle()
  expect(cart.get().pending).toBe(true)
  await shop.clock.advance(5000)
  await shop.settle()
  expect(shop.sent).toEqual(['create', 'update', 'pull', 'update', 'totals'])
  expect(new Set(shop.bodies.map(({ mutation_id }) => mutation_id)).size).toBe(1)
  expect(lines()).toEqual({ a: 2 })
  expect([...shop.carts.values()][0]).toMatchObject([{ sku: 'a', qty: 2 }])
})

it('keeps offline changes across a crash and sends them when online', async () => {
  const { shop, cart, shownMessages } = await opened()
  shop.online.set(false)
  await cart.add([purchase('a', 2), purchase('b')])
  expect(shownMessages()).toEqual(['stock_volatile', 'product_added'])
  cart.stop()
  const nextVisit = shop.open()
  await nextVisit.cart.start()
  await shop.settle()
  expect(nextVisit.lines()).toEqual({ a: 2, b: 1 })
  expect(shop.sent).toEqual([])
  shop.online.set(true)
  await shop.settle()
  expect([...shop.carts.values()][0]).toMatchObject([
    { sku: 'a', qty: 2 },
    { sku: 'b', qty: 1 },
  ])
  expect(nextVisit.cart.get().pending).toBe(false)
  expect([...(shop.driver.disk.get('carts')?.keys() ?? [])].toSorted()).toEqual([
    'current-cart',
    'current-cart-hash',
    'current-cart-token',
  ])
})

it('keeps the cart when the disk is slow at page start', async () => {
  const { shop, cart } = await opened()
  await cart.add(purchase('a', 2))
  await shop.settle()
  cart.stop()
  shop.driver.failure.read = 'hangs'
  const nextVisit = shop.open()
  const starting = nextVisit.cart.start()
  const adding = nextVisit.cart.add(purchase('b'))
  await shop.clock.advance(5000)
  shop.driver.failure.read = null
  shop.driver.release()
  await Promise.all([starting, adding])
  await shop.settle()
  expect(nextVisit.lines()).toEqual({ a: 2, b: 1 })
  expect([...shop.carts.values()]).toMatchObject([[{ sku: 'a' }, { sku: 'b' }]])
})

it('does not restore a removed line when a late reply arrives', async () => {
  const { shop, cart, lines } = await opened()
  const key = () => cart.get().lines[0]!.key
  void cart.add(purchase('a', 2))
  const removed = cart.remove(key())
  expect(lines()).toEqual({})
  await removed
  await shop.settle()
  expect(lines()).toEqual({})
  await cart.add(purchase('a', 2))
  await shop.settle()
  shop.online.set(false)
  await cart.remove(key())
  shop.online.set(true)
  await shop.settle()
  expect(lines()).toEqual({})
  expect([...shop.carts.values()][0]).toEqual([])
})

it('removes children with their line, except for bundles, and can undo it', async () => {
  const { shop, cart, lines } = await opened()
  await cart.add([purchase('p'), purchase('c1', 2, { parentSku: 'p' }), purchase('other')])
  await shop.settle()
  const lineKeyOf = (sku: string) => cart.get().lines.find((line) => line.sku === sku)!.key
  await cart.remove(lineKeyOf('p'))
  expect(lines()).toEqual({ other: 1 })
  await shop.settle()
  await cart.undo()
  expect(lines()).toEqual({ other: 1, p: 1, c1: 2 })
  await shop.settle()
  expect([...shop.carts.values()][0]).toHaveLength(3)
  await cart.add([purchase('set', 1, { typeId: 'bundle' }), purchase('part', 1, { parentSku: 'set' })])
  await cart.remove(lineKeyOf('set'))
  expect(lines()).toMatchObject({ part: 1 })
})

it('rejects purchases without stock or price or with errors, and says why', async () => {
  const { cart, lines, shownMessages, notifications } = await opened()
  const stock = (qty: number, more: Partial<StockItem> = {}) =>
    stockView({ stock: { qty, is_in_stock: qty > 0, ...more } })
  const price = { shown: -1, before: null, other: -1, rate: 20, from: false }
  const outcome = await cart.add([
    purchase('a', 1, { stock: stock(0) }),
    purchase('b', 1, { price }),
    purchase('c', 1, { errors: [{ key: 'no_such_configuration' }] }),
    purchase('d', 5, { stock: stock(3) }),
    purchase('e', 1, { price: { ...price, shown: 0, other: 0 } }),
  ])
  expect(outcome.added).toBe(1)
  expect(shownMessages()).toEqual(['product_price_unknown', 'no_such_configuration', 'max_quantity', 'out_of_stock'])
  expect(notifications.get().at(-1)).toMatchObject({ type: 'warning', message: { key: 'out_of_stock' } })
  expect(lines()).toEqual({ e: 1 })
})

it('replaces a line with another variant and merges the quantities', async () => {
  const { shop, cart, lines } = await opened()
  const option = { extension_attributes: { configurable_item_options: [{ option_id: '93', option_value: '56' }] } }
  await cart.add(purchase('p-red', 2, { parentSku: 'p', typeId: 'configurable', productOption: option, productId: 5 }))
  await shop.settle()
  const { key } = cart.get().lines[0]!
  expect(shop.bodies[0], 'sends the parent with the selected options').toMatchObject({
    sku: 'p',
    product_option: option,
  })
  expect(cart.edit(key)).toEqual({
    key,
    productId: 5,
    parentSku: 'p',
    sku: 'p-red',
    path: '/p-red',
    selectedOptions: option,
    qty: 2,
  })
  await cart.add(purchase('p-blue', 1, { parentSku: 'p' }))
  await cart.replace(key, purchase('p-blue', 2, { parentSku: 'p' }))
  expect(lines()).toEqual({ 'p-blue': 3 })
  await shop.settle()
  expect([...shop.carts.values()][0]).toMatchObject([{ sku: 'p-blue', qty: 3 }])
  await cart.replace(cart.get().lines[0]!.key, purchase('p-green', 99))
  await shop.settle()
  expect(lines(), 'keeps the line after a refused replacement').toEqual({ 'p-blue': 3 })
})

it('adds catalogue data to a line that another device has added', async () => {
  const shop = cartShop()
  const page = shop.open()
  await page.cart.start()
  await page.cart.add(purchase('a'))
  await shop.settle()
  const cart = [...shop.carts.values()][0]!
  cart.push({
    item_id: 77,
    sku: 'b',
    qty: 2,
    product_type: 'simple',
    extension_attributes: { unit: [{ rate: 19, amount: 595 }] },
  })
  await page.cart.synchronise()
  await shop.settle()
  expect(page.cart.get().lines[1]).toMatchObject({
    sku: 'b',
    qty: 2,
    rowTotal: 1190,
    name: 'The b of the catalogue',
    path: '/b',
  })
  cart[0]!.extension_attributes = { unit: [{ rate: 19, amount: 999 }] }
  await page.cart.synchronise()
  expect(page.cart.get().lines[0]?.rowTotal, 'shows the price that the server charges').toBe(999)
})

it('shows the unit price that the server charges for the quantity', async () => {
  const { shop, cart } = await opened()
  await cart.add(purchase('a', 24))
  expect(cart.get().lines[0]).toMatchObject({ unitPrice: 1200, rowTotal: 28_800 })
  await shop.settle()
  const [line] = [...shop.carts.values()][0]!
  line!.extension_attributes = { unit: [{ rate: 20, amount: 1080 }] }
  await cart.synchronise()
  expect(cart.get().lines[0]).toMatchObject({ unitPrice: 1080, rowTotal: 25_920 })
})

it('previews totals with the shipping and coupon of the last server totals', async () => {
  const { shop, cart } = await opened()
  shop.extra = { shipping: { gross: 500, rate: 19 }, discount: { kind: 'percent', percent: 10 } }
  await cart.add(purchase('a'))
  await shop.settle()
  shop.online.set(false)
  await cart.add(purchase('a'))
  expect(cart.get().totals).toMatchObject({ source: 'preview', subtotalInclTax: 2400, grandTotal: 2400 - 240 + 500 })
})

it('requests the totals after every pull while checkout is not allowed', async () => {
  const { shop, cart } = await opened()
  shop.obstacle = 'Sold out!'
  await cart.add(purchase('a'))
  await shop.settle()
  expect(cart.get().checkout).toEqual({ allowed: false, message: 'Sold out!' })
  shop.sent.length = 0
  await cart.synchronise()
  expect(cart.get().checkout.allowed).toBe(false)
  shop.obstacle = null
  await cart.synchronise()
  expect(cart.get().checkout.allowed).toBe(true)
  await cart.synchronise()
  expect(shop.sent).toEqual(['pull', 'totals', 'pull', 'totals', 'pull'])
})
