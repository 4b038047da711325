import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { registerTestCustomer } from '../customer/testing/register-test-customer.ts'
import { closeGiftCards, issueGiftCard, listUsableCodes } from '../giftcard/index.ts'
import { openPayingShop, type PayingShop } from '../payment/testing/paying-shop.ts'
import { withTestDb } from '../platform/db/testing.ts'
import { viewOf } from '../store/testing.ts'
import { orderBody } from './testing/order-shop.ts'

const day = 86_400_000

withTestDb('requests to cancel or withdraw', (getDb, getConnection) => {
  let shop: PayingShop
  beforeAll(async () => {
    shop = await openPayingShop(getConnection(), { filled: ['default', 'trade'] })
  })
  afterAll(() => shop?.close())
  beforeEach(async () => {
    await shop.setStock('CLOCK', 100)
    await shop.setStock('BOOK', 100)
  })

  type Placed = { id: number; number: string; key: string }
  type Buyer = { id: number; token: string }

  /** Three clocks at 24.00 and a book at 10.50; delivery is 4.00 net, 5.00 gross. */
  async function place({ method = 'card', buyer, cart }: { method?: string; buyer?: Buyer; cart?: string } = {}) {
    const lines = [
      { sku: 'CLOCK', qty: 3 },
      { sku: 'BOOK', qty: 1 },
    ]
    const body = orderBody(lines, {
      order_id: randomUUID(),
      user_id: String(buyer?.id ?? ''),
      delivery: { payment_method_code: method },
      cart_id: cart ?? '',
    })
    const [code, result] = await shop.place(body, { token: buyer?.token })
    expect([code, result]).toMatchObject([200, {}])
    const placed: Placed = { id: Number(result.backendOrderId), number: result.orderNumber, key: result.orderKey }
    if (method === 'card') expect((await shop.pay(placed.key, 'ok'))[0]).toBe(200)
    return placed
  }
  const submit = (order: Placed, body: object, asking: { token?: string; storeCode?: string } = {}) =>
    shop.call('POST', '/api/ext/order-request', {
      ...asking,
      body: { orderKey: asking.token ? undefined : order.key, requestId: randomUUID(), kind: 'withdrawal', ...body },
    })
  const details = async ({ key }: Placed) => (await shop.call('GET', `/api/ext/order-details/${key}`))[1]
  const extension = async (order: Placed) => (await details(order)).extension_attributes
  const clocks = (qty: number) => ({ items: [{ item_id: 1, qty }] })
  const accept = ({ number }: Placed, request?: number) =>
    shop.orders.settle(number, { request, isAccepted: true, note: '' })
  const ship = ({ number }: Placed, items?: { sku: string; quantity: number }[]) =>
    shop.orders.ship(number, { carrier: '', trackingNumber: '', items, reason: '' })
  const mailsOf = async ({ number }: Placed) => {
    const rows = await getDb().selectFrom('mail').select(['message_id', 'recipient']).execute()
    return rows
      .filter(({ message_id }) => message_id.startsWith(`order-${number}-request`))
      .map(({ message_id, recipient }) => `${message_id.split('@')[0]?.slice(16)} to ${recipient.split('@')[0]}`)
      .toSorted()
  }
  const refundsOf = (order: Placed) => {
    const payment = shop.scripted.payments().find(({ key }) => key.startsWith(order.number))
    return [...(payment?.refunds.values() ?? [])]
  }

  it('cancels a paid order on request: one request, confirmed by mail, refunded when the merchant accepts', async () => {
    const order = await place()
    expect(await extension(order)).toMatchObject({ can_cancel: true, requests: [] })
    const requestId = randomUUID()
    const body = { kind: 'cancellation', requestId, reason: 'Wrong size' }
    const replies = await Promise.all([submit(order, body), submit(order, body), submit(order, body)])
    expect(replies.map(([code]) => code)).toEqual([200, 200, 200])
    const [, result] = await submit(order, body)
    expect(result.extension_attributes).toMatchObject({
      can_cancel: false,
      withdrawable: [],
      requests: [{ number: 1, kind: 'cancellation', state: 'open', amount: result.grand_total }],
    })
    expect(await submit(order, { kind: 'cancellation' })).toMatchObject([409, expect.stringContaining('cancelled')])
    expect(await mailsOf(order)).toEqual(['request-1 to ann', 'request-1-copy to help'])
    expect(await ship(order)).toMatchObject({ ok: false, code: 'order_request_open' })
    expect(await shop.orders.listRequests(5)).toMatchObject([{ order: { number: order.number } }])

    const before = await shop.stockOf('CLOCK')
    const paid = Math.round(result.grand_total * 100)
    expect(await accept(order)).toMatchObject({ ok: true, amount: paid, refunded: { provider: paid, byHand: 0 } })
    expect(await accept(order)).toMatchObject({ ok: false, code: 'order_request_unknown' })
    await shop.reconcile()
    expect(refundsOf(order)).toEqual([paid])
    expect(await shop.stateOf(order.id)).toBe('refunded')
    expect((await shop.stockOf('CLOCK')).qty).toBe(before.qty + 3)
    expect(await shop.orders.listRequests(5)).toEqual([])
  })

  it('tells the buyer why the merchant refuses, and lets the buyer ask again', async () => {
    const order = await place({ method: 'cashondelivery' })
    await submit(order, { kind: 'cancellation' })
    const refused = await shop.orders.settle(order.number, { request: 1, isAccepted: false, note: 'Engraved already' })
    expect(refused).toMatchObject({ ok: true, refunded: { provider: 0 } })
    expect(await extension(order)).toMatchObject({
      can_cancel: true,
      requests: [{ state: 'refused', note: 'Engraved already' }],
    })
    expect(await mailsOf(order)).toContain('request-1-refused to ann')
    expect((await submit(order, { kind: 'cancellation' }))[0]).toBe(200)
    expect(await accept(order)).toMatchObject({ ok: true, refunded: { provider: 0, byHand: 0 } })
    expect(await shop.stateOf(order.id)).toBe('cancelled')
  })

  it('refunds single units, and the delivery cost with the last unit', async () => {
    const order = await place()
    await ship(order)
    const { grand_total } = await details(order)
    expect(await extension(order)).toMatchObject({
      can_cancel: false,
      withdrawable: [
        { item_id: 1, qty: 3, until: '2026-11-23' },
        { item_id: 3, qty: 1, until: '2026-11-23' },
      ],
    })
    const [, first] = await submit(order, clocks(2))
    expect(first.extension_attributes.requests).toMatchObject([{ amount: 48, items: [{ item_id: 1, qty: 2 }] }])
    expect(await submit(order, clocks(2))).toMatchObject([400, expect.stringContaining('1 of The CLOCK')])
    expect(await accept(order)).toMatchObject({ ok: true, amount: 4800, refunded: { provider: 4800 } })
    expect(await mailsOf(order)).toContain('request-1-accepted to ann')
    expect(await shop.stateOf(order.id)).toBe('shipped')
    await shop.reconcile()
    expect(refundsOf(order)).toEqual([4800])

    const [, rest] = await submit(order, {})
    expect(rest.extension_attributes).toMatchObject({
      withdrawable: [],
      requests: [{ state: 'accepted' }, { amount: grand_total - 48 }],
    })
    await accept(order)
    await shop.reconcile()
    const paid = Math.round(grand_total * 100)
    expect(refundsOf(order)).toEqual([4800, paid - 4800])
    expect(await shop.stateOf(order.id)).toBe('refunded')
  })

  it('never takes more than was bought when two devices ask at once', async () => {
    const order = await place()
    const replies = await Promise.all([submit(order, clocks(2)), submit(order, clocks(2))])
    expect(replies.map(([code]) => code).toSorted()).toEqual([200, 400])
    expect((await extension(order)).requests).toHaveLength(1)
  })

  it('does not ship withdrawn units and returns them to stock once', async () => {
    const order = await place()
    await ship(order, [{ sku: 'CLOCK', quantity: 1 }])
    const before = (await shop.stockOf('CLOCK')).qty
    await submit(order, clocks(2))
    expect(await ship(order, [{ sku: 'CLOCK', quantity: 1 }])).toMatchObject({ ok: false, code: 'shipment_too_many' })
    await accept(order)
    expect((await shop.stockOf('CLOCK')).qty).toBe(before + 2)
    expect(await ship(order)).toMatchObject({ ok: true, isComplete: true })
    await shop.orders.move(order.number, { to: 'refunded', reason: '' })
    expect((await shop.stockOf('CLOCK')).qty).toBe(before + 2)
  })

  it('moves an order to shipped when nothing is left to send after a withdrawal', async () => {
    const order = await place()
    await ship(order, [{ sku: 'CLOCK', quantity: 3 }])
    await submit(order, { items: [{ item_id: 3, qty: 1 }] })
    await accept(order)
    expect(await shop.stateOf(order.id)).toBe('shipped')
  })

  it('keeps the order open for units of an open request, which can be shipped when the request is refused', async () => {
    const order = await place()
    await submit(order, clocks(1))
    expect(await ship(order)).toMatchObject({ ok: true, isComplete: false })
    expect(await shop.stateOf(order.id)).toBe('paid')
    expect(await ship(order)).toMatchObject({ ok: false, code: 'order_request_open' })
    await shop.orders.settle(order.number, { request: 1, isAccepted: false, note: 'Engraved' })
    expect(await ship(order)).toMatchObject({ ok: true, isComplete: true })
    expect(await shop.stateOf(order.id)).toBe('shipped')
  })

  it('moves an order to shipped only when the last open request is accepted', async () => {
    const order = await place()
    await submit(order, clocks(1))
    await submit(order, { items: [{ item_id: 3, qty: 1 }] })
    await ship(order)
    await accept(order, 1)
    expect(await shop.stateOf(order.id)).toBe('paid')
    await accept(order, 2)
    expect(await shop.stateOf(order.id)).toBe('shipped')
  })

  it('returns units that were in no parcel to stock when a shipped order is refunded', async () => {
    const order = await place()
    await ship(order, [{ sku: 'CLOCK', quantity: 1 }])
    const before = (await shop.stockOf('CLOCK')).qty
    // Older versions moved an order to shipped although an open request held its remaining units.
    await shop.orders.move(order.number, { to: 'shipped', reason: '' })
    await shop.orders.move(order.number, { to: 'refunded', reason: '' })
    expect((await shop.stockOf('CLOCK')).qty).toBe(before + 2)
  })

  it('refunds to the payment method first and then to the gift card', async () => {
    const code = 'REQUEST-CARD-1'
    const now = new Date(shop.clock.at)
    await issueGiftCard(getDb(), { website: 'mantel', currency: 'GBP', code, amount: 6000, now })
    const cart = await shop.cartOf({ sku: 'CLOCK', qty: 3 }, { sku: 'BOOK', qty: 1 })
    const applied = { quoteId: cart, giftCardCode: code, token: '' }
    expect((await shop.call('POST', '/api/ext/gift-card/apply', { body: applied }))[0]).toBe(200)
    const order = await place({ cart })
    const total = Math.round((await details(order)).grand_total * 100)
    const balance = async () =>
      (await getDb().selectFrom('gift_card').select('balance').where('website', '=', 'mantel').executeTakeFirst())
        ?.balance
    await submit(order, clocks(2))
    const due = total - 6000
    expect(await accept(order)).toMatchObject({ refunded: { provider: due, giftCards: 4800 - due, byHand: 0 } })
    expect(await balance()).toBe(4800 - due)
    await submit(order, {})
    await accept(order)
    await shop.reconcile()
    expect(await balance()).toBe(6000)
    expect(refundsOf(order).reduce((sum, amount) => sum + amount, 0)).toBe(due)
  })

  it('makes an expired gift card valid again for the refund, but not a closed card', async () => {
    const now = new Date(shop.clock.at)
    const expiresAt = new Date(shop.clock.at + 5 * day)
    const cards = ['REQUEST-CARD-2', 'REQUEST-CARD-3'].map((code) => ({ code, amount: 9000, expiresAt, now }))
    const orders = []
    for (const card of cards) {
      await issueGiftCard(getDb(), { website: 'mantel', currency: 'GBP', ...card })
      const cart = await shop.cartOf({ sku: 'CLOCK', qty: 1 })
      await shop.call('POST', '/api/ext/gift-card/apply', {
        body: { quoteId: cart, giftCardCode: card.code, token: '' },
      })
      shop.clock.at += 1000
      orders.push(await place({ cart }))
    }
    await closeGiftCards(getDb(), ['REQUEST-CARD-3'], new Date(shop.clock.at))
    shop.clock.at += 6 * day
    for (const order of orders) {
      await submit(order, {})
      await accept(order)
    }
    await shop.reconcile()
    expect(await listUsableCodes(getDb(), ['REQUEST-CARD-2', 'REQUEST-CARD-3'], new Date(shop.clock.at))).toEqual([
      'REQUEST-CARD-2',
    ])
    shop.clock.at += 91 * day
    expect(await listUsableCodes(getDb(), ['REQUEST-CARD-2'], new Date(shop.clock.at))).toEqual([])
    shop.clock.at -= 97 * day
  })

  it('reduces what is still to be paid for an order that is paid later', async () => {
    const order = await place({ method: 'cashondelivery' })
    const { total_due } = await details(order)
    await submit(order, clocks(1))
    expect(await accept(order)).toMatchObject({ amount: 2400, refunded: { provider: 0, byHand: 2400 } })
    expect((await details(order)).total_due).toBeCloseTo(total_due - 24)
  })

  it('refuses a withdrawal after the period', async () => {
    const order = await place()
    await ship(order)
    shop.clock.at += 22 * day
    expect(await submit(order, clocks(1))).toMatchObject([409, expect.stringContaining("can't be returned")])
    expect(await extension(order)).toMatchObject({
      withdrawable: [],
      can_cancel: false,
      withdrawal_ended: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    })
    shop.clock.at -= 22 * day
  })

  it('refuses guests without the key, other customers and other websites, and writes nothing', async () => {
    const register = (storeCode: string, email: string) =>
      registerTestCustomer({ db: getDb(), view: viewOf(storeCode) }, { email })
    const ann = await register('default', 'ann-requests@example.test')
    const eve = await register('default', 'eve-requests@example.test')
    const trade = await register('trade', 'trade-requests@example.test')
    const order = await place({ buyer: ann })
    const orderId = String(order.id)
    const wrongKey = { ...order, key: `${order.id}-${'x'.repeat(32)}` }
    expect((await submit(wrongKey, {}))[0]).toBe(404)
    expect((await submit(order, { orderKey: undefined, orderId }))[0]).toBe(401)
    expect((await submit(order, { orderId }, { token: eve.token }))[0]).toBe(404)
    expect((await submit(order, { orderId }, { token: trade.token }))[0]).toBe(401)
    expect((await submit(order, { orderId }, { token: trade.token, storeCode: 'trade' }))[0]).toBe(404)
    for (const items of [[{ item_id: 2, qty: 1 }], [{ item_id: 99, qty: 1 }], [{ item_id: 1, qty: 0 }]])
      expect((await submit(order, { items }))[0]).toBe(400)
    expect((await extension(order)).requests).toEqual([])
    expect(await mailsOf(order)).toEqual([])
    expect((await submit(order, { orderId, ...clocks(1) }, { token: ann.token }))[0]).toBe(200)
    const [, history] = await shop.call('GET', `/api/user/order-history?token=${ann.token}`)
    expect(history.items[0].extension_attributes.requests).toMatchObject([{ kind: 'withdrawal', state: 'open' }])
  })
})
