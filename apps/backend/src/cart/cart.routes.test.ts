import { afterAll, beforeAll, expect, it } from 'vitest'
import { registerTestCustomer } from '../customer/testing/register-test-customer.ts'
import { withTestDb } from '../platform/db/testing.ts'
import { changeStock } from '../stock/index.ts'
import { viewOf } from '../store/testing.ts'
import { type CartShop, openCartShop } from './testing/cart-shop.ts'
import { bundleOption, bundleOptions, customOptions, optionValue, smallOakVariant } from './testing/items.ts'

withTestDb('cart API', (getDb, getConnection) => {
  let shop: CartShop
  beforeAll(async () => {
    shop = await openCartShop(getConnection(), { filled: ['default', 'de', 'it', 'trade'] })
  })
  afterAll(() => shop?.close())
  const pull = async (cartId: string, query = {}) => (await shop.callCart('GET', 'pull', { cartId, ...query }))[1]

  it('refuses in the language of the store', async () => {
    const cart = await shop.create({ storeCode: 'de' })
    const [, text] = await shop.add(cart, { sku: 'CARD', qty: 5 }, { storeCode: 'de' })
    expect(text).toBe('Mindestbestellmenge: 6')
  })

  it('adds to the same line, sets the quantity by item id and shares stock between lines', async () => {
    const cart = await shop.create()
    await shop.add(cart, { sku: 'POSTER', qty: 1, ...smallOakVariant })
    const [, grown] = await shop.add(cart, { sku: 'POSTER-OAK-S', qty: 2 })
    expect(grown.qty).toBe(3)
    const [, line] = await shop.add(cart, { sku: 'POSTER', qty: 5, item_id: grown.item_id, ...smallOakVariant })
    expect(line).toMatchObject({ item_id: grown.item_id, qty: 5 })
    expect(await shop.add(cart, { sku: 'POSTER', qty: 1, ...smallOakVariant })).toEqual([
      400,
      'Only 5 products of this type are available!',
    ])
    await shop.add(cart, { sku: 'CLOCK', qty: 8 })
    const pair = { sku: 'SET', qty: 3, ...bundleOptions(bundleOption(11, [111])) }
    expect(await shop.add(cart, pair)).toEqual([400, 'Only 2 products of this type are available!'])
    expect((await shop.add(cart, { ...pair, qty: 2 }))[0]).toBe(200)
    expect(await pull(cart)).toHaveLength(3)
  })

  it('merges a line whose options change to those of another line', async () => {
    const cart = await shop.create()
    const [, first] = await shop.add(cart, { sku: 'ENGRAVED', qty: 1, ...customOptions(optionValue(1, 'A')) })
    await shop.add(cart, { sku: 'ENGRAVED', qty: 2, ...customOptions(optionValue(1, 'B')) })
    await shop.add(cart, { sku: 'ENGRAVED', qty: 3, item_id: first.item_id, ...customOptions(optionValue(1, 'B')) })
    expect(await pull(cart)).toMatchObject([{ item_id: first.item_id, qty: 3 }])
  })

  it('treats an item id sent with another product as a different line', async () => {
    const cart = await shop.create()
    const [, { item_id }] = await shop.add(cart, { sku: 'CLOCK', qty: 2 })
    const [, poster] = await shop.add(cart, { sku: 'POSTER', qty: 1, ...smallOakVariant })
    const unknown = [404, "This item isn't in the cart."]
    expect(await shop.add(cart, { sku: 'BOOK', qty: 5, item_id })).toEqual(unknown)
    expect(await shop.add(cart, { sku: 'CLOCK', qty: 5, item_id: poster.item_id })).toEqual(unknown)
    expect(await pull(cart)).toMatchObject([
      { sku: 'CLOCK', qty: 2, item_id },
      { sku: 'POSTER-OAK-S', qty: 1 },
    ])
    expect((await shop.add(cart, { sku: 'POSTER-OAK-S', qty: 2, item_id: poster.item_id }))[1]).toMatchObject({
      qty: 2,
    })
  })

  it('removes lines and empties carts', async () => {
    const cart = await shop.create()
    const [, { item_id }] = await shop.add(cart, { sku: 'CLOCK', qty: 1 })
    const body = { cartItem: { sku: 'CLOCK', item_id, quoteId: cart } }
    const other = await shop.create()
    expect(await shop.callCart('POST', 'delete', { cartId: other, body })).toEqual([
      404,
      "This item isn't in the cart.",
    ])
    expect(await shop.callCart('POST', 'delete', { cartId: cart, body })).toEqual([200, true])
    expect((await shop.callCart('POST', 'delete', { cartId: cart, body }))[0]).toBe(404)
    for (const [path, query] of [
      ['reset', { body: { cartId: cart } }],
      ['clear', { cartId: cart }],
    ] as const) {
      await shop.add(cart, { sku: 'CLOCK', qty: 1 })
      expect(await shop.callCart('POST', path, query)).toEqual([200, true])
      expect(await pull(cart)).toEqual([])
    }
  })

  it('reports the result of every item of a bulk update in request order', async () => {
    const cart = await shop.create()
    const cartItems = [
      { sku: 'CLOCK', qty: 1 },
      { sku: 'NONE', qty: 1 },
      { sku: 'LAST', qty: 'many' },
      { nonsense: true },
      null,
      { sku: 'POSTER', qty: '2', product_type: 'configurable', ...smallOakVariant },
    ]
    const [code, results] = await shop.callCart('POST', 'update-cart', { cartId: cart, body: { cartItems } })
    expect(code).toBe(200)
    expect(results).toMatchObject([
      { sku: 'CLOCK', qty: 1 },
      { sku: 'NONE', error: 'There is no product with SKU NONE.' },
      { sku: 'LAST', error: 'The quantity must be a whole number above 0.' },
      { sku: '', error: 'sku parameter is required' },
      { sku: '', error: 'sku parameter is required' },
      { sku: 'POSTER-OAK-S', qty: 2 },
    ])
    const bad = {
      cartId: cart,
      body: {
        cartItems: [
          { sku: 'GONE', qty: 1 },
          { sku: 'NONE', qty: 1 },
        ],
      },
    }
    expect(await shop.callCart('POST', 'update-cart', bad)).toEqual([
      400,
      'The product is out of stock and cannot be added to the cart!',
    ])
  })

  it('adds up concurrent calls without exceeding the stock', async () => {
    const cart = await shop.create()
    const adds = Array.from({ length: 12 }, () => shop.add(cart, { sku: 'CLOCK', qty: 1 }))
    const codes = (await Promise.all(adds)).map(([code]) => code)
    expect(codes.filter((code) => code === 200)).toHaveLength(10)
    expect(await pull(cart)).toMatchObject([{ sku: 'CLOCK', qty: 10 }])
    const mixed = ['BOOK', 'BOOK', 'LAST', 'FILE', 'LAST', 'BOOK'].map((sku) => shop.add(cart, { sku, qty: 1 }))
    await Promise.all(mixed)
    const lines: { sku: string; qty: number }[] = await pull(cart)
    expect(Object.fromEntries(lines.map(({ sku, qty }) => [sku, qty]))).toEqual({
      CLOCK: 10,
      BOOK: 3,
      LAST: 2,
      FILE: 1,
    })
  })

  it('applies a repeated mutation once and does not restore removed lines', async () => {
    const cart = await shop.create()
    const item = { sku: 'CLOCK', qty: 2, mutation_id: 'm-1' }
    const replies = await Promise.all([shop.add(cart, item), shop.add(cart, item), shop.add(cart, item)])
    expect(replies.map(([code, line]) => [code, line.qty])).toEqual([
      [200, 2],
      [200, 2],
      [200, 2],
    ])
    const { item_id } = replies[0]![1]
    await shop.add(cart, { sku: 'CLOCK', qty: 5, item_id, mutation_id: 'm-2' })
    await shop.add(cart, { sku: 'CLOCK', qty: 3, item_id })
    expect((await shop.add(cart, { sku: 'CLOCK', qty: 5, item_id, mutation_id: 'm-2' }))[1].qty).toBe(3)
    await shop.callCart('POST', 'delete', { cartId: cart, body: { cartItem: { item_id } } })
    expect((await shop.add(cart, item))[0]).toBe(404)
    expect(await pull(cart)).toEqual([])
  })

  it('refuses a repeated mutation again even if it is possible now', async () => {
    const cart = await shop.create()
    const many = { sku: 'CLOCK', qty: 8, mutation_id: 'm-many' }
    const [, { item_id }] = await shop.add(cart, { sku: 'CLOCK', qty: 6 })
    const refusal = await shop.add(cart, many)
    expect(refusal[0]).toBe(400)
    const odd = { sku: 'NONE', qty: 1, mutation_id: 'm-odd' }
    expect((await shop.add(cart, odd))[0]).toBe(404)
    await shop.callCart('POST', 'delete', { cartId: cart, body: { cartItem: { item_id } } })
    expect(await shop.add(cart, many)).toEqual(refusal)
    expect((await shop.add(cart, { ...odd, sku: 'CLOCK' }))[0]).toBe(404)
    expect(await pull(cart)).toEqual([])
    expect((await shop.add(cart, { ...many, mutation_id: 'm-again' }))[1].qty).toBe(8)
    const concurrent = ['m-x', 'm-y', 'm-x', 'm-y'].map((mutation_id) =>
      shop.add(cart, { ...many, qty: 2, mutation_id }),
    )
    expect((await Promise.all(concurrent)).map(([code]) => code).toSorted()).toEqual([200, 200, 400, 400])
  })

  it('keeps lines added between two deliveries of the same clear mutation', async () => {
    const cart = await shop.create()
    const clear = (mutation_id: string) => shop.callCart('POST', 'clear', { cartId: cart, mutation_id })
    await shop.add(cart, { sku: 'CLOCK', qty: 1, mutation_id: 'm-add' })
    expect(await clear('m-clear')).toEqual([200, true])
    expect(await pull(cart)).toEqual([])
    await shop.add(cart, { sku: 'BOOK', qty: 2 })
    expect(await clear('m-clear')).toEqual([200, true])
    expect(await pull(cart)).toMatchObject([{ sku: 'BOOK', qty: 2 }])
    expect((await shop.add(cart, { sku: 'CLOCK', qty: 1, mutation_id: 'm-add' }))[0]).toBe(404)
    expect((await shop.add(cart, { sku: 'CLOCK', qty: 1, mutation_id: 'm-clear' }))[0]).toBe(404)
    expect(await pull(cart)).toHaveLength(1)
    expect(await Promise.all([clear('m-next'), clear('m-next')])).toEqual([
      [200, true],
      [200, true],
    ])
    expect(await pull(cart)).toEqual([])
    const other = await shop.create()
    await shop.add(other, { sku: 'BOOK', qty: 1 })
    expect(await shop.callCart('POST', 'clear', { cartId: other, mutation_id: 'm-clear' })).toEqual([200, true])
    expect(await pull(other)).toEqual([])
  })

  it('restricts carts to their store, guest key or customer', async () => {
    const view = viewOf('default')
    const ann = await registerTestCustomer({ db: getDb(), view }, { email: 'ann@example.test' })
    const bo = await registerTestCustomer({ db: getDb(), view }, { email: 'bo@example.test' })
    const guest = await shop.create()
    expect(guest).toMatch(/^g[0-9a-f]{32}$/)
    const [mine, again] = await Promise.all([shop.create({ token: ann.token }), shop.create({ token: ann.token })])
    expect(mine).toMatch(/^c[0-9a-f]{32}$/)
    expect(again).toBe(mine)
    expect(await shop.create({ token: ann.token, storeCode: 'de' })).not.toBe(mine)
    expect((await shop.add(mine, { sku: 'CLOCK', qty: 1 }, { token: ann.token }))[0]).toBe(200)

    const unknown = [404, "We couldn't find this cart."]
    expect((await shop.callCart('GET', 'pull', { cartId: mine }))[0]).toBe(401)
    expect((await shop.callCart('GET', 'pull', { cartId: '1' }))[0]).toBe(401)
    expect(await shop.callCart('GET', 'pull', { cartId: mine, token: bo.token })).toEqual(unknown)
    expect((await shop.callCart('GET', 'pull', { cartId: mine, token: 'no-such-token' }))[0]).toBe(401)
    expect((await shop.callCart('POST', 'create', { token: 'no-such-token' }))[0]).toBe(401)
    expect((await shop.callCart('GET', 'pull', { cartId: guest, storeCode: 'de' }))[0]).toBe(404)
    expect((await shop.callCart('GET', 'pull', { cartId: guest, token: 'no-such-token' }))[0]).toBe(200)
    expect(await shop.add('g0', { sku: 'NONE', qty: 0 })).toEqual(unknown)
    expect((await shop.callCart('GET', 'pull', {}))[0]).toBe(400)
    const bearer = { headers: { authorization: `Bearer ${ann.token}` }, cartId: mine }
    expect((await shop.callCart('GET', 'pull', bearer))[1]).toHaveLength(1)
  })

  it('requires a verified group in trade stores and applies tier prices', async () => {
    const view = viewOf('trade')
    const trade = { headers: { host: 'trade.localhost' } }
    const buyer = await registerTestCustomer({ db: getDb(), view }, { email: 'shop@example.test', groupId: 11 })
    const waiting = await registerTestCustomer(
      { db: getDb(), view },
      { email: 'new@example.test', groupId: 11, approved: false },
    )
    const [, guest] = await shop.callCart('POST', 'create', trade)
    const refused = [400, 'Product price is unknown, product cannot be added to the cart!']
    expect(await shop.add(guest, { sku: 'PACK', qty: 1 }, trade)).toEqual(refused)
    const [, theirs] = await shop.callCart('POST', 'create', { ...trade, token: waiting.token })
    expect(await shop.add(theirs, { sku: 'PACK', qty: 1 }, { ...trade, token: waiting.token })).toEqual(refused)
    expect((await shop.callCart('GET', 'totals', { ...trade, cartId: guest }))[0]).toBe(403)

    const groupToken = await shop.groupTokens.sign({
      groupId: 11,
      customerId: 1,
      user: 'x',
      website: 'trade',
      version: 0,
    })
    const proven = { headers: { ...trade.headers, 'x-vs-group-token': groupToken } }
    expect((await shop.add(guest, { sku: 'PACK', qty: 1 }, proven))[1]).toMatchObject({ price: 8, price_incl_tax: 9.6 })
    expect(JSON.stringify(await shop.callCart('GET', 'pull', { ...trade, cartId: guest }))).not.toMatch(/price|amount/)

    const own = { ...trade, token: buyer.token }
    const [, cartId] = await shop.callCart('POST', 'create', own)
    await shop.add(cartId, { sku: 'PACK', qty: 12 }, own)
    const [, totals] = await shop.callCart('GET', 'totals', { ...own, cartId })
    expect(totals).toMatchObject({ subtotal: 87.96, tax_amount: 17.59, grand_total: 105.55, allow_checkout: true })
    const [, guests] = await shop.callCart('GET', 'totals', { ...proven, cartId: guest })
    expect(guests).toMatchObject({
      allow_checkout: false,
      checkout_message: 'You need to be logged in to see this page',
    })
  })

  it('enforces minimum, maximum and pack quantities for trade buyers, in new and changed lines', async () => {
    const view = viewOf('trade')
    const buyer = await registerTestCustomer({ db: getDb(), view }, { email: 'limits@example.test', groupId: 11 })
    const own = { headers: { host: 'trade.localhost' }, token: buyer.token }
    const [, cartId] = await shop.callCart('POST', 'create', own)
    for (const [sku, refused, text, allowed] of [
      ['FROM-SIX', 5, 'Minimum order of 6', 6],
      ['TO-24', 25, 'Only 24 products of this type are available!', 24],
      ['BY-SIX', 8, 'This product is sold in packs of 6. Please enter a multiple of 6.', 12],
      ['PACK', 501, 'Only 500 products of this type are available!', 500],
    ] as const) {
      expect(await shop.add(cartId, { sku, qty: refused }, own)).toEqual([400, text])
      const [code, line] = await shop.add(cartId, { sku, qty: allowed }, own)
      expect([code, line.qty]).toEqual([200, allowed])
      expect(await shop.add(cartId, { sku, qty: refused, item_id: line.item_id }, own)).toEqual([400, text])
    }
    const [, lines] = await shop.callCart('GET', 'pull', { ...own, cartId })
    expect(lines.map(({ qty }: { qty: number }) => qty)).toEqual([6, 24, 12, 500])
  })

  it('reads stock from the database on every call', async () => {
    const cart = await shop.create({ storeCode: 'it' })
    await shop.add(cart, { sku: 'SALE', qty: 20 }, { storeCode: 'it' })
    await changeStock({ db: getDb() }, { sku: 'SALE', qty: 3 })
    expect((await shop.add(cart, { sku: 'SALE', qty: 1 }, { storeCode: 'it' }))[0]).toBe(400)
    const [, totals] = await shop.callCart('GET', 'totals', { cartId: cart, storeCode: 'it' })
    expect(totals).toMatchObject({
      allow_checkout: false,
      checkout_message: expect.stringContaining('prodotti'),
      grand_total: 300,
    })
  })
})
