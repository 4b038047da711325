import { ProviderRefusal } from '@mantel/plugins/payment/server'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { ordersToPay } from '../order/index.ts'
import { listExpired } from '../order/order.repository.ts'
import { withTestDb } from '../platform/db/testing.ts'
import { recordingLog } from '../platform/http/testing.ts'
import type { PaymentCtx } from './context.ts'
import { openPayingShop, type PayingShop } from './testing/paying-shop.ts'

const hour = 60 * 60_000

withTestDb('payment deadlines when status requests fail', (getDb, getConnection) => {
  let shop: PayingShop
  beforeAll(async () => {
    shop = await openPayingShop(getConnection())
    await shop.setStock('BOOK', 100)
  })
  beforeEach(() => shop.scripted.forget())
  afterAll(() => shop?.close())

  const failing: [string, () => PaymentCtx['providers']][] = [
    ['refuses status requests', () => ({ card: refusing(), paypal: refusing() })],
    ['is no longer configured', () => ({})],
  ]
  const refusing = () => ({
    ...shop.scripted.provider,
    lookUp: () => Promise.reject(new ProviderRefusal(401, {})),
  })

  it.each(failing)('cancels an order without a capture request when its provider %s', async (_name, providers) => {
    const { qty } = await shop.stockOf('BOOK')
    const { id, orderKey } = await shop.order('paypal')
    await shop.pay(orderKey)
    shop.clock.at += 2 * hour
    await shop.reconcile({ providers: providers(), log: recordingLog().log })
    expect([await shop.stateOf(id), await shop.paymentsOf(id)]).toEqual(['cancelled', ['abandoned']])
    expect((await shop.stockOf('BOOK')).qty).toBe(qty)
  })

  it.each(failing)(
    'keeps an order that may be paid for 24 hours when its provider %s, and tells the merchant when it cancels',
    async (_name, providers) => {
      const { id, orderKey } = await shop.order('card')
      await shop.pay(orderKey, 'late')
      const { log, lines } = recordingLog()
      shop.clock.at += 2 * hour
      await shop.reconcile({ providers: providers(), log })
      expect([await shop.stateOf(id), await shop.paymentsOf(id)]).toEqual(['pending_payment', ['started']])
      expect(lines.map(({ message }) => message).join()).toContain('payment status request failed')
      shop.clock.at += 24 * hour
      await shop.reconcile({ providers: providers(), log })
      expect(await shop.stateOf(id)).toBe('cancelled')
      expect(lines.map(({ message }) => message).join()).toContain(
        'payment status still unknown 24 hours after the deadline',
      )
    },
  )

  it('skips expired orders that must stay open and cancels those behind them', async () => {
    const waiting: number[] = []
    for (let order = 0; order < 2; order++) {
      const { id, orderKey } = await shop.order('card')
      await shop.pay(orderKey, 'late')
      waiting.push(id)
    }
    const { id } = await shop.order('card')
    shop.scripted.outage.isActive = true
    shop.clock.at += 2 * hour
    const orders: PaymentCtx['orders'] = {
      ...ordersToPay,
      listExpired: (db, now, after) => listExpired(db, { now, after, limit: 1 }),
    }
    await shop.reconcile({ orders })
    expect(await Promise.all([...waiting, id].map((order) => shop.stateOf(order)))).toEqual([
      'pending_payment',
      'pending_payment',
      'cancelled',
    ])
    expect((await ordersToPay.listExpired(getDb(), new Date(shop.clock.at))).map((order) => order.id)).toEqual(waiting)
  })
})
