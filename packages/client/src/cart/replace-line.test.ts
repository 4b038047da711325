import { expect, it } from 'vitest'
import type { Purchase } from './adding/purchase.ts'
import { cartShop, purchase } from './testing/cart-shop.ts'

const level = { isCounted: true, available: 1, isInStock: true, minimum: 1, maximum: 1000, pack: 1 }

/** A print in the given colour. The shop has one in stock. */
const print = (colour: string, quantity = 1): Purchase =>
  purchase('print', quantity, {
    productOption: { extension_attributes: { custom_options: [{ option_id: '1', option_value: colour }] } },
    stock: { level } as unknown as Purchase['stock'],
  })

async function opened() {
  const shop = cartShop()
  shop.serverStock.set('print', 1)
  shop.availableQuantities.set('print', 1)
  const page = shop.open()
  await page.cart.start()
  await shop.settle()
  const colours = () =>
    page.cart
      .get()
      .lines.map(({ productOption, qty }) => [
        (productOption?.extension_attributes as { custom_options?: { option_value: string }[] })?.custom_options?.[0]
          ?.option_value,
        qty,
      ])
  const onServer = () => [...shop.carts.values()].flat().map(({ product_option, qty }) => [product_option, qty])
  const goOffline = () => shop.online.set(false)
  const goOnline = async () => {
    shop.online.set(true)
    await shop.settle()
  }
  return { shop, ...page, colours, onServer, goOffline, goOnline }
}

it('changes the options of a line that holds the last unit in stock', async () => {
  const { shop, cart, colours, shownMessages, onServer } = await opened()
  await cart.add(print('red'))
  await shop.settle()
  const outcome = await cart.replace(cart.get().lines[0]!.key, print('blue'))
  expect(outcome).toMatchObject({ added: 1, blocking: [], warnings: [] })
  expect(colours()).toEqual([['blue', 1]])
  await shop.settle()
  expect(colours()).toEqual([['blue', 1]])
  expect(onServer()).toEqual([[print('blue').productOption, 1]])
  expect(
    shop.sent.filter((call) => call === 'delete'),
    'one call does both',
  ).toEqual([])
  expect(shownMessages()).not.toContain('Only 50 products of this type are available!')
})

it('changes the options of the last unit while offline, before the line was ever sent', async () => {
  const { shop, cart, colours, goOffline, goOnline, onServer } = await opened()
  goOffline()
  await cart.add(print('red'))
  expect(await cart.replace(cart.get().lines[0]!.key, print('blue'))).toMatchObject({ added: 1, blocking: [] })
  expect(await cart.replace(cart.get().lines[0]!.key, print('green'))).toMatchObject({ added: 1, blocking: [] })
  expect(colours()).toEqual([['green', 1]])
  await goOnline()
  await shop.settle()
  expect(colours()).toEqual([['green', 1]])
  expect(onServer()).toEqual([[print('green').productOption, 1]])
})

it('keeps a line that was never sent when its replacement is refused', async () => {
  const { shop, cart, colours, goOffline, goOnline, onServer } = await opened()
  goOffline()
  await cart.add(print('red'))
  const tooMany = { ...print('blue', 2), stock: null }
  await cart.replace(cart.get().lines[0]!.key, tooMany)
  expect(colours()).toEqual([['blue', 2]])
  await goOnline()
  await shop.settle()
  expect(colours()).toEqual([['red', 1]])
  expect(onServer()).toEqual([[print('red').productOption, 1]])
})

it('keeps the line when its refused replacement was merged into a line that was not sent yet', async () => {
  const { shop, cart, colours, goOffline, goOnline } = await opened()
  shop.serverStock.set('print', 2)
  await cart.add(print('red'))
  await shop.settle()
  const { key } = cart.get().lines[0]!
  goOffline()
  await cart.add({ ...print('blue'), stock: null })
  await cart.replace(key, { ...print('blue', 5), stock: null })
  expect(colours()).toEqual([['blue', 6]])
  await goOnline()
  await shop.settle()
  expect(colours()).toEqual([
    ['red', 1],
    ['blue', 1],
  ])
})

it('replaces the line by the second choice when the first one was refused', async () => {
  const { shop, cart, colours, goOffline, goOnline, onServer } = await opened()
  await cart.add(print('red'))
  await shop.settle()
  goOffline()
  await cart.replace(cart.get().lines[0]!.key, { ...print('blue', 2), stock: null })
  await cart.replace(cart.get().lines[0]!.key, print('green'))
  expect(colours()).toEqual([['green', 1]])
  await goOnline()
  await shop.settle()
  expect(colours()).toEqual([['green', 1]])
  expect(onServer()).toEqual([[print('green').productOption, 1]])
})

it('keeps the line when both replacements were refused', async () => {
  const { shop, cart, colours, goOffline, goOnline } = await opened()
  await cart.add(print('red'))
  await shop.settle()
  goOffline()
  await cart.replace(cart.get().lines[0]!.key, { ...print('blue', 2), stock: null })
  await cart.replace(cart.get().lines[0]!.key, { ...print('green', 3), stock: null })
  await goOnline()
  await shop.settle()
  expect(colours()).toEqual([['red', 1]])
})

it('removes the line when its refused replacement was removed', async () => {
  const { shop, cart, colours, goOffline, goOnline } = await opened()
  await cart.add(print('red'))
  await shop.settle()
  goOffline()
  await cart.replace(cart.get().lines[0]!.key, { ...print('blue', 2), stock: null })
  await cart.remove(cart.get().lines[0]!.key)
  await goOnline()
  await shop.settle()
  expect(colours()).toEqual([])
})

it('survives a lost reply to the replacement', async () => {
  const { shop, cart, colours, onServer } = await opened()
  await cart.add(print('red'))
  await shop.settle()
  shop.failures.set('update', ['lost'])
  await cart.replace(cart.get().lines[0]!.key, print('blue'))
  await shop.settle()
  await shop.clock.advance(60_000)
  await shop.settle()
  expect(colours()).toEqual([['blue', 1]])
  expect(onServer()).toEqual([[print('blue').productOption, 1]])
})

it('sends nothing for a line that is replaced and removed before it was sent', async () => {
  const { cart, shop, colours, goOffline, goOnline } = await opened()
  goOffline()
  await cart.add(print('red'))
  await cart.replace(cart.get().lines[0]!.key, print('blue'))
  await cart.remove(cart.get().lines[0]!.key)
  expect(colours()).toEqual([])
  await goOnline()
  expect(shop.sent).not.toContain('update')
})
