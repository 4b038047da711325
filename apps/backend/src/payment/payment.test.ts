import { messageText } from '@mantel/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { inTransaction } from '../platform/db/index.ts'
import { withTestDb } from '../platform/db/testing.ts'
import { requestPartialRefund } from './index.ts'
import { openPayingShop, type PayingShop } from './testing/paying-shop.ts'

const minute = 60_000
const day = 24 * 60 * minute

withTestDb('payments', (getDb, getConnection) => {
  let shop: PayingShop
  beforeAll(async () => {
    shop = await openPayingShop(getConnection())
    await shop.setStock('BOOK', 1000)
  })
  afterAll(() => shop.close())

  it('pays the order with an accepted card and ignores later webhooks', async () => {
    const { id, orderKey, orderNumber } = await shop.order('card')
    expect(await shop.pay(orderKey, 'ok')).toEqual([200, { step: 'done', orderNumber }])
    expect(await shop.stateOf(id)).toBe('paid')
    const [event] = shop.scripted.events.slice(-1)
    expect([await shop.report('card', event!.id), await shop.report('card', event!.id)]).toEqual([200, 200])
    expect(await shop.pay(orderKey, 'ok')).toEqual([200, { step: 'done', orderNumber }])
    expect(await shop.paymentsOf(id)).toEqual(['authorised'])
  })

  it('returns cart and stock after a declined card', async () => {
    const before = await shop.stockOf('BOOK')
    const { id, orderKey } = await shop.order('card')
    const [code, result] = await shop.pay(orderKey, 'declined')
    expect([code, result.step, result.message]).toEqual([200, 'failed', messageText('payment_failed', 'en')])
    expect(await shop.stateOf(id)).toBe('cancelled')
    expect(await shop.stockOf('BOOK')).toEqual(before)
    const { status } = await getDb()
      .selectFrom('cart')
      .innerJoin('shop_order', 'shop_order.cart_id', 'cart.id')
      .select('status')
      .where('shop_order.id', '=', id)
      .executeTakeFirstOrThrow()
    expect(status).toBe('active')
    expect((await shop.pay(orderKey, 'ok'))[1].step).toBe('failed')
    expect(shop.scripted.payments().filter(({ captures }) => captures > 1)).toEqual([])
  })

  it('repeats an unanswered challenge and pays after the right answer', async () => {
    const { id, orderKey } = await shop.order('card')
    const [, first] = await shop.pay(orderKey, 'challenge')
    const [, again] = await shop.pay(orderKey)
    expect([first.step, again.challenge]).toEqual(['challenge', first.challenge])
    const { transactionId } = first.challenge
    expect((await shop.answer(orderKey, transactionId, 'yes'))[1].step).toBe('done')
    expect((await shop.answer(orderKey, transactionId, 'yes'))[1].step).toBe('done')
    expect(await shop.stateOf(id)).toBe('paid')
  })

  it('accepts an order id or number with a transaction that the provider confirms', async () => {
    const sync = (body: object) => shop.call('POST', '/api/ext/card/order-sync', { body })
    for (const reply of ['challenge', 'lost reply'] as const) {
      const { id, orderKey, orderNumber, backendOrderId } = await shop.order('card')
      const [, { challenge }] = await shop.pay(orderKey, 'challenge')
      const { transactionId } = challenge
      // The bank decides without a call from the shop: the client only reports that it is done.
      if (reply === 'lost reply') shop.scripted.decideChallenges()
      const cRes = reply === 'challenge' ? 'yes' : undefined
      expect(await sync({ order_id: orderNumber, transactionId, cRes })).toMatchObject([
        200,
        { step: 'done', orderNumber },
      ])
      expect(await sync({ orderId: backendOrderId, transactionId })).toMatchObject([200, { step: 'done' }])
      expect([await shop.stateOf(id), await shop.paymentsOf(id)]).toEqual(['paid', ['authorised']])
    }
    expect(shop.scripted.payments().filter(({ captures }) => captures > 1)).toEqual([])
  })

  it('refuses an order id without a transaction that the provider knows for this order', async () => {
    const sync = (body: object) => shop.call('POST', '/api/ext/card/order-sync', { body })
    const [one, two] = [await shop.order('card'), await shop.order('card')]
    const { transactionId } = (await shop.pay(one.orderKey, 'challenge'))[1].challenge
    const claimed = { status: 'Ok', statusCode: '0000', cRes: 'yes' }
    for (const body of [
      { orderId: two.backendOrderId, transactionId },
      { orderId: one.backendOrderId, transactionId: 'guessed' },
      { orderId: one.backendOrderId },
      { orderId: '999999', transactionId },
      { transactionId },
    ]) {
      expect((await sync({ ...body, ...claimed }))[0]).toBe(404)
    }
    const [code] = await shop.call('POST', '/api/ext/card/order-sync', {
      body: { orderId: one.backendOrderId, transactionId, ...claimed },
      storeCode: 'trade',
    })
    expect(code).toBe(404)
    // A result that only the client claims changes nothing.
    const { cRes: _, ...claims } = claimed
    expect((await sync({ orderId: one.backendOrderId, transactionId, ...claims }))[1]).toMatchObject({
      step: 'challenge',
    })
    shop.scripted.outage.isActive = true
    expect((await sync({ orderId: one.backendOrderId, transactionId, ...claimed }))[0]).toBe(404)
    shop.scripted.outage.isActive = false
    expect([await shop.stateOf(one.id), await shop.stateOf(two.id)]).toEqual(['pending_payment', 'pending_payment'])
  })

  it('abandons a challenged card when another card is used', async () => {
    const { id, orderKey } = await shop.order('card')
    const [, first] = await shop.pay(orderKey, 'challenge')
    expect((await shop.pay(orderKey, 'ok'))[1].step).toBe('done')
    await shop.answer(orderKey, first.challenge.transactionId, 'yes')
    expect(await shop.paymentsOf(id)).toEqual(['abandoned', 'authorised'])
  })

  it('keeps the order pending after a lost reply until the provider confirms', async () => {
    const { id, orderKey } = await shop.order('card')
    expect((await shop.pay(orderKey, 'lost'))[1].step).toBe('pending')
    expect(await shop.stateOf(id)).toBe('pending_payment')
    shop.clock.at += minute
    await shop.reconcile()
    expect(await shop.stateOf(id)).toBe('paid')
  })

  it('keeps the order open past its deadline while the provider is unreachable', async () => {
    const { id, orderKey } = await shop.order('card')
    await shop.pay(orderKey, 'lost')
    shop.scripted.outage.isActive = true
    shop.clock.at += 2 * 60 * minute
    await shop.reconcile()
    expect(await shop.stateOf(id)).toBe('pending_payment')
    shop.scripted.outage.isActive = false
    await shop.reconcile()
    expect(await shop.stateOf(id)).toBe('paid')
  })

  it('cancels an unpaid order at the deadline and captures nothing afterwards', async () => {
    const { id, orderKey } = await shop.order('paypal')
    expect((await shop.pay(orderKey))[1]).toMatchObject({ step: 'redirect', redirect: { method: 'get' } })
    shop.clock.at += 10 * minute
    await shop.reconcile()
    expect(await shop.stateOf(id)).toBe('pending_payment')
    shop.clock.at += 2 * 60 * minute
    await shop.reconcile()
    expect([await shop.stateOf(id), await shop.paymentsOf(id)]).toEqual(['cancelled', ['abandoned']])
    shop.scripted.approve()
    const [approved] = shop.scripted.events.slice(-1)
    expect(await shop.report('paypal', approved!.id)).toBe(200)
    expect(shop.scripted.payments().at(-1)).toMatchObject({ state: 'approved', captures: 0 })
  })

  it('refunds a payment authorised after the order was cancelled', async () => {
    const { id, orderKey } = await shop.order('card')
    const [, { challenge }] = await shop.pay(orderKey, 'challenge')
    shop.clock.at += day
    await shop.reconcile()
    expect(await shop.stateOf(id)).toBe('cancelled')
    // The bank was slower than the shop: only the webhook reports the result.
    await shop.scripted.provider.completeChallenge!({ key: '', reference: challenge.transactionId }, 'yes')
    await shop.report('card', shop.scripted.events.at(-1)!.id)
    expect(await shop.paymentsOf(id)).toEqual(['returning'])
    await shop.reconcile()
    await shop.reconcile()
    expect([await shop.paymentsOf(id), await shop.stateOf(id)]).toEqual([['refunded'], 'cancelled'])
    expect(shop.scripted.payments().at(-1)).toMatchObject({ state: 'given-back', captures: 1 })
  })

  it('refunds a payment once when the merchant refunds the order', async () => {
    const { id, orderKey, orderNumber } = await shop.order('card')
    await shop.pay(orderKey, 'ok')
    expect(await shop.orders.move(orderNumber, { to: 'refunded', reason: 'broken' })).toMatchObject({ ok: true })
    expect(await shop.paymentsOf(id)).toEqual(['returning'])
    shop.scripted.outage.isActive = true
    await shop.reconcile()
    shop.scripted.outage.isActive = false
    await shop.reconcile()
    expect(await shop.paymentsOf(id)).toEqual(['returning'])
    shop.clock.at += minute
    await Promise.all([shop.reconcile(), shop.reconcile()])
    expect([await shop.paymentsOf(id), await shop.stateOf(id)]).toEqual([['refunded'], 'refunded'])
    expect(shop.scripted.payments().at(-1)).toMatchObject({ state: 'given-back', captures: 1 })
  })

  it('refunds parts of a payment once each, and only the rest when the order is refunded', async () => {
    const { id, orderKey, orderNumber } = await shop.order('card')
    await shop.pay(orderKey, 'ok')
    const paid = shop.scripted.payments().at(-1)!
    const now = () => new Date(shop.clock.at)
    const request = (amount: number) => inTransaction(getDb(), (tx) => requestPartialRefund(tx, id, amount, now()))
    expect(await request(100)).toEqual({ provider: 100, before: 0 })
    expect(await request(200)).toEqual({ provider: 200, before: 100 })
    shop.scripted.outage.isActive = true
    await shop.reconcile()
    expect([...paid.refunds.values()]).toEqual([])
    shop.scripted.outage.isActive = false
    shop.clock.at += minute
    await Promise.all([shop.reconcile(), shop.reconcile()])
    await shop.reconcile()
    expect([...paid.refunds.values()]).toEqual([100, 200])
    // The provider reports a part as it reports a whole refund.
    expect(await shop.report('card', shop.scripted.events.at(-1)!.id)).toBe(200)
    expect(await shop.paymentsOf(id)).toEqual(['authorised'])
    await shop.orders.move(orderNumber, { to: 'refunded', reason: '' })
    await shop.reconcile()
    expect([...paid.refunds.values()]).toEqual([100, 200, paid.amount - 300])
    expect(await shop.paymentsOf(id)).toEqual(['refunded'])
    expect(await request(100)).toEqual({ provider: 0, before: paid.amount })
  })

  it('sends the rest of a refund although the report of an earlier part arrives first', async () => {
    const { id, orderKey, orderNumber } = await shop.order('card')
    await shop.pay(orderKey, 'ok')
    const paid = shop.scripted.payments().at(-1)!
    await inTransaction(getDb(), (tx) => requestPartialRefund(tx, id, 100, new Date(shop.clock.at)))
    await shop.reconcile()
    const ofPart = shop.scripted.events.at(-1)!
    await shop.orders.move(orderNumber, { to: 'refunded', reason: '' })
    expect(await shop.report('card', ofPart.id)).toBe(200)
    expect(await shop.paymentsOf(id)).toEqual(['returning'])
    await shop.reconcile()
    expect([...paid.refunds.values()]).toEqual([100, paid.amount - 100])
    expect(await shop.paymentsOf(id)).toEqual(['refunded'])
  })

  it('refunds no more than was paid, and nothing of an unpaid order', async () => {
    const { id, orderKey } = await shop.order('card')
    const request = (amount: number) => inTransaction(getDb(), (tx) => requestPartialRefund(tx, id, amount, new Date()))
    expect(await request(100)).toBeNull()
    await shop.pay(orderKey, 'ok')
    const { amount } = shop.scripted.payments().at(-1)!
    const requested = [await request(amount - 1), await request(100), await request(100)]
    expect(requested.map((refund) => refund?.provider)).toEqual([amount - 1, 1, 0])
  })

  it('pays by webhook when the shopper closes the tab and redirects a later return to the success page', async () => {
    const { id, orderKey } = await shop.order('paypal')
    await shop.pay(orderKey)
    shop.scripted.approve()
    await shop.report('paypal', shop.scripted.events.at(-1)!.id)
    expect(await shop.stateOf(id)).toBe('paid')
    const key = encodeURIComponent(orderKey)
    expect(await shop.comeBack('paypal', orderKey)).toEqual([303, `http://localhost:3000/success?key=${key}`])
  })

  it('redirects to the error page and cancels the order when the shopper cancels', async () => {
    const { id, orderKey } = await shop.order('paypal')
    await shop.pay(orderKey)
    const key = encodeURIComponent(orderKey)
    const errorPage = `http://localhost:3000/payment-error?key=${key}&cancelled=1`
    expect(await shop.comeBack('paypal', orderKey, true)).toEqual([303, errorPage])
    expect(await shop.stateOf(id)).toBe('cancelled')
    expect(await shop.comeBack('paypal', 'guessed')).toEqual([303, 'http://localhost:3000/payment-error'])
  })

  it('captures once when webhooks and returns arrive at the same time', async () => {
    const { id, orderKey } = await shop.order('paypal')
    await shop.pay(orderKey)
    shop.scripted.approve()
    const { id: event } = shop.scripted.events.at(-1)!
    await Promise.all([
      ...Array.from({ length: 4 }, () => shop.report('paypal', event)),
      ...Array.from({ length: 4 }, () => shop.comeBack('paypal', orderKey)),
    ])
    expect([await shop.stateOf(id), await shop.paymentsOf(id)]).toEqual(['paid', ['authorised']])
    expect(shop.scripted.payments().at(-1)).toMatchObject({ captures: 1 })
  })

  it('refuses unknown order keys, signatures and providers', async () => {
    const { orderKey } = await shop.order('card')
    const [code] = await shop.call('POST', '/api/ext/payment/start', { body: { orderKey }, storeCode: 'trade' })
    expect([code, (await shop.pay('1-x'))[0], (await shop.pay(orderKey))[0]]).toEqual([404, 404, 400])
    expect(await shop.report('card', 'event-1', 'theirs')).toBe(400)
    expect(await shop.report('nobody', 'event-1')).toBe(404)
  })

  it('refuses requests with a card number', async () => {
    const { orderKey } = await shop.order('card')
    expect((await shop.pay(orderKey, '4929 0000 0000 0109'))[0]).toBe(400)
    const [code] = await shop.call('POST', '/api/ext/card/card-identifier', {
      body: { cardNumber: '4929000000000109' },
    })
    expect(code).toBe(400)
  })
})
