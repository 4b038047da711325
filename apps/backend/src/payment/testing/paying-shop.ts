import type { CartShopOptions } from '../../cart/testing/cart-shop.ts'
import { ordersToPay } from '../../order/index.ts'
import { openOrderShop, orderBody } from '../../order/testing/order-shop.ts'
import type { Connection } from '../../platform/db/index.ts'
import { type Log, silentLog } from '../../platform/log.ts'
import type { PaymentCtx } from '../context.ts'
import { reconcilePayments } from '../payment.jobs.ts'
import { scriptedProvider } from './scripted-provider.ts'

/** Rethrows unexpected errors of the reconciliation, so that the test fails. */
const throwingLog: Log = {
  ...silentLog,
  error(details) {
    if (typeof details === 'object' && 'err' in details) throw details.err
  },
}

/** A shop whose orders are paid over HTTP with a scripted provider. The clock moves only when a test moves it. */
export async function openPayingShop(connection: Connection, { filled }: Pick<CartShopOptions, 'filled'> = {}) {
  const { db } = connection
  const clock = { at: Date.parse('2026-11-02T10:00:00Z') }
  const now = () => new Date(clock.at)
  const scripted = scriptedProvider()
  const readInstrument = (additional: unknown) =>
    (additional as { cardIdentifier?: string } | undefined)?.cardIdentifier ?? null
  const providers = { card: { ...scripted.provider, readInstrument }, paypal: scripted.provider }
  const shop = await openOrderShop(connection, { filled, paymentProviders: providers, reconcilesPayments: false, now })

  return {
    ...shop,
    scripted,
    clock,
    reconcile: (changes: Partial<PaymentCtx> = {}) =>
      reconcilePayments({
        db,
        orders: ordersToPay,
        providers,
        now,
        log: throwingLog,
        scheduleReconciliation: () => {},
        ...changes,
      }),

    /** Places an order that waits for payment. */
    async order(
      method: 'card' | 'paypal',
      sku = 'BOOK',
      qty = 1,
    ): Promise<{ orderKey: string; orderNumber: string; backendOrderId: string; id: number }> {
      const cartId = await shop.cartOf({ sku, qty })
      const body = orderBody([{ sku, qty }], { cart_id: cartId, delivery: { payment_method_code: method } })
      const [code, result] = await shop.place(body)
      if (code !== 200) throw new Error(`no order: ${JSON.stringify(result)}`)
      return { ...result, id: Number(result.backendOrderId) }
    },

    pay: (orderKey: string, cardIdentifier?: string) =>
      shop.call('POST', '/api/ext/payment/start', {
        body: { orderKey, additional: cardIdentifier ? { cardIdentifier, merchantSessionKey: 's' } : {} },
      }),

    answer: (orderKey: string, transactionId: string, cRes: string) =>
      shop.call('POST', '/api/ext/card/order-sync', { body: { orderKey, transactionId, cRes } }),

    comeBack: async (method: string, orderKey: string, isCancelled = false) => {
      const query = new URLSearchParams({ key: orderKey, ...(isCancelled && { cancelled: '1' }) })
      const reply = await shop.app.inject(`/api/ext/payment/return/${method}?${query}`)
      return [reply.statusCode, reply.headers.location] as const
    },

    report: async (method: string, id: string, signature = 'ours') =>
      (
        await shop.app.inject({
          method: 'POST',
          url: `/api/ext/payment/webhook/${method}`,
          headers: { 'content-type': 'application/json', 'x-signature': signature },
          payload: JSON.stringify({ id }),
        })
      ).statusCode,

    stateOf: async (id: number) =>
      (await db.selectFrom('shop_order').select('state').where('id', '=', id).executeTakeFirstOrThrow()).state,

    paymentsOf: async (id: number) =>
      (await db.selectFrom('payment').select('state').where('order_id', '=', id).orderBy('id').execute()).map(
        ({ state }) => state,
      ),
  }
}

export type PayingShop = Awaited<ReturnType<typeof openPayingShop>>
