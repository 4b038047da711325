import { randomUUID } from 'node:crypto'
import { type PaymentProvider, ProviderUnavailable } from '@mantel/plugins/payment/server'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { orderBody } from '../order/testing/order-shop.ts'
import { inTransaction } from '../platform/db/index.ts'
import { withTestDb } from '../platform/db/testing.ts'
import { recordingLog } from '../platform/http/testing.ts'
import { requestPartialRefund } from './index.ts'
import { openPayingShop, type PayingShop } from './testing/paying-shop.ts'

const minute = 60_000

withTestDb('refunds', (getDb, getConnection) => {
  let shop: PayingShop
  beforeAll(async () => {
    shop = await openPayingShop(getConnection())
    await shop.setStock('BOOK', 1000)
  })
  beforeEach(() => shop.scripted.forget())
  afterAll(() => shop?.close())

  async function paidOrder(qty = 1) {
    const order = await shop.order('paypal', 'BOOK', qty)
    await shop.pay(order.orderKey)
    shop.scripted.approve()
    await shop.comeBack('paypal', order.orderKey)
    expect(await shop.paymentsOf(order.id)).toEqual(['authorised'])
    const paid = shop.scripted.payments().at(-1)!
    const refunds = () => [...paid.refunds.values()]
    const refund = () => shop.orders.move(order.orderNumber, { to: 'refunded', reason: '' })
    const part = (amount: number) =>
      inTransaction(getDb(), (tx) => requestPartialRefund(tx, order.id, amount, new Date(shop.clock.at)))
    const refundRows = () =>
      getDb()
        .selectFrom('payment_refund')
        .selectAll()
        .where('payment_id', 'in', (eb) => eb.selectFrom('payment').select('id').where('order_id', '=', order.id))
        .orderBy('refund')
        .execute()
    return { ...order, paid, refunds, refund, part, refundRows }
  }
  const reconcileLater = async (log = recordingLog().log) => {
    shop.clock.at += 6 * 60 * minute
    await shop.reconcile({ log })
  }
  const reconcileWith = (refund: PaymentProvider['refund']) =>
    shop.reconcile({ providers: { paypal: { ...shop.scripted.provider, refund } } })
  const reportLast = async () => expect(await shop.report('paypal', shop.scripted.events.at(-1)!.id)).toBe(200)

  it('keeps a refused refund waiting and sends it again under another key', async () => {
    const { id, refund, paid, refunds } = await paidOrder()
    const { log, lines } = recordingLog()
    await refund()
    shop.scripted.refundAnswers.push({ kind: 'refused', reason: 'FAILED' }, { kind: 'refused', reason: '4009' })
    await reconcileLater(log)
    await reconcileLater(log)
    expect([await shop.paymentsOf(id), refunds()]).toEqual([['returning'], []])
    expect(lines.map(({ message }) => message)).toEqual(Array(2).fill('refund refused, will be retried'))
    await reconcileLater(log)
    expect([await shop.paymentsOf(id), refunds()]).toEqual([['refunded'], [paid.amount]])
    expect(shop.scripted.refundKeys).toEqual(['-R', '-2', '-3'].map((suffix) => `${paid.key}${suffix}`))
  })

  it('sends a refund whose outcome is unknown again under the same key', async () => {
    const { id, part, paid, refunds } = await paidOrder()
    await part(100)
    shop.scripted.outage.isActive = true
    await reconcileLater()
    shop.scripted.outage.isActive = false
    await reconcileLater()
    expect([await shop.paymentsOf(id), refunds()]).toEqual([['authorised'], [100]])
    expect(new Set(shop.scripted.refundKeys)).toEqual(new Set([`${paid.key}.1-R`]))
  })

  it('requests the status of a pending refund by its id until the provider decides', async () => {
    const { id, refund, refunds } = await paidOrder()
    await refund()
    const pending = { kind: 'pending', reference: 'R1' } as const
    shop.scripted.refundAnswers.push(pending, pending, { kind: 'refused', reason: 'FAILED' })
    for (let times = 0; times < 3; times++) await reconcileLater()
    expect([await shop.paymentsOf(id), shop.scripted.lookedUpRefunds]).toEqual([['returning'], ['R1', 'R1']])
    expect(shop.scripted.refundKeys).toHaveLength(1)
    await reconcileLater()
    expect([await shop.paymentsOf(id), refunds()]).toEqual([['refunded'], [shop.scripted.payments().at(-1)!.amount]])
  })

  it('refunds the rest of a payment of which the merchant has refunded a part at the provider', async () => {
    const { id, paid, refunds, refund } = await paidOrder()
    shop.scripted.refundByHand(paid, 100)
    await reportLast()
    await reportLast()
    expect(await shop.paymentsOf(id)).toEqual(['authorised'])
    const rest = paid.amount - 100
    expect(await refund()).toMatchObject({ ok: true, refund: { provider: rest, before: 100, byHand: 0 } })
    await shop.reconcile()
    expect([await shop.paymentsOf(id), refunds()]).toEqual([['refunded'], [100, rest]])
  })

  it('counts a payment as refunded when the refunds made at the provider reach its amount', async () => {
    const { id, paid, refund } = await paidOrder()
    for (const amount of [100, paid.amount - 100]) {
      shop.scripted.refundByHand(paid, amount)
      await reportLast()
    }
    expect([await shop.paymentsOf(id), await shop.stateOf(id)]).toEqual([['refunded'], 'paid'])
    expect(await refund()).toMatchObject({ ok: true, refund: { provider: 0, before: paid.amount, byHand: 0 } })
    await shop.reconcile()
    expect(shop.scripted.refundKeys).toEqual([])
  })

  it('sends no more than what is left when the merchant refunds a part while a refund waits', async () => {
    const { id, paid, refunds, refund } = await paidOrder()
    await refund()
    shop.scripted.refundAnswers.push({ kind: 'refused', reason: 'FAILED' })
    await reconcileLater()
    shop.scripted.refundByHand(paid, 300)
    await reportLast()
    await reconcileLater()
    expect([await shop.paymentsOf(id), refunds()]).toEqual([['refunded'], [300, paid.amount - 300]])
    expect(new Set(shop.scripted.refundKeys).size).toBe(2)
  })

  it('does not send a failed refund again that the merchant has made by hand', async () => {
    const { id, paid, refunds, part } = await paidOrder()
    await part(100)
    shop.scripted.refundAnswers.push({ kind: 'refused', reason: 'FAILED' })
    await reconcileLater()
    shop.scripted.refundByHand(paid, 100)
    await reportLast()
    await reconcileLater()
    expect([await shop.paymentsOf(id), refunds()]).toEqual([['authorised'], [100]])
  })

  it('records both refunds when the report of one arrives while the other is being sent', async () => {
    const { id, paid, refunds, refund, part } = await paidOrder()
    await part(100)
    await reconcileWith(async (of) => {
      shop.scripted.refundByHand(paid, 100)
      await reportLast()
      return shop.scripted.provider.refund(of)
    })
    expect(await refund()).toMatchObject({ refund: { provider: paid.amount - 200, before: 200 } })
    await shop.reconcile()
    expect([await shop.paymentsOf(id), refunds()]).toEqual([['refunded'], [100, 100, paid.amount - 200]])
  })

  it('assigns a report to the refund that was sent last, not to an earlier one that failed', async () => {
    const { refunds, part, refundRows } = await paidOrder()
    await part(100)
    shop.scripted.outage.isActive = true
    await shop.reconcile()
    shop.scripted.outage.isActive = false
    shop.clock.at += 1000
    await part(100)
    await reconcileWith(async (of) => {
      const outcome = await shop.scripted.provider.refund(of)
      await reportLast()
      return outcome
    })
    expect([refunds(), (await refundRows()).map(({ done_at }) => done_at !== null)]).toEqual([[100], [false, true]])
    await reconcileLater()
    expect([refunds(), (await refundRows()).map(({ done_at }) => done_at !== null)]).toEqual([
      [100, 100],
      [true, true],
    ])
  })

  it('does not send a refund that the merchant makes by hand while an earlier refund is being sent', async () => {
    const { paid, refunds, part } = await paidOrder()
    await part(100)
    shop.clock.at += 1000
    await part(200)
    await reconcileWith(async (of) => {
      if (of.amount === 100) {
        shop.scripted.refundByHand(paid, 200)
        await reportLast()
      }
      return shop.scripted.provider.refund(of)
    })
    await reconcileLater()
    expect(refunds()).toEqual([200, 100])
  })

  it.each(['done', 'pending'] as const)(
    'sends a refund again that the late report of another one (now %s) has closed',
    async (kind) => {
      const { id, paid, refunds, part, refundRows } = await paidOrder()
      await part(100)
      await reconcileWith(async (of) => {
        await shop.scripted.provider.refund(of)
        throw new ProviderUnavailable('reply lost')
      })
      shop.clock.at += 1000
      await part(100)
      await reconcileWith(async () => {
        await reportLast()
        return { kind: 'refused', reason: 'FAILED' }
      })
      expect(refunds()).toEqual([100])
      const keys = [1, 2].map((refund) => `${paid.key}.${refund}-R`)
      if (kind === 'pending')
        shop.scripted.refundAnswers.push({ kind, reference: `${paid.reference} refund ${keys[0]}` })
      for (let times = 0; times < 3; times++) await reconcileLater()
      expect([await shop.paymentsOf(id), refunds()]).toEqual([['authorised'], [100, 100]])
      expect((await refundRows()).map(({ reference, done_at }) => [reference, done_at !== null])).toEqual(
        keys.map((key) => [`${paid.reference} refund ${key}`, true]),
      )
    },
  )

  it.each([
    { hours: 1, before: 100 },
    { hours: 25, before: 200 },
  ])(
    'counts $before pence as refunded when a refund without an id is reported $hours h later',
    async ({ hours, before }) => {
      const { paid, part, refund } = await paidOrder()
      await part(100)
      await shop.reconcile()
      // Older versions did not store the provider's id.
      await getDb().updateTable('payment_refund').set({ reference: null }).execute()
      shop.clock.at += hours * 60 * minute
      shop.scripted.refundByHand(paid, 100)
      await reportLast()
      expect(await refund()).toMatchObject({ refund: { provider: paid.amount - before, before } })
    },
  )

  it('sends a refund although many others wait for their next attempt', async () => {
    const { part } = await paidOrder()
    for (let times = 0; times < 50; times++) await part(1)
    await shop.reconcile({ providers: {}, log: recordingLog().log })
    const { id, refund } = await paidOrder()
    await refund()
    await shop.reconcile()
    expect(await shop.paymentsOf(id)).toEqual(['refunded'])
  })

  it.each([
    { left: 300, state: 'authorised' },
    { left: 0, state: 'refunded' },
  ])(
    'accepts a withdrawal when the merchant has refunded all but $left pence at the provider',
    async ({ left, state }) => {
      const { id, orderKey, orderNumber, paid, refunds } = await paidOrder(2)
      const before = paid.amount - left
      shop.scripted.refundByHand(paid, before)
      await reportLast()
      expect(await shop.paymentsOf(id)).toEqual([state])
      const request = { orderKey, requestId: randomUUID(), kind: 'withdrawal', items: [{ item_id: 1, qty: 1 }] }
      expect((await shop.call('POST', '/api/ext/order-request', { body: request }))[0]).toBe(200)
      expect(await shop.orders.settle(orderNumber, { request: 1, isAccepted: true, note: '' })).toMatchObject({
        amount: 1050,
        refunded: { provider: left, before, giftCards: 0, byHand: 0 },
      })
      await shop.reconcile()
      expect([await shop.paymentsOf(id), refunds()]).toEqual([['refunded'], left > 0 ? [before, left] : [before]])
    },
  )

  it('tells the merchant to refund by hand what was not paid through a provider', async () => {
    const [, { orderNumber }] = await shop.place(orderBody([{ sku: 'BOOK', qty: 1 }], { order_id: randomUUID() }))
    await shop.orders.move(orderNumber, { to: 'paid', reason: '' })
    const { order } = (await shop.orders.show(orderNumber))!
    expect(await shop.orders.move(orderNumber, { to: 'refunded', reason: '' })).toMatchObject({
      refund: { provider: 0, before: 0, byHand: order.due },
    })
  })
})
