import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { bundleOption, bundleOptions, giftCardOptions, smallOakVariant } from '../cart/testing/items.ts'
import { registerTestCustomer } from '../customer/testing/register-test-customer.ts'
import { issueGiftCard } from '../giftcard/index.ts'
import { withTestDb } from '../platform/db/testing.ts'
import { saveCoupons } from '../promotion/index.ts'
import { viewOf } from '../store/testing.ts'
import { address, courier, type OrderShop, openOrderShop, orderBody } from './testing/order-shop.ts'

withTestDb('order API', (getDb, getConnection) => {
  let shop: OrderShop
  beforeAll(async () => {
    shop = await openOrderShop(getConnection(), { filled: ['default', 'de', 'trade'] })
    const stores = [{ storeCode: 'default', value: 10 }]
    await saveCoupons({ db: getDb() }, [
      { code: 'TEN', kind: 'percent', stores },
      { code: 'ONCE', kind: 'percent', stores, maxUses: 1 },
      { code: 'MINE', kind: 'percent', stores, maxUsesPerCustomer: 1 },
    ])
  })
  afterAll(() => shop?.close())
  beforeEach(async () => {
    await shop.setStock('CLOCK', 10)
    await shop.setStock('LAST', 2)
    await shop.setStock('BOOK', 50)
  })
  const lastOrder = async () => (await shop.allOrders()).at(-1)!
  const clock = { sku: 'CLOCK', qty: 1, price_incl_tax: 24 }
  let card = 0
  const newGiftCard = async (amount: number) => {
    const code = `AAAA-BBBB-CCCC-${String(++card).padStart(4, '0')}`
    await issueGiftCard(getDb(), { code, amount, website: 'mantel', currency: 'GBP', now: new Date() })
    return code
  }
  const pay = async (quoteId: string, giftCardCode: string) =>
    shop.call('POST', '/api/ext/gift-card/apply', { body: { quoteId, giftCardCode } })

  it('places a guest order with number, snapshot, stock, history and closed cart', async () => {
    const cartId = await shop.cartOf({ sku: 'CLOCK', qty: 2 }, { sku: 'POSTER', qty: 1, ...smallOakVariant })
    const products = [
      { ...clock, qty: 2 },
      { sku: 'POSTER-OAK-S', parentSku: 'POSTER', qty: 1, price_incl_tax: 12, ...smallOakVariant },
    ]
    const [code, result] = await shop.place(orderBody(products, { cart_id: cartId, delivery: { expected_due: 65 } }))
    expect([code, result]).toMatchObject([200, { orderNumber: expect.stringMatching(/^\d{9}$/), state: 'received' }])
    const order = await lastOrder()
    expect(result.backendOrderId).toBe(String(order.id))
    expect(order).toMatchObject({
      total: 6500,
      due: 6500,
      payment_code: 'cashondelivery',
      email_key: 'ann@example.test',
    })
    expect(order.snapshot).toMatchObject({
      lines: [
        { boughtSku: 'CLOCK', quantity: 2, unit: { gross: 2400 }, charged: { gross: 4800, tax: 800 } },
        { boughtSku: 'POSTER-OAK-S', productSku: 'POSTER', options: [{ value: 'Oak' }, { value: 'S' }] },
      ],
      totals: { total: { gross: 6500 }, shipping: { gross: 500 } },
      shipping: { carrierCode: 'flatrate', address: { city: 'Town', country: 'GB' } },
      billing: { lastname: 'Lee', street: ['High St', '1'] },
      language: 'en',
    })
    expect(await shop.stockOf('CLOCK')).toEqual({ qty: 8, isInStock: true })
    expect(await shop.callCart('GET', 'pull', { cartId })).toMatchObject([404, expect.any(String)])
    const [, status] = await shop.call('GET', `/api/ext/order-status/${result.orderKey}`)
    expect(status).toMatchObject({ orderNumber: order.number, state: 'received', totals: { grand_total: 65, due: 65 } })
    expect((await shop.call('GET', `/api/ext/order-status/${result.orderKey.slice(0, -1)}_`))[0]).toBe(404)
  })

  it('places one order for the same cart sent by two tabs and another for a different body', async () => {
    const cartId = await shop.cartOf(clock)
    const before = (await shop.allOrders()).length
    const tabs = ['1800-a', '1800-b', '1800-c'].map((order_id) => orderBody([clock], { cart_id: cartId, order_id }))
    const replies = await Promise.all(tabs.map((body) => shop.place(body)))
    expect(replies.map(([code]) => code)).toEqual([200, 200, 200])
    expect(new Set(replies.map(([, { orderNumber }]) => orderNumber)).size).toBe(1)
    expect((await shop.allOrders()).length).toBe(before + 1)
    const other = orderBody([{ ...clock, qty: 2 }], { cart_id: cartId, order_id: '1800-d' })
    expect((await shop.place(other))[1].orderNumber).not.toBe(replies[0]?.[1].orderNumber)
    expect((await shop.allOrders()).length).toBe(before + 2)
  })

  it('returns the same order for repeated requests and refuses a changed body', async () => {
    const cartId = await shop.cartOf(clock)
    const body = orderBody([clock], { cart_id: cartId, order_id: '1700-abc' })
    const before = (await shop.allOrders()).length
    const replies = await Promise.all(Array.from({ length: 6 }, () => shop.place(body)))
    expect(new Set(replies.map((reply) => JSON.stringify(reply))).size).toBe(1)
    const later = { ...body, transmited_at: '2026-01-01', updated_at: 'x', transmited: true }
    expect(await shop.place(later)).toEqual(replies[0])
    expect(await shop.place({ ...body, products: [{ ...clock, qty: 2 }] })).toMatchObject([400, expect.any(String)])
    expect((await shop.allOrders()).length).toBe(before + 1)
    const [, known] = await shop.call('GET', '/api/sync/order/1700-abc')
    expect(known).toMatchObject({ platform_order_id: replies[0]?.[1].backendOrderId, transmited: true, order: null })
    expect(await shop.call('GET', '/api/sync/order/unknown')).toEqual([200, null])
  })

  it('detects duplicates by cart id without an order id and by body without both', async () => {
    const cartId = await shop.cartOf(clock)
    const byCart = orderBody([clock], { cart_id: cartId })
    const nameless = orderBody([{ ...clock, qty: 3 }])
    const before = (await shop.allOrders()).length
    for (const body of [byCart, nameless]) {
      const [one, two] = await Promise.all([shop.place(body), shop.place(body)])
      expect(one).toMatchObject([200, { state: 'received' }])
      expect(two).toEqual(one)
    }
    expect((await shop.allOrders()).length).toBe(before + 2)
  })

  it('makes the cart’s lines equal to the order’s products', async () => {
    const cartId = await shop.cartOf({ sku: 'BOOK', qty: 4 }, { sku: 'SALE', qty: 1 })
    const products = [
      { sku: 'BOOK', qty: 1 },
      { sku: 'SET', qty: 1, ...bundleOptions(bundleOption(11, [111]), bundleOption(12, [121], 2)) },
    ]
    expect(await shop.place(orderBody(products, { cart_id: cartId }))).toMatchObject([200, {}])
    const { snapshot } = await lastOrder()
    expect(snapshot.lines.map(({ boughtSku, quantity }) => [boughtSku, quantity])).toEqual([
      ['BOOK', 1],
      ['SET', 1],
    ])
    expect(await shop.stockOf('BOOK')).toMatchObject({ qty: 47 })
    expect(await shop.stockOf('CLOCK')).toMatchObject({ qty: 9 })
  })

  it('refuses changed prices with the old and the new amounts', async () => {
    const body = orderBody([
      { ...clock, price_incl_tax: 20, qty: 2 },
      { sku: 'BOOK', qty: 1, price_incl_tax: 10.5 },
    ])
    const [code, result] = await shop.place(body)
    expect([code, result]).toMatchObject([
      400,
      { changes: [{ sku: 'CLOCK', name: 'The CLOCK', qty: 2, old: 20, new: 24 }], errorMessage: expect.any(String) },
    ])
    const total = await shop.place(orderBody([clock], { delivery: { expected_due: 24 } }))
    expect(total).toMatchObject([400, { changes: [], due: { old: 24, new: 29 } }])
    expect(await shop.stockOf('CLOCK')).toMatchObject({ qty: 10 })
  })

  it.each([
    ['more pieces than in stock', [{ sku: 'LAST', qty: 3 }], /^Error while adding products\. The LAST: Only 2 /],
    [
      'more pieces than in stock in two lines',
      [
        { sku: 'LAST', qty: 2 },
        { sku: 'SET', qty: 1, ...bundleOptions(bundleOption(11, [111]), bundleOption(12, [122])) },
      ],
      /^Error while adding products\. The LAST: Only 1 /,
    ],
    ['a sold-out product', [{ sku: 'GONE', qty: 1 }], /^Error while adding products\. The GONE: .*out of stock/],
    ['an unknown product', [{ sku: 'NOPE', qty: 1 }], /^Error while adding products\. NOPE: /],
    ['a disabled product', [{ sku: 'OFF', qty: 1 }], /^Error while adding products\. /],
  ])('refuses %s with the reason and takes no stock', async (_, products, reason) => {
    expect(await shop.place(orderBody(products))).toEqual([500, expect.stringMatching(reason)])
    expect(await shop.stockOf('LAST')).toEqual({ qty: 2, isInStock: true })
  })

  it.each([
    [
      'an unknown shipping method',
      { ...courier, shipping_method_code: 'drone' },
      /^Error while adding shipping address\. /,
    ],
    ['a missing shipping address', { shippingAddress: undefined }, /^Error while adding shipping address\. /],
    [
      'a country without delivery',
      { shippingAddress: { ...address, country_id: 'FR' } },
      /^Error while adding shipping address\. /,
    ],
    ['an unknown payment method', { payment_method_code: 'gold' }, /^Error placing an order\. /],
    [
      'an incomplete billing address',
      { billingAddress: { ...address, lastname: '' } },
      /^Error while adding billing address\. /,
    ],
  ])('refuses %s with the message of the failed step', async (_, delivery, reason) => {
    expect(await shop.place(orderBody([clock], { delivery }))).toEqual([500, expect.stringMatching(reason)])
  })

  it('lists schema errors and accepts prices below 1', async () => {
    const wrong: [object, object][] = [
      [orderBody([clock], { surprise: 1 }), {}],
      [orderBody([]), {}],
      [orderBody([clock], { delivery: { shippingAddress: { ...address, firstname: '42' } } }), {}],
    ]
    for (const [body] of wrong) expect(await shop.place(body)).toMatchObject([400, [{ message: expect.any(String) }]])
    const cheap = orderBody([{ ...clock, price: 0.4 }])
    expect(await shop.place(cheap)).toMatchObject([200, {}])
  })

  it('sets a payment deadline for cards and refuses cash for virtual carts', async () => {
    const card = { payment_method_code: 'card' }
    expect(await shop.place(orderBody([clock], { delivery: card }))).toMatchObject([200, { state: 'pending_payment' }])
    const { payment_deadline, placed_at } = await lastOrder()
    expect(payment_deadline!.getTime() - placed_at.getTime()).toBe(1_800_000)
    const virtual = [
      { sku: 'HOUR', qty: 1 },
      { sku: 'GIFT', qty: 1, ...giftCardOptions() },
    ]
    const none = { shippingAddress: undefined, shipping_method_code: null, shipping_carrier_code: null }
    expect(await shop.place(orderBody(virtual, { delivery: none }))).toMatchObject([500, expect.any(String)])
    expect(await shop.place(orderBody(virtual, { delivery: { ...none, ...card } }))).toMatchObject([200, {}])
    expect((await lastOrder()).snapshot).toMatchObject({ shipping: null, totals: { total: { gross: 8500 } } })
  })

  it('assigns an order to the store view in its body within the same website', async () => {
    const delivery = { shippingAddress: { ...address, country_id: 'DE' } }
    const body = orderBody([{ sku: 'CLOCK', qty: 1 }], { store_code: 'de', delivery })
    const [method] = viewOf('de').shipping.methods
    const codes = { shipping_method_code: method?.methodCode, shipping_carrier_code: method?.carrierCode }
    const sent = { ...body, addressInformation: { ...body.addressInformation, ...codes } }
    expect(await shop.place(sent)).toMatchObject([200, {}])
    expect(await lastOrder()).toMatchObject({ store_code: 'de', currency: 'EUR', snapshot: { language: 'de' } })
    expect(await shop.place(orderBody([clock], { store_code: 'trade', order_id: 'x' }))).toMatchObject([200, {}])
    expect(await lastOrder()).toMatchObject({ store_code: 'default' })
  })

  it('pays with gift cards first and uses the free method if nothing is due', async () => {
    const [small, large] = [await newGiftCard(1000), await newGiftCard(10_000)]
    const cartId = await shop.cartOf(clock)
    await pay(cartId, small)
    const body = orderBody([clock], { cart_id: cartId, delivery: { payment_method_code: 'card', expected_due: 19 } })
    expect(await shop.place(body)).toMatchObject([200, { state: 'pending_payment' }])
    expect(await lastOrder()).toMatchObject({
      total: 2900,
      due: 1900,
      snapshot: { totals: { giftCards: [{ amount: 1000 }] } },
    })
    const other = await shop.cartOf(clock)
    await pay(other, large)
    const free = orderBody([clock], { cart_id: other, delivery: { payment_method_code: 'free' } })
    expect(await shop.place(free)).toMatchObject([200, { state: 'paid' }])
    expect(await lastOrder()).toMatchObject({ due: 0, payment_code: 'free' })
    expect(await shop.place(orderBody([clock], { delivery: { payment_method_code: 'free' } }))).toMatchObject([500, {}])
  })

  it('refuses an order whose coupon has been used up', async () => {
    const buy = async (coupon: string, email: string) => {
      const cartId = await shop.cartOf(clock)
      await shop.callCart('POST', 'apply-coupon', { cartId, coupon })
      return () =>
        shop.place(orderBody([clock], { cart_id: cartId, delivery: { shippingAddress: { ...address, email } } }))
    }
    const [one, two] = [await buy('ONCE', 'a@example.test'), await buy('ONCE', 'b@example.test')]
    expect(await one()).toMatchObject([200, {}])
    expect(await two()).toMatchObject([500, expect.stringMatching(/^Error placing an order\. ONCE: /)])
    const mine = [
      await buy('MINE', 'C@example.test'),
      await buy('MINE', 'c@example.test'),
      await buy('MINE', 'd@example.test'),
    ]
    expect((await Promise.all(mine.map((order) => order()))).map(([code]) => code).toSorted()).toEqual([200, 200, 500])
  })

  it('identifies customers by token and lists only their own orders', async () => {
    const [ann, bob] = [
      await registerTestCustomer({ db: getDb(), view: viewOf('default') }, { email: 'ann@example.test' }),
      await registerTestCustomer({ db: getDb(), view: viewOf('default') }, { email: 'bob@example.test' }),
    ]
    const body = orderBody([clock], { user_id: String(ann.id) })
    expect(await shop.place(body, { token: bob.token })).toMatchObject([401, {}])
    expect(await shop.place(body, { token: 'nonsense' })).toMatchObject([401, {}])
    const [, placed] = await shop.place(body, { token: ann.token })
    const [, history] = await shop.call('GET', '/api/user/order-history?pageSize=20&currentPage=1', {
      token: ann.token,
    })
    expect(history).toMatchObject({ total_count: 1, items: [{ increment_id: placed.orderNumber, grand_total: 29 }] })
    expect(history.items[0].items).toMatchObject([{ sku: 'CLOCK', price: 20, price_incl_tax: 24, tax_percent: 20 }])
    const [, other] = await shop.call('GET', '/api/user/order-history', { token: bob.token })
    expect(other).toMatchObject({ total_count: 0, items: [] })
    expect(await shop.place({ ...body, order_id: 'as a guest' })).toMatchObject([200, {}])
    expect(await lastOrder()).toMatchObject({ customer_id: null })
  })

  it('accepts trade orders from approved customers only, at group prices', async () => {
    const view = viewOf('trade')
    const db = getDb()
    const pack = orderBody([{ sku: 'PACK', qty: 12, price_incl_tax: 8.8 }], {
      delivery: { payment_method_code: 'card' },
    })
    expect(await shop.place(pack, { storeCode: 'trade' })).toMatchObject([401, {}])
    const buyer = await registerTestCustomer({ db, view }, { email: 'shop@example.test', groupId: 11 })
    const waiting = await registerTestCustomer(
      { db, view },
      { email: 'new@example.test', groupId: 11, approved: false },
    )
    const body = (id: number) => ({ ...pack, user_id: String(id) })
    expect(await shop.place(body(waiting.id), { storeCode: 'trade', token: waiting.token })).toMatchObject([403, {}])
    const [code] = await shop.place(body(buyer.id), { storeCode: 'trade', token: buyer.token })
    expect(code).toBe(200)
    expect((await lastOrder()).snapshot).toMatchObject({
      shown: 'net',
      lines: [{ unit: { net: 733, gross: 880 }, full: { net: 8796 } }],
    })
  })
})
