import type { ErrorCode } from '@mantel/contract'
import { createObservable } from '../../observed.ts'
import type { RefusedOutcome } from '../../outcome.ts'
import { createStorage } from '../../storage/create-storage.ts'
import { createTestBrowser } from '../../testing/test-browser.ts'
import { createOrders } from '../create-orders.ts'
import { handleOrderReply, type PlaceOutcome } from '../handle-order-reply.ts'
import type { OrderDraft, StoredOrder } from '../stored-order.ts'

/** error: null for a server without error codes. */
export const refusedOutcome = (code: number, result: unknown, error: ErrorCode | null = null): RefusedOutcome => ({
  ok: false,
  reason: 'refused',
  code,
  result,
  shown: typeof result === 'string' ? result : null,
  error,
})
const lost: PlaceOutcome = { ok: false, reason: 'failed', message: 'offline' }

/** A shop that accepts each order id once, a browser that uses it, and failures to simulate. */
export function orderShop() {
  const browser = createTestBrowser()
  const online = createObservable(true)
  const taken = new Map<string, string>()
  /**
   * Failures of the next attempts. 'unreachable' loses the order before the shop gets it, 'cut' loses the shop's reply;
   * an outcome replaces this reply.
   */
  const failures: ('unreachable' | 'cut' | PlaceOutcome)[] = []
  const sent: string[] = []
  /** Ids of the orders for which the shopper was notified of an error in the shop. */
  const errors: string[] = []
  let ids = 0

  async function place({ id, body }: StoredOrder): Promise<PlaceOutcome> {
    sent.push(id)
    const failure = failures.shift()
    if (failure === 'unreachable') return lost
    if (typeof failure === 'object') return failure
    const key = String(body.order_id)
    if (!taken.has(key)) taken.set(key, `00000000${taken.size + 1}`)
    if (failure === 'cut') return lost
    const orderNumber = taken.get(key) ?? ''
    return {
      ok: true,
      result: {
        orderNumber,
        magentoOrderId: '1',
        backendOrderId: '1',
        transferedAt: '',
        orderKey: `key-${orderNumber}`,
      },
    }
  }

  /** Opens a page of the browser, for instance after a crash. */
  async function open() {
    const { clock, driver } = browser
    const storage = createStorage({ storeCode: 'de', website: 'w', openDriver: () => driver, clock })
    const orders = createOrders({
      collection: storage.collection<StoredOrder>('orders'),
      tabs: browser.tabs(),
      online: { ...online, mayTry: online.get, report: () => undefined, stop: () => undefined },
      clock,
      newId: () => `new-${++ids}`,
      place,
      onQueuedAfterError: () => errors.push(sent.at(-1) ?? ''),
      handleReply: (order, outcome) =>
        handleOrderReply(order, outcome, { now: clock.now(), supportEmail: 'help@example.test', fractionDigits: 2 }),
    })
    await orders.start()
    return orders
  }
  return { browser, clock: browser.clock, driver: browser.driver, online, taken, failures, sent, errors, open }
}

export function draft(id: string): OrderDraft {
  return {
    id,
    owner: null,
    body: {
      order_id: id,
      products: [{ sku: 'CLK', qty: 2, price_incl_tax: 12 }],
      addressInformation: { billingAddress: { firstname: 'A', lastname: 'B', city: 'C', postcode: 'D', street: [] } },
    },
    summary: {
      totals: { subtotalWithDiscount: 2000, taxAmount: 400, shippingAmount: 500, couponCode: null, grandTotal: 2900 },
      segments: [],
      userExistingCustomer: false,
      email: 'a@example.test',
      telephone: '',
      paymentCode: 'cod',
      paymentTitle: 'Cash',
      isVirtual: false,
    },
    route: {
      isAutomatic: true,
      supportEmail: 'help@example.test',
      fractionDigits: 2,
      page: '/success',
      words: { accepted: 'sent', needsYou: 'look' },
    },
    lines: [],
  }
}
