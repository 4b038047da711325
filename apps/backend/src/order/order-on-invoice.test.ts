import { messageText } from '@mantel/contract'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { startSession } from '../customer/start-session.ts'
import { registerTestCustomer } from '../customer/testing/register-test-customer.ts'
import { reconcilePayments } from '../payment/payment.jobs.ts'
import { withTestDb } from '../platform/db/testing.ts'
import { silentLog } from '../platform/log.ts'
import { viewOf } from '../store/testing.ts'
import { ordersToPay } from './orders-to-pay.ts'
import { type OrderShop, openOrderShop, orderBody } from './testing/order-shop.ts'

const onInvoice = { payment_method_code: 'banktransfer' }
const day = 24 * 60 * 60_000

withTestDb('orders on invoice', (getDb, getConnection) => {
  const clock = { at: 0 }
  const now = () => new Date(clock.at)
  let shop: OrderShop
  let buyer: Awaited<ReturnType<typeof registerTestCustomer>>
  beforeAll(async () => {
    shop = await openOrderShop(getConnection(), { filled: ['default', 'trade'], now, reconcilesPayments: false })
    const view = viewOf('trade')
    buyer = await registerTestCustomer({ db: getDb(), view }, { email: 'buyer@example.test', groupId: 11 })
  })
  afterAll(() => shop?.close())
  beforeEach(() => {
    clock.at = Date.parse('2026-11-17T10:00:00Z')
  })

  let count = 0
  async function place() {
    const body = orderBody([{ sku: 'PACK', qty: 12, price_incl_tax: 8.8 }], {
      order_id: `order ${++count}`,
      user_id: String(buyer.id),
      delivery: onInvoice,
    })
    // The clock moves by weeks, so the buyer's token expires and the buyer logs in each time.
    const { token } = await startSession({ db: getDb(), now }, buyer.id)
    return shop.place(body, { storeCode: 'trade', token })
  }
  async function placed(): Promise<{ number: string; key: string }> {
    const [code, result] = await place()
    expect([code, result.state]).toEqual([200, 'received'])
    return { number: result.orderNumber, key: result.orderKey }
  }
  const statusOf = async (key: string) =>
    (await shop.call('GET', `/api/ext/order-status/${encodeURIComponent(key)}`, { storeCode: 'trade' }))[1]

  it('shows the buyer bank account, amount and due date', async () => {
    const { number, key } = await placed()
    expect((await statusOf(key)).paymentTerms).toEqual({
      dueOn: '2026-12-17',
      reference: expect.stringMatching(new RegExp(`^RF\\d\\d${number}$`)),
      amount: 114.55,
      account: expect.objectContaining({ currency: 'GBP', iban: 'GB33BUKB20201555555555' }),
    })
  })

  it('does not cancel an unpaid order, neither after 30 minutes nor after the due date', async () => {
    const { number } = await placed()
    const payments = {
      db: getDb(),
      orders: ordersToPay,
      providers: {},
      now,
      log: silentLog,
      scheduleReconciliation: () => {},
    }
    for (const later of [31 * 60_000, 60 * day]) {
      clock.at += later
      await reconcilePayments(payments)
    }
    expect((await shop.orders.show(number))?.order.state).toBe('received')
  })

  it('lets the merchant mark an order as paid before or after shipping', async () => {
    const [first, second] = [await placed(), await placed()]
    await shop.orders.move(second.number, { to: 'shipped', reason: '' })
    expect((await statusOf(second.key)).paymentTerms).toBeDefined()
    for (const { number, key } of [first, second]) {
      expect(await shop.orders.move(number, { to: 'paid', reason: 'bank statement' })).toMatchObject({ ok: true })
      expect((await statusOf(key)).paymentTerms).toBeUndefined()
    }
  })

  it('lists unpaid orders from the day after the due date, the longest overdue first', async () => {
    const early = await placed()
    clock.at += day
    const sent = await placed()
    await shop.orders.move(sent.number, { to: 'shipped', reason: '' })
    const paid = await placed()
    await shop.orders.move(paid.number, { to: 'paid', reason: '' })
    await shop.orders.move(paid.number, { to: 'shipped', reason: '' })
    const cancelled = await placed()
    const overdue = async () => {
      const numbers = (await shop.orders.listOverdue(50)).map(({ number }) => number)
      return numbers.filter((number) => number >= early.number)
    }
    await shop.orders.move(cancelled.number, { to: 'cancelled', reason: '' })
    clock.at = Date.parse('2026-12-17T23:59:59Z')
    expect(await overdue()).toEqual([])
    clock.at = Date.parse('2026-12-18T00:00:00Z')
    expect(await overdue()).toEqual([early.number])
    clock.at += day
    expect(await overdue()).toEqual([early.number, sent.number])
    await shop.orders.move(sent.number, { to: 'paid', reason: '' })
    expect(await overdue()).toEqual([early.number])
  })

  it('offers payment on invoice to approved trade buyers only', async () => {
    const view = viewOf('trade')
    const db = getDb()
    const waiting = await registerTestCustomer(
      { db, view, now },
      { email: 'new@example.test', groupId: 11, approved: false },
    )
    const { token } = await startSession({ db, now }, buyer.id)
    const offered = async (asking: { token?: string }) => {
      const inTrade = { headers: { host: 'trade.localhost' }, ...asking }
      const [, cartId] = await shop.callCart('POST', 'create', inTrade)
      await shop.add(cartId, { sku: 'PACK', qty: 12 }, inTrade)
      const [, methods] = await shop.callCart('GET', 'payment-methods', { ...inTrade, cartId })
      return methods.map(({ code }: { code: string }) => code)
    }
    expect(await offered({ token })).toEqual(['card', 'paypal', 'banktransfer'])
    expect([await offered({ token: waiting.token }), await offered({})]).toEqual([
      ['card', 'paypal'],
      ['card', 'paypal'],
    ])
  })

  it('refuses payment on invoice for a consumer', async () => {
    const body = orderBody([{ sku: 'BOOK', qty: 1 }], { order_id: 'consumer', delivery: onInvoice })
    expect(JSON.stringify(await shop.place(body))).toContain(messageText('payment_method_unknown', 'en'))
  })
})
