import { expect, it } from 'vitest'
import { stockView } from '../catalog/views/stock-view.ts'
import { cartShop, purchase } from './testing/cart-shop.ts'

async function opened(settings: Parameters<typeof cartShop>[0] = {}, maxLineQuantity?: number) {
  const shop = cartShop(settings)
  shop.maxLineQuantity = maxLineQuantity
  const page = shop.open()
  await page.cart.start()
  await shop.settle()
  return { shop, ...page }
}

const inStock = (qty: number) => ({ stock: stockView({ stock: { qty, is_in_stock: qty > 0 } }) })

it('checks the stock in parallel with the calls of the first addition', async () => {
  const { shop, cart } = await opened()
  const { promise, resolve } = Promise.withResolvers<void>()
  shop.delays.set('availableQuantity', promise)
  const { stockChecked } = await cart.add(purchase('a'))
  await shop.settle()
  expect(shop.sent).toEqual(['create', 'update', 'totals'])
  expect(shop.stockChecks).toEqual(['a'])
  expect(cart.get().lines).toMatchObject([{ isStockCheckRunning: true, stock: null }])
  resolve()
  await stockChecked
  expect(cart.get().lines).toMatchObject([{ isStockCheckRunning: false, stock: 'in_stock' }])
})

it('marks the line when the stock is gone', async () => {
  const { shop, cart } = await opened()
  shop.availableQuantities.set('a', 0)
  const { stockChecked } = await cart.add(purchase('a', 1, inStock(5)))
  await shop.settle()
  await stockChecked
  expect(cart.get().lines).toMatchObject([{ stock: 'out_of_the_stock', errors: [{ key: 'out_of_the_stock' }] }])
})

it('warns and adds nothing when the product is known to be out of stock', async () => {
  const { cart, lines, notifications } = await opened()
  await cart.add(purchase('a', 1, inStock(0)))
  expect(lines()).toEqual({})
  expect(notifications.get()).toMatchObject([{ type: 'warning', message: { key: 'out_of_stock' } }])
})

it("warns with the server's text when the server has no units left", async () => {
  const { shop, cart, lines, notifications } = await opened()
  const text = 'The product is out of stock and cannot be added to the cart!'
  shop.failures.set('update', [{ code: 400, result: text, error: 'out_of_stock' }])
  await cart.add(purchase('a'))
  await shop.settle()
  expect(lines()).toEqual({})
  expect(notifications.get()).toMatchObject([{ type: 'warning', message: { text } }])
})

it.each([
  ['offline, also with the stock of the page', true],
  ['when the check gets no reply', false],
])('warns that the stock is volatile %s', async (_, isOffline) => {
  const { shop, cart, lines, shownMessages } = await opened()
  if (isOffline) shop.online.set(false)
  else shop.failures.set('availableQuantity', ['lost'])
  const { stockChecked } = await cart.add(purchase('a', 1, inStock(5)))
  await shop.settle()
  await stockChecked
  expect(shownMessages()).toContain('stock_volatile')
  expect(lines()).toEqual({ a: 1 })
})

it('does not warn of volatile stock where out-of-stock products may be added', async () => {
  const { shop, cart, shownMessages } = await opened({ allowOutOfStockInCart: true })
  shop.online.set(false)
  await cart.add(purchase('a'))
  expect(shownMessages()).toEqual(['product_added'])
})

it('adds only the available quantity and tells the shopper why', async () => {
  const { shop, cart, lines, notifications } = await opened()
  shop.availableQuantities.set('a', 8)
  await cart.add(purchase('a', 999, inStock(5)))
  expect(lines()).toEqual({ a: 8 })
  expect(notifications.get()[0]).toMatchObject({
    type: 'warning',
    message: { key: 'max_quantity', params: { maxQuantity: 8 } },
  })
  await shop.settle()
  await cart.setQuantity(cart.get().lines[0]!.key, 3)
  await cart.setQuantity(cart.get().lines[0]!.key, 999)
  expect(lines()).toEqual({ a: 8 })
})

it.each([
  ['a smaller quantity', 3, { a: 3 }],
  ['the quantity before', 2, { a: 2 }],
  ['another quantity that has to be checked', 7, { a: 7 }],
  ['quantity 0', 0, {}],
])('keeps a later choice of %s while the stock is being checked', async (_, later, expected) => {
  const { shop, cart, lines, shownMessages } = await opened()
  await cart.add(purchase('a', 2, inStock(5)))
  await shop.settle()
  const { promise, resolve } = Promise.withResolvers<void>()
  shop.delays.set('availableQuantity', promise)
  const { key } = cart.get().lines[0]!
  const changes = [cart.setQuantity(key, 999), cart.setQuantity(key, later)]
  await shop.settle()
  resolve()
  await Promise.all(changes)
  await shop.settle()
  expect(lines()).toEqual(expected)
  expect(shownMessages()).not.toContain('max_quantity')
})

it('sets any quantity where out-of-stock products may be in the cart', async () => {
  const { shop, cart, lines, shownMessages } = await opened({ allowOutOfStockInCart: true })
  shop.availableQuantities.set('a', 5)
  await cart.add(purchase('a', 2, inStock(5)))
  await shop.settle()
  await cart.setQuantity(cart.get().lines[0]!.key, 9)
  expect(lines()).toEqual({ a: 9 })
  expect(shownMessages()).not.toContain('max_quantity')
})

it('limits a line to the largest quantity per line', async () => {
  const { shop, cart, lines, shownMessages } = await opened({}, 30)
  shop.availableQuantities.set('a', 40)
  await cart.add(purchase('a', 999, inStock(40)))
  expect(lines()).toEqual({ a: 30 })
  expect(shownMessages()).toEqual(['quantity_limit'])
})

it('adds nothing when the line already has the whole available quantity', async () => {
  const { shop, cart, lines, shownMessages } = await opened()
  shop.availableQuantities.set('a', 5)
  await cart.add(purchase('a', 5, inStock(5)))
  await shop.settle()
  await cart.add(purchase('a', 1, inStock(5)))
  expect(lines()).toEqual({ a: 5 })
  expect(shownMessages().at(-1)).toBe('max_quantity')
})

it('ignores a repeated addition with the same id', async () => {
  const { shop, cart, lines } = await opened()
  await Promise.all([cart.add(purchase('a'), 'one'), cart.add(purchase('a'), 'one')])
  await shop.settle()
  const next = shop.open()
  await next.cart.start()
  await next.cart.add(purchase('a'), 'one')
  await shop.settle()
  expect([lines(), next.lines()]).toEqual([{ a: 1 }, { a: 1 }])
  await next.cart.setQuantity(next.cart.get().lines[0]!.key, 0)
  await shop.settle()
  expect(next.shownMessages(), 'does not confirm the repeated addition').toEqual([])
})

it('marks a line as out of stock, or removes it where the server has no cart', async () => {
  const { shop, cart, lines } = await opened()
  await cart.add(purchase('a'))
  await shop.settle()
  await cart.setStock('a', false)
  expect(cart.get().lines[0]).toMatchObject({ stock: 'out_of_the_stock', errors: [{ key: 'out_of_the_stock' }] })
  await cart.setStock('a', true)
  expect(cart.get().lines[0]).toMatchObject({ stock: 'in_stock', errors: [] })
  shop.availableQuantities.set('a', 0)
  await cart.checkStock()
  expect(cart.get().lines[0]?.stock).toBe('out_of_the_stock')
  shop.availableQuantities.set('a', 4)
  await cart.checkStock()
  expect(cart.get().lines[0]?.stock).toBe('in_stock')
  const offline = await opened()
  offline.shop.online.set(false)
  await offline.cart.add(purchase('a'))
  await offline.cart.setStock('a', false)
  expect(offline.lines()).toEqual({})
  expect(lines()).toEqual({ a: 1 })
})

it('checks the stock of at most four products at a time', async () => {
  const { shop, cart } = await opened()
  const skus = ['a', 'b', 'c', 'd', 'e', 'f']
  await cart.add(skus.map((sku) => purchase(sku)))
  await shop.settle()
  shop.stockChecks.length = 0
  const { promise, resolve } = Promise.withResolvers<void>()
  shop.delays.set('availableQuantity', promise)
  const checking = cart.checkStock()
  await shop.settle()
  expect(shop.stockChecks).toEqual(skus.slice(0, 4))
  resolve()
  await checking
  expect(shop.stockChecks).toEqual(skus)
})
