import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { withTestDb } from '../platform/db/testing.ts'
import { stores, withLimits } from '../store/testing.ts'
import { address, type OrderShop, openOrderShop, orderBody } from './testing/order-shop.ts'

/** Order limits have their defaults. Challenges have tests of their own. */
const limitedStores = withLimits(stores, {
  rates: { carts: { max: 3 }, wrongCoupons: { max: 2 } },
  botChallenge: null,
})

withTestDb('order limits', (getDb, getConnection) => {
  let shop: OrderShop
  let orders = 0
  const many = 1000

  beforeAll(async () => {
    shop = await openOrderShop(getConnection(), { stores: limitedStores })
  })
  beforeEach(async () => {
    for (const sku of ['BOOK', 'CLOCK', 'FREE']) await shop.setStock(sku, many)
    await getDb().deleteFrom('rate_limit').execute()
  })
  afterEach(() => getDb().updateTable('shop_order').set({ state: 'cancelled' }).execute())
  afterAll(() => shop.close())

  const body = (
    qty: number,
    { email = `buyer${++orders}@example.test`, method = 'cashondelivery', sku = 'BOOK' } = {},
  ) =>
    orderBody([{ sku, qty }], {
      order_id: `limit-${++orders}`,
      delivery: {
        shippingAddress: { ...address, email },
        billingAddress: { ...address, email },
        payment_method_code: method,
      },
    })
  const from = (last: number) => ({ from: `198.51.${last}.7` })

  it('refuses the eleventh guest order from one network address within an hour', async () => {
    const codes: number[] = []
    for (let at = 0; at < 11; at++) codes.push((await shop.place(body(1), from(1)))[0])
    expect(codes).toEqual([...Array(10).fill(200), 429])
    expect((await shop.place(body(1), from(2)))[0]).toBe(200)
  })

  it('refuses the sixth guest order for one e-mail address, from any network address', async () => {
    const codes: number[] = []
    for (let at = 0; at < 6; at++) codes.push((await shop.place(body(1, { email: 'Ann@x.test' }), from(at)))[0])
    expect(codes).toEqual([...Array(5).fill(200), 429])
  })

  it('answers a repeated order although the limit is reached, and counts it once', async () => {
    const first = body(1)
    const [, placed] = await shop.place(first, from(1))
    for (let at = 0; at < 9; at++) await shop.place(body(1), from(1))
    expect((await shop.place(body(1), from(1)))[0]).toBe(429)
    expect(await shop.place(first, from(1))).toEqual([200, placed])
  })

  it('does not count an order that is refused for another reason', async () => {
    for (let at = 0; at < 12; at++) expect((await shop.place(body(1, { sku: 'GONE' }), from(1)))[0]).toBe(500)
    expect((await shop.place(body(1), from(1)))[0]).toBe(200)
  })

  it.each([
    [[{ sku: 'BOOK', qty: 99 }], 200, ''],
    [[{ sku: 'BOOK', qty: 100 }], 400, 'You can order up to 99 of one product.'],
    [['BOOK', 'CLOCK', 'SALE', 'FREE'].map((sku) => ({ sku, qty: 90 })), 400, 'An order can contain up to 300 items.'],
  ])('limits the pieces of a line and of an order: %j', async (products, code, text) => {
    for (const { sku } of products) await shop.setStock(sku, many)
    const sent = { ...body(1, { method: 'paypal' }), products }
    const cheap = { ...body(1), products: [{ sku: 'FREE', qty: 99 }] }
    const [status, result] = await shop.place(code === 200 ? cheap : sent, from(3))
    expect([status, code === 200 ? '' : String(result).slice(0, text.length)]).toEqual([code, text])
  })

  it('refuses a quantity above the limit in the cart', async () => {
    const cartId = await shop.create()
    expect(await shop.add(cartId, { sku: 'BOOK', qty: 100 })).toMatchObject([400, /up to 99 of one product/])
    expect((await shop.add(cartId, { sku: 'BOOK', qty: 99 }))[0]).toBe(200)
  })

  it('refuses cash on delivery above its largest value', async () => {
    // 20 × £24 and £5 delivery are £485; one more clock is above £500.
    expect((await shop.place(body(20, { sku: 'CLOCK' }), from(4)))[0]).toBe(200)
    const [code, text] = await shop.place(body(21, { sku: 'CLOCK' }), from(4))
    expect([code, text]).toEqual([
      400,
      'Cash on delivery is available for orders up to £500.00. Please choose another payment method.',
    ])
    expect((await shop.place(body(21, { sku: 'CLOCK', method: 'paypal' }), from(4)))[0]).toBe(200)
  })

  it('refuses a fourth unpaid order from one network address until one of them is paid or cancelled', async () => {
    const place = () => shop.place(body(1, { method: 'paypal' }), from(5))
    const ids: string[] = []
    for (let at = 0; at < 3; at++) ids.push((await place())[1].backendOrderId)
    expect(await place()).toMatchObject([400, /3 orders that haven't been paid/])
    expect((await shop.place(body(1), from(5)))[0]).toBe(200)
    await getDb().updateTable('shop_order').set({ state: 'cancelled' }).where('id', '=', Number(ids[0])).execute()
    expect((await place())[0]).toBe(200)
  })

  it('refuses an unpaid order that would reserve more than 50 units for one network address', async () => {
    expect((await shop.place(body(30, { method: 'paypal' }), from(6)))[0]).toBe(200)
    expect(await shop.place(body(21, { method: 'paypal' }), from(6))).toMatchObject([400, /up to 50 items/])
    expect((await shop.place(body(20, { method: 'paypal' }), from(6)))[0]).toBe(200)
  })

  it('enforces the limit of unpaid orders when they arrive at the same time', async () => {
    const replies = await Promise.all(
      Array.from({ length: 6 }, () => shop.place(body(1, { method: 'paypal' }), from(7))),
    )
    expect(replies.filter(([code]) => code === 200)).toHaveLength(3)
  })

  it('limits new carts and wrong coupons from one network address', async () => {
    const [cartId] = [await shop.create(), await shop.create(), await shop.create()]
    expect(await shop.call('POST', '/api/cart/create', { body: {} })).toMatchObject([429, /Too many requests/])
    const guess = (coupon: string) => shop.call('POST', `/api/cart/apply-coupon?cartId=${cartId}&coupon=${coupon}`)
    const codes = [await guess('A'), await guess('B'), await guess('C')].map(([code]) => code)
    expect(codes).toEqual([404, 404, 429])
  })

  it('reports refusals of each limit at /metrics', async () => {
    const reply = await shop.app.inject({ url: '/metrics', headers: { host: 'localhost' } })
    expect(reply.body).toMatch(/limit_refusals_total\{limit="carts"\} 1\b/)
    expect(reply.body).toMatch(/limit_refusals_total\{limit="customerOrders"\} 0\b/)
  })
})
