import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
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

  async function paidOrder() {
    const order = await shop.order('paypal')
    await shop.pay(order.orderKey)
    shop.scripted.approve()
    await shop.comeBack('paypal', order.orderKey)
    expect(await shop.paymentsOf(order.id)).toEqual(['authorised'])
    const paid = shop.scripted.payments().at(-1)!
    const refunds = () => [...paid.refunds.values()]
    const refund = () => shop.orders.move(order.orderNumber, { to: 'refunded', reason: '' })
    const part = (amount: number) =>
      inTransaction(getDb(), (tx) => requestPartialRefund(tx, order.id, amount, new Date(shop.clock.at)))
    return { ...order, paid, refunds, refund, part }
  }
  const reconcileLater = async (log = recordingLog().log) => {
    shop.clock.at += 6 * 60 * minute
    await shop.reconcile({ log })
  }

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

  it('asks for a pending refund by its id until the provider decides', async () => {
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

  it('sends a refund although many others wait for their next try', async () => {
    const { part } = await paidOrder()
    for (let times = 0; times < 50; times++) await part(1)
    await shop.reconcile({ providers: {}, log: recordingLog().log })
    const { id, refund } = await paidOrder()
    await refund()
    await shop.reconcile()
    expect(await shop.paymentsOf(id)).toEqual(['refunded'])
  })
})
