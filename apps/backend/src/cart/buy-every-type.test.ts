import { afterAll, beforeAll, expect, it } from 'vitest'
import { withTestDb } from '../platform/db/testing.ts'
import { viewOf } from '../store/testing.ts'
import { type CartShop, openCartShop } from './testing/cart-shop.ts'
import {
  bundleOption,
  bundleOptions,
  customOptions,
  giftCardOptions,
  optionValue,
  smallOakVariant,
  withOptions,
} from './testing/items.ts'

withTestDb('adding products of every type', (_, getConnection) => {
  let shop: CartShop
  beforeAll(async () => {
    shop = await openCartShop(getConnection(), { filled: ['default', 'de', 'it'] })
  })
  afterAll(() => shop?.close())
  const pull = async (cartId: string, query = {}) => (await shop.callCart('GET', 'pull', { cartId, ...query }))[1]

  it.each([
    ['a simple product', { sku: 'CLOCK', qty: 2 }, 'CLOCK', 'simple', 24],
    ['a product with its quantity as text', { sku: 'CLOCK', qty: '2' }, 'CLOCK', 'simple', 24],
    ['a variant', { sku: 'POSTER', qty: 1, ...smallOakVariant }, 'POSTER-OAK-S', 'configurable', 12],
    ['a variant by its own sku', { sku: 'POSTER-OAK-S', qty: 1 }, 'POSTER-OAK-S', 'simple', 12],
    [
      'an option with a fixed price',
      { sku: 'ENGRAVED', qty: 1, ...customOptions(optionValue(1, 'For Ann')) },
      'ENGRAVED',
      'simple',
      52,
    ],
    [
      'an option with a percentage price',
      { sku: 'ENGRAVED', qty: 1, ...customOptions(optionValue(1, 'A'), optionValue(2, 22)) },
      'ENGRAVED',
      'simple',
      60,
    ],
    [
      'several values of an option',
      { sku: 'ENGRAVED', qty: 1, ...customOptions(optionValue(1, 'A'), optionValue(3, '31,32')) },
      'ENGRAVED',
      'simple',
      55.5,
    ],
    [
      'a bundle',
      { sku: 'SET', qty: 1, ...bundleOptions(bundleOption(11, [111]), bundleOption(12, [121, 122], 2)) },
      'SET',
      'bundle',
      54.99,
    ],
    ['a downloadable product', { sku: 'FILE', qty: 1 }, 'FILE', 'downloadable', 8],
    [
      'downloads chosen separately',
      { sku: 'FILES', qty: 1, ...withOptions({ downloadable_option: { downloadable_links: [71, 72] } }) },
      'FILES',
      'downloadable',
      9,
    ],
    ['a service', { sku: 'HOUR', qty: 3 }, 'HOUR', 'virtual', 60],
    ['a gift card', { sku: 'GIFT', qty: 1, ...giftCardOptions() }, 'GIFT', 'amgiftcard', 25],
    [
      'a gift card of any amount',
      { sku: 'GIFT', qty: 1, ...giftCardOptions({ am_giftcard_amount: 'custom', am_giftcard_amount_custom: '12.34' }) },
      'GIFT',
      'amgiftcard',
      12.34,
    ],
    ['a free product', { sku: 'FREE', qty: 1 }, 'FREE', 'simple', 0],
    ['a product on backorder', { sku: 'LATER', qty: 5 }, 'LATER', 'simple', 30],
    ['a pack', { sku: 'CARD', qty: 12 }, 'CARD', 'simple', 2.5],
    ['a product at its special price', { sku: 'SALE', qty: 1 }, 'SALE', 'simple', 15],
  ])('sells %s', async (_, item, sku, product_type, price_incl_tax) => {
    const cart = await shop.create()
    const [code, line] = await shop.add(cart, item)
    expect([code, line]).toMatchObject([
      200,
      { sku, product_type, price_incl_tax, quote_id: cart, qty: Number(item.qty) },
    ])
    expect(await pull(cart)).toEqual([line])
    const [, totals] = await shop.callCart('GET', 'totals', { cartId: cart })
    expect(totals).toMatchObject({ allow_checkout: true, items: [{ item_id: line.item_id, price_incl_tax }] })
    expect(totals.grand_total).toBeCloseTo(price_incl_tax * Number(item.qty), 10)
  })

  it('sells a grouped product as one line for each part', async () => {
    const cart = await shop.create()
    const [code, line] = await shop.add(cart, { sku: 'GROUP', qty: 2 })
    expect([code, line.sku, line.extension_attributes.grouped_items.length]).toEqual([200, 'CLOCK', 2])
    expect((await pull(cart)).map(({ sku, qty }: { sku: string; qty: number }) => [sku, qty])).toEqual([
      ['CLOCK', 2],
      ['BOOK', 6],
    ])
    const book = await shop.catalog.findOne(viewOf('default'), 'product', 'sku', 'BOOK')
    const id = book && 'id' in book.document ? book.document.id : 0
    await shop.add(cart, { sku: 'GROUP', qty: 1, ...withOptions({ grouped_options: [{ id, qty: 5 }] }) })
    expect((await pull(cart)).map(({ qty }: { qty: number }) => qty)).toEqual([2, 11])
  })

  it.each([
    [{ sku: 'CLOCK', qty: 0 }, 400, 'The quantity must be a whole number above 0.'],
    [{ sku: 'CLOCK', qty: -1 }, 400, 'The quantity must be a whole number above 0.'],
    [{ sku: 'CLOCK', qty: 1.5 }, 400, 'The quantity must be a whole number above 0.'],
    [{ sku: 'CLOCK', qty: 'two' }, 400, 'The quantity must be a whole number above 0.'],
    [{ sku: 'CLOCK', qty: 1e9 }, 400, 'Only 10000 products of this type are available!'],
    [{ sku: 'CLOCK', qty: 11 }, 400, 'Only 10 products of this type are available!'],
    [{ sku: 'GONE', qty: 1 }, 400, 'The product is out of stock and cannot be added to the cart!'],
    [{ sku: 'LATER', qty: 6 }, 400, 'Only 5 products of this type are available!'],
    [{ sku: 'CARD', qty: 5 }, 400, 'Minimum order of 6'],
    [{ sku: 'CARD', qty: 8 }, 400, 'This product is sold in packs of 6. Please enter a multiple of 6.'],
    [{ sku: 'OFF', qty: 1 }, 404, 'There is no product with SKU OFF.'],
    [{ sku: 'NONE', qty: 1 }, 404, 'There is no product with SKU NONE.'],
    [{ qty: 1 }, 400, 'sku parameter is required'],
    [{ sku: 'POSTER', qty: 1 }, 400, 'Please choose: Colour'],
    [
      {
        sku: 'POSTER',
        qty: 1,
        ...withOptions({ configurable_item_options: [optionValue(93, 49), optionValue(142, 168)] }),
      },
      400,
      'The product is out of stock and cannot be added to the cart!',
    ],
    [
      {
        sku: 'POSTER',
        qty: 1,
        ...withOptions({ configurable_item_options: [optionValue(93, 50), optionValue(142, 167)] }),
      },
      400,
      'No such configuration for the product. Please do choose another combination of attributes.',
    ],
    [
      { sku: 'POSTER', qty: 1, ...withOptions({ configurable_item_options: [optionValue(7, 1)] }) },
      400,
      "This product doesn't have that option.",
    ],
    [{ sku: 'ENGRAVED', qty: 1 }, 400, 'Please choose: Text'],
    [
      { sku: 'ENGRAVED', qty: 1, ...customOptions(optionValue(1, 'eleven runes')) },
      400,
      'Text: maximum 10 characters.',
    ],
    [
      { sku: 'ENGRAVED', qty: 1, ...customOptions(optionValue(1, 'A'), optionValue(2, 23)) },
      400,
      'Please choose a valid option for Glass.',
    ],
    [
      { sku: 'ENGRAVED', qty: 1, ...customOptions(optionValue(1, 'A'), optionValue(9, 1)) },
      400,
      "This product doesn't have that option.",
    ],
    [{ sku: 'SET', qty: 1 }, 400, 'Please choose: Clock'],
    [
      { sku: 'SET', qty: 1, ...bundleOptions(bundleOption(11, [112])) },
      400,
      'The product is out of stock and cannot be added to the cart!',
    ],
    [
      { sku: 'SET', qty: 3, ...bundleOptions(bundleOption(11, [111]), bundleOption(12, [122])) },
      400,
      'Only 2 products of this type are available!',
    ],
    [{ sku: 'FILES', qty: 1 }, 400, 'Please choose: A4'],
    [{ sku: 'GIFT', qty: 1 }, 400, 'Please choose one of these gift card amounts: 25, 5 – 500'],
    [
      { sku: 'GIFT', qty: 1, ...giftCardOptions({ am_giftcard_recipient_email: 'bo' }) },
      400,
      "Please enter the sender's name and the recipient's name and email address.",
    ],
    [
      { sku: 'GIFT', qty: 1, ...giftCardOptions({ am_giftcard_date_delivery: '01/01/2020' }) },
      400,
      "The gift card can't be delivered on this date.",
    ],
    [{ sku: 'CLOCK', qty: 1, item_id: 99_999 }, 404, "This item isn't in the cart."],
  ])('refuses %j', async (item, code, text) => {
    const cart = await shop.create()
    expect(await shop.add(cart, item)).toEqual([code, text])
    expect(await pull(cart)).toEqual([])
  })

  it.each([
    ['default', '24/12/2026'],
    ['de', '24.12.2026'],
    ['it', '24/12/2026'],
  ])('shows the date that was entered for an option in the format of store %s', async (storeCode, shown) => {
    const query = { headers: { 'x-vs-store-code': storeCode } }
    const cartId = await shop.create(query)
    const item = { sku: 'ENGRAVED', qty: 1, ...customOptions(optionValue(1, 'A'), optionValue(4, '2026-12-24')) }
    await shop.add(cartId, item, query)
    const [, totals] = await shop.callCart('GET', 'totals', { cartId, ...query })
    expect(JSON.parse(totals.items[0].options)).toContainEqual({ label: 'Day', value: shown })
  })
})
