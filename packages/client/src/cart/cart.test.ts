import { expect, test } from 'vitest'
import { cartShop, purchase } from './testing/cart-shop.ts'

async function opened(shop = cartShop()) {
  const page = shop.open()
  await page.cart.start()
  await shop.settle()
  return { shop, ...page }
}

test('what is added shows at once, is confirmed by the server and then said', async () => {
  const { shop, cart, lines, said, notifications } = await opened()
  const adding = cart.add(purchase('a', 2))
  expect(lines()).toEqual({ a: 2 })
  expect(cart.get()).toMatchObject({ pending: true, count: 1, totals: { source: 'preview', grandTotal: 2400 } })
  expect(said()).toEqual([])
  expect(await adding).toEqual({ added: 1, blocking: [], warnings: [] })
  await shop.settle()
  expect(cart.get()).toMatchObject({ pending: false, totals: { source: 'server', grandTotal: 2400 } })
  expect(shop.sent).toEqual(['create', 'pull', 'update', 'totals'])
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
  expect(said()).toEqual(['product_added', 'quantity_updated'])
})

test('a store with checkout elsewhere offers no way there', async () => {
  const { shop, cart, notifications } = await opened(cartShop({ externalCheckout: true }))
  await cart.add(purchase('a'))
  await shop.settle()
  expect(notifications.get()[0]).not.toHaveProperty('action2')
})

test('a refused change brings the quantity of before back, a refused line goes, and the reason stays', async () => {
  const { shop, cart, lines, said } = await opened()
  await cart.add(purchase('a', 2))
  await shop.settle()
  await cart.setQuantity(cart.get().lines[0]!.key, 99)
  expect(lines()).toEqual({ a: 99 })
  await cart.add(purchase('b', 99))
  await shop.settle()
  expect(lines()).toEqual({ a: 2 })
  expect(said().slice(1)).toEqual(['Only 50 products of this type are available!'])
  expect(cart.get().lines[0]?.errors).toHaveLength(1)
  await cart.setQuantity(cart.get().lines[0]!.key, 3)
  expect(cart.get().lines[0]?.errors).toEqual([])
})

test('a line that is removed while more of it is on its way goes, though somebody else had removed it before that arrives', async () => {
  const { shop, cart, lines } = await opened()
  await cart.add(purchase('a', 2))
  await shop.settle()
  const [line] = cart.get().lines
  const there = [...shop.carts.values()][0]!
  shop.troubles.set('update', ['lost'])
  there.splice(0)
  await cart.add(purchase('a', 3))
  await shop.settle()
  expect(there).toMatchObject([{ sku: 'a', qty: 3 }])
  await cart.remove(line!.key)
  await shop.clock.advance(5000)
  await shop.settle()
  expect(lines()).toEqual({})
  expect(there).toEqual([])
})

test('what is tried in place of something refused has a name of its own', async () => {
  const { shop, cart, lines } = await opened()
  await cart.add(purchase('a', 30))
  await shop.settle()
  const [line] = cart.get().lines
  const there = [...shop.carts.values()][0]!
  shop.troubles.set('update', [{ code: 400, result: 'Only 50 products of this type are available!' }])
  const asked = cart.setQuantity(line!.key, 40)
  // Somebody else took the line away meanwhile: so many of it is as good as adding so many.
  there.splice(0)
  await asked
  await shop.settle()
  expect(lines()).toEqual({ a: 40 })
  expect(shop.bodies.map(({ qty }) => qty)).toEqual([30, 40, 40])
  expect(new Set(shop.bodies.map(({ mutation_id }) => mutation_id)).size).toBe(3)
})

test('a call without an answer is preceded by a look at the cart, and counts once', async () => {
  const { shop, cart, lines } = await opened()
  shop.troubles.set('update', ['lost'])
  await cart.add(purchase('a', 2))
  await shop.settle()
  expect(cart.get().pending).toBe(true)
  await shop.clock.advance(5000)
  await shop.settle()
  expect(shop.sent).toEqual(['create', 'pull', 'update', 'pull', 'update', 'totals'])
  expect(new Set(shop.bodies.map(({ mutation_id }) => mutation_id)).size).toBe(1)
  expect(lines()).toEqual({ a: 2 })
  expect([...shop.carts.values()][0]).toMatchObject([{ sku: 'a', qty: 2 }])
})

test('what is done offline is kept over a crash, said at once and sent when there is a connection', async () => {
  const { shop, cart, said } = await opened()
  shop.online.set(false)
  await cart.add([purchase('a', 2), purchase('b')])
  expect(said()).toEqual(['stock_volatile', 'product_added'])
  cart.stop()
  const again = shop.open()
  await again.cart.start()
  await shop.settle()
  expect(again.lines()).toEqual({ a: 2, b: 1 })
  expect(shop.sent).toEqual([])
  shop.online.set(true)
  await shop.settle()
  expect([...shop.carts.values()][0]).toMatchObject([
    { sku: 'a', qty: 2 },
    { sku: 'b', qty: 1 },
  ])
  expect(again.cart.get().pending).toBe(false)
  expect([...(shop.driver.disk.get('carts')?.keys() ?? [])].toSorted()).toEqual([
    'current-cart',
    'current-cart-hash',
    'current-cart-token',
  ])
})

test('a disk that is slow at the start of a page does not cost the cart', async () => {
  const { shop, cart } = await opened()
  await cart.add(purchase('a', 2))
  await shop.settle()
  cart.stop()
  shop.driver.trouble.read = 'hangs'
  const again = shop.open()
  const starting = again.cart.start()
  const adding = again.cart.add(purchase('b'))
  await shop.clock.advance(5000)
  shop.driver.trouble.read = null
  shop.driver.release()
  await Promise.all([starting, adding])
  await shop.settle()
  expect(again.lines()).toEqual({ a: 2, b: 1 })
  expect([...shop.carts.values()]).toMatchObject([[{ sku: 'a' }, { sku: 'b' }]])
})

test('an answer that comes after the line was removed does not bring it back', async () => {
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

test('removing takes children along, unless it is a bundle, and can be undone', async () => {
  const { shop, cart, lines } = await opened()
  await cart.add([purchase('p'), purchase('c1', 2, { parentSku: 'p' }), purchase('other')])
  await shop.settle()
  const keyOf = (sku: string) => cart.get().lines.find((line) => line.sku === sku)!.key
  await cart.remove(keyOf('p'))
  expect(lines()).toEqual({ other: 1 })
  await shop.settle()
  await cart.undo()
  expect(lines()).toEqual({ other: 1, p: 1, c1: 2 })
  await shop.settle()
  expect([...shop.carts.values()][0]).toHaveLength(3)
  await cart.add([purchase('set', 1, { typeId: 'bundle' }), purchase('part', 1, { parentSku: 'set' })])
  await cart.remove(keyOf('set'))
  expect(lines()).toMatchObject({ part: 1 })
})

test('what is out of stock, has no price or has errors is not added, and says so', async () => {
  const { cart, lines, said } = await opened()
  const stock = { ...{ left: 0, minimum: 1, maximum: null, step: 1, availableFrom: null }, state: 'sold-out' as const }
  const price = { shown: -1, before: null, other: -1, from: false }
  const outcome = await cart.add([
    purchase('a', 1, { stock }),
    purchase('b', 1, { price }),
    purchase('c', 1, { errors: [{ key: 'no_such_configuration' }] }),
    purchase('d', 5, { stock: { ...stock, state: 'in-stock', left: 3, maximum: 3 } }),
    purchase('e', 1, { price: { ...price, shown: 0, other: 0 } }),
  ])
  expect(outcome.added).toBe(1)
  expect(said()).toEqual(['out_of_stock', 'product_price_unknown', 'no_such_configuration', 'max_quantity'])
  expect(lines()).toEqual({ e: 1 })
})

test('a newer word about stock marks the line, or removes it where no server has it', async () => {
  const { shop, cart, lines } = await opened()
  await cart.add(purchase('a'))
  await shop.settle()
  await cart.noteStock('a', false)
  expect(cart.get().lines[0]).toMatchObject({ stock: 'out_of_the_stock', errors: [{ key: 'out_of_the_stock' }] })
  await cart.noteStock('a', true)
  expect(cart.get().lines[0]).toMatchObject({ stock: 'in_stock', errors: [] })
  shop.most.set('a', 0)
  await cart.checkStock()
  expect(cart.get().lines[0]?.stock).toBe('out_of_the_stock')
  shop.most.set('a', 4)
  await cart.checkStock()
  expect(cart.get().lines[0]?.stock).toBe('in_stock')
  const offline = await opened()
  offline.shop.online.set(false)
  await offline.cart.add(purchase('a'))
  await offline.cart.noteStock('a', false)
  expect(offline.lines()).toEqual({})
  expect(lines()).toEqual({ a: 1 })
})

test('a line can be chosen anew; where the new choice is in the cart already, quantities join', async () => {
  const { shop, cart, lines } = await opened()
  const option = { extension_attributes: { configurable_item_options: [{ option_id: '93', option_value: '56' }] } }
  await cart.add(purchase('p-red', 2, { parentSku: 'p', typeId: 'configurable', productOption: option, productId: 5 }))
  await shop.settle()
  const { key } = cart.get().lines[0]!
  expect(shop.bodies[0], 'the parent is sent, with what was chosen').toMatchObject({ sku: 'p', product_option: option })
  expect(cart.edit(key)).toEqual({
    ...{ key, productId: 5, parentSku: 'p', sku: 'p-red', path: '/p-red', selectedOptions: option, qty: 2 },
  })
  await cart.add(purchase('p-blue', 1, { parentSku: 'p' }))
  await cart.replace(key, purchase('p-blue', 2, { parentSku: 'p' }))
  expect(lines()).toEqual({ 'p-blue': 3 })
  await shop.settle()
  expect([...shop.carts.values()][0]).toMatchObject([{ sku: 'p-blue', qty: 3 }])
  await cart.replace(cart.get().lines[0]!.key, purchase('p-green', 99))
  await shop.settle()
  expect(lines(), 'a refused choice leaves the line as it was').toEqual({ 'p-blue': 3 })
})

test('a line of another device arrives with what the server says of it, and the catalogue tells the rest', async () => {
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
  await page.cart.connect()
  await shop.settle()
  expect(page.cart.get().lines[1]).toMatchObject({
    sku: 'b',
    qty: 2,
    rowTotal: 1190,
    name: 'The b of the catalogue',
    path: '/b',
  })
  cart[0]!.extension_attributes = { unit: [{ rate: 19, amount: 999 }] }
  await page.cart.connect()
  expect(page.cart.get().lines[0]?.rowTotal, 'what is charged now, not what the page showed').toBe(999)
})

test('a preview counts shipping and the coupon as the server last reckoned with them', async () => {
  const { shop, cart } = await opened()
  shop.extra = { shipping: { gross: 500, rate: 19 }, discount: { kind: 'percent', percent: 10 } }
  await cart.add(purchase('a'))
  await shop.settle()
  shop.online.set(false)
  await cart.add(purchase('a'))
  expect(cart.get().totals).toMatchObject({ source: 'preview', subtotalInclTax: 2400, grandTotal: 2400 - 240 + 500 })
})

test('a cart that may not be ordered is asked about again with the next look, until it may', async () => {
  const { shop, cart } = await opened()
  shop.obstacle = 'Sold out!'
  await cart.add(purchase('a'))
  await shop.settle()
  expect(cart.get().checkout).toEqual({ allowed: false, message: 'Sold out!' })
  shop.sent.length = 0
  await cart.connect()
  expect(cart.get().checkout.allowed).toBe(false)
  shop.obstacle = null
  await cart.connect()
  expect(cart.get().checkout.allowed).toBe(true)
  await cart.connect()
  expect(shop.sent).toEqual(['pull', 'totals', 'pull', 'totals', 'pull'])
})
