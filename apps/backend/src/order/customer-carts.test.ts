import { type Kysely, sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { up as addCustomerKey } from '../../migrations/021-customer-cart-key.ts'
import { registerTestCustomer } from '../customer/testing/register-test-customer.ts'
import { issueGiftCard } from '../giftcard/index.ts'
import { withTestDb } from '../platform/db/testing.ts'
import { viewOf } from '../store/testing.ts'
import { type OrderShop, openOrderShop, orderBody } from './testing/order-shop.ts'

/** Orders from customers' carts, by their key and by the numbers that they had before. */
withTestDb('customer cart ids', (getDb, getConnection) => {
  let shop: OrderShop
  beforeAll(async () => {
    shop = await openOrderShop(getConnection(), { filled: ['default', 'de', 'trade'] })
  })
  afterAll(() => shop?.close())
  beforeEach(() => shop.setStock('CLOCK', 10))

  const clock = { sku: 'CLOCK', qty: 1, price_incl_tax: 24 }
  let customers = 0
  const signIn = (view = viewOf('default'), more = {}) =>
    registerTestCustomer({ db: getDb(), view }, { email: `c${++customers}@example.test`, ...more })
  async function cartOf({ token }: { token: string }): Promise<string> {
    const cartId = await shop.create({ token })
    expect((await shop.add(cartId, clock, { token }))[0]).toBe(200)
    return cartId
  }
  const historyOf = async ({ token }: { token: string }) =>
    (await shop.call('GET', '/api/user/order-history', { token }))[1].items.map(
      (order: { increment_id: string }) => order.increment_id,
    )
  /** The number by which clients knew a customer's cart before it had a key. */
  async function numberOfKey(key: string): Promise<string> {
    const cart = getDb().selectFrom('cart').select('id').where('customer_key', '=', key)
    return String((await cart.executeTakeFirstOrThrow()).id)
  }
  const lastOrder = async () => (await shop.allOrders()).at(-1)!

  it('assigns an order without a token to the customer of its cart and empties the cart', async () => {
    const ann = await signIn()
    const cartId = await cartOf(ann)
    const body = orderBody([clock], { user_id: String(ann.id), cart_id: cartId })
    const [code, placed] = await shop.place(body)
    expect([code, placed]).toMatchObject([200, { state: 'received' }])
    expect(await lastOrder()).toMatchObject({ customer_id: ann.id })
    expect(await historyOf(ann)).toEqual([placed.orderNumber])
    const next = await shop.create({ token: ann.token })
    expect(next).not.toBe(cartId)
    expect((await shop.callCart('GET', 'pull', { cartId: next, token: ann.token }))[1]).toEqual([])
    // A repeated request returns the same order, with and without the token.
    expect((await shop.place(body))[1]).toEqual(placed)
    expect((await shop.place(body, { token: ann.token }))[1]).toEqual(placed)
    expect(await historyOf(ann)).toHaveLength(1)
  })

  it('recognises one order sent by two clients, with and without the token', async () => {
    const ann = await signIn()
    const cartId = await cartOf(ann)
    const send = (order_id: string, token?: string) =>
      shop.place(orderBody([clock], { cart_id: cartId, order_id }), { token })
    const replies = await Promise.all([send('two-a'), send('two-b', ann.token), send('two-c')])
    expect(new Set(replies.map(([, { orderNumber }]) => orderNumber)).size).toBe(1)
    expect(await historyOf(ann)).toHaveLength(1)
  })

  it('requires the token for every other call on the cart', async () => {
    const [ann, bob] = [await signIn(), await signIn()]
    const cartId = await cartOf(ann)
    const number = await numberOfKey(cartId)
    const giftCard = { giftCardCode: 'AAAA-BBBB-CCCC-0001' }
    for (const sent of [cartId, number]) {
      const calls = [
        ['GET', 'pull', {}],
        ['GET', 'totals', {}],
        ['GET', 'payment-methods', {}],
        ['GET', 'coupon', {}],
        ['POST', 'update', { body: { cartItem: { ...clock, quoteId: sent } } }],
        ['POST', 'update-cart', { body: { cartItems: [{ ...clock, quoteId: sent }] } }],
        ['POST', 'delete', { body: { cartItem: { sku: 'CLOCK', item_id: 1, quoteId: sent } } }],
        ['POST', 'shipping-methods', { body: { address: { country_id: 'GB' } } }],
        ['POST', 'shipping-information', { body: { addressInformation: { shippingAddress: { countryId: 'GB' } } } }],
        ['POST', 'collect-totals', { body: { methods: {} } }],
        ['POST', 'apply-coupon', { coupon: 'TEN' }],
        ['POST', 'delete-coupon', {}],
        ['POST', 'reset', { body: { cartId: sent } }],
        ['POST', 'clear', {}],
      ] as const
      for (const [method, path, more] of calls) {
        const codes = [
          (await shop.callCart(method, path, { cartId: sent, ...more }))[0],
          (await shop.callCart(method, path, { cartId: sent, token: 'no-such-token', ...more }))[0],
          (await shop.callCart(method, path, { cartId: sent, token: bob.token, ...more }))[0],
        ]
        expect([path, ...codes]).toEqual([path, 401, 401, 404])
      }
      for (const path of ['apply', 'remove']) {
        const body = { quoteId: sent, ...giftCard }
        expect((await shop.call('POST', `/api/ext/gift-card/${path}`, { body }))[0]).toBe(401)
      }
      expect((await shop.callCart('GET', 'pull', { cartId: sent, token: ann.token }))[1]).toMatchObject([{ qty: 1 }])
    }
  })

  it('places a guest order if a request without a token names a numeric cart id, another customer or an unknown cart key', async () => {
    const [ann, bob] = [await signIn(), await signIn()]
    const cartId = await cartOf(ann)
    const number = await numberOfKey(cartId)
    const sent = [
      { cart_id: number, user_id: String(ann.id) },
      { cart_id: cartId, user_id: String(bob.id) },
      { cart_id: `c${'0'.repeat(32)}`, user_id: String(ann.id) },
    ]
    for (const ids of sent) {
      expect((await shop.place(orderBody([clock], ids)))[0]).toBe(200)
      expect(await lastOrder()).toMatchObject({ customer_id: null })
    }
    expect(await historyOf(ann)).toEqual([])
    expect((await shop.callCart('GET', 'pull', { cartId, token: ann.token }))[1]).toHaveLength(1)
  })

  it("does not use the customer's current cart for the key of a cart that is already ordered", async () => {
    const ann = await signIn()
    const cartId = await cartOf(ann)
    const first = orderBody([clock], { cart_id: cartId, order_id: `first-${ann.id}` })
    const [, placed] = await shop.place(first)
    const current = await cartOf(ann)
    const code = 'AAAA-BBBB-CCCC-TEN2'
    await issueGiftCard(getDb(), { website: 'mantel', currency: 'GBP', code, amount: 1000, now: new Date() })
    const body = { quoteId: current, giftCardCode: code }
    expect((await shop.call('POST', '/api/ext/gift-card/apply', { body, token: ann.token }))[0]).toBe(200)
    const before = await shop.callCart('GET', 'totals', { cartId: current, token: ann.token })

    const changed = orderBody([{ ...clock, qty: 2 }], { cart_id: cartId, order_id: `changed-${ann.id}` })
    const [, other] = await shop.place(changed)
    const order = await lastOrder()
    expect(order).toMatchObject({ customer_id: null, number: other.orderNumber, due: order.total })
    expect((await shop.place(changed))[1]).toEqual(other)
    expect((await shop.place({ ...first, order_id: `again-${ann.id}` }))[1]).toEqual(placed)
    expect(await historyOf(ann)).toEqual([placed.orderNumber])
    expect(await shop.callCart('GET', 'totals', { cartId: current, token: ann.token })).toEqual(before)
  })

  it('places a guest order for the key of a cart in another store view', async () => {
    const ann = await signIn()
    const current = await cartOf(ann)
    const headers = { 'x-vs-store-code': 'de' }
    const [, german] = await shop.callCart('POST', 'create', { token: ann.token, headers })
    expect([german === current, (await shop.place(orderBody([clock], { cart_id: german })))[0]]).toEqual([false, 200])
    expect(await lastOrder()).toMatchObject({ customer_id: null })
    expect(await historyOf(ann)).toEqual([])
    expect((await shop.callCart('GET', 'pull', { cartId: current, token: ann.token }))[1]).toHaveLength(1)
    expect((await shop.callCart('GET', 'pull', { cartId: german, token: ann.token, headers }))[0]).toBe(200)
  })

  it('accepts the key of an active cart after its customer has logged out', async () => {
    const ann = await signIn()
    const cartId = await cartOf(ann)
    expect((await shop.call('POST', '/api/user/logout', { token: ann.token }))[0]).toBe(200)
    await shop.place(orderBody([clock], { cart_id: cartId, order_id: `out-1-${ann.id}` }))
    expect(await lastOrder()).toMatchObject({ customer_id: ann.id })
    await shop.place(orderBody([{ ...clock, qty: 3 }], { cart_id: cartId, order_id: `out-2-${ann.id}` }))
    expect(await lastOrder()).toMatchObject({ customer_id: null })
  })

  it('does not let another customer order the cart', async () => {
    const [ann, bob] = [await signIn(), await signIn()]
    const cartId = await cartOf(ann)
    expect((await shop.place(orderBody([clock], { cart_id: cartId }), { token: bob.token }))[0]).toBe(200)
    expect(await lastOrder()).toMatchObject({ customer_id: bob.id })
    expect((await shop.callCart('GET', 'pull', { cartId, token: ann.token }))[1]).toHaveLength(1)
  })

  it('requires the token for orders in trade stores', async () => {
    const buyer = await signIn(viewOf('trade'), { groupId: 11 })
    const trade = { headers: { host: 'trade.localhost' }, token: buyer.token }
    const [, cartId] = await shop.callCart('POST', 'create', trade)
    const pack = orderBody([{ sku: 'PACK', qty: 12, price_incl_tax: 8.8 }], {
      cart_id: cartId,
      delivery: { payment_method_code: 'card' },
    })
    expect((await shop.place(pack, { storeCode: 'trade' }))[0]).toBe(401)
    expect((await shop.place(pack, { storeCode: 'trade', token: buyer.token }))[0]).toBe(200)
    expect(await lastOrder()).toMatchObject({ customer_id: buyer.id })
  })

  it('ignores a customer’s cart of another website', async () => {
    const buyer = await signIn(viewOf('trade'), { groupId: 11 })
    const [, cartId] = await shop.callCart('POST', 'create', {
      headers: { host: 'trade.localhost' },
      token: buyer.token,
    })
    expect((await shop.place(orderBody([clock], { cart_id: cartId })))[0]).toBe(200)
    expect(await lastOrder()).toMatchObject({ customer_id: null })
  })

  it('keeps carts and queued orders from before the migration', async () => {
    const [ann, bob] = [await signIn(), await signIn()]
    await cartOf(ann)
    await cartOf(bob)
    await sql`alter table cart drop column customer_key`.execute(getDb())
    const before = await sql`select * from cart order by id`.execute(getDb())
    const lines = await sql`select * from cart_line order by id`.execute(getDb())
    await addCustomerKey(getDb() as unknown as Kysely<unknown>)
    const after = await sql`select * from cart order by id`.execute(getDb())
    expect(after.rows).toEqual(before.rows.map((row) => ({ ...(row as object), customer_key: null })))
    expect((await sql`select * from cart_line order by id`.execute(getDb())).rows).toEqual(lines.rows)

    // A browser tab from before the migration sends the cart number; a new tab gets the key of the same cart.
    const numberOf = async (customerId: number) =>
      String(
        (
          await getDb()
            .selectFrom('cart')
            .select('id')
            .where('customer_id', '=', customerId)
            .where('status', '=', 'active')
            .executeTakeFirstOrThrow()
        ).id,
      )
    const number = await numberOf(ann.id)
    expect((await shop.add(number, clock, { token: ann.token }))[1]).toMatchObject({ qty: 2, quote_id: number })
    const key = await shop.create({ token: ann.token })
    expect(key).toMatch(/^c[0-9a-f]{32}$/)
    expect(await shop.create({ token: ann.token })).toBe(key)
    expect((await shop.callCart('GET', 'pull', { cartId: key, token: ann.token }))[1]).toMatchObject([{ qty: 2 }])
    expect((await shop.callCart('GET', 'totals', { cartId: number, token: ann.token }))[1]).toMatchObject({
      items_qty: 2,
    })

    // Orders that browsers queued with the number are sent with the token, before and after the cart has a key.
    for (const customer of [ann, bob]) {
      const cart_id = await numberOf(customer.id)
      const queued = orderBody([clock], { user_id: String(customer.id), cart_id, order_id: `queued-${customer.id}` })
      const [code, placed] = await shop.place(queued, { token: customer.token })
      expect(code).toBe(200)
      expect((await shop.place(queued, { token: customer.token }))[1]).toEqual(placed)
      expect(await historyOf(customer)).toEqual([placed.orderNumber])
      const next = await shop.create({ token: customer.token })
      expect((await shop.callCart('GET', 'pull', { cartId: next, token: customer.token }))[1]).toEqual([])
    }
  })
})
