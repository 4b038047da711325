import { createObservable } from '../../observed.ts'
import type { Refused } from '../../outcome.ts'
import { createStorage } from '../../storage/create-storage.ts'
import { oneBrowser } from '../../testing/one-browser.ts'
import { createOrders } from '../create-orders.ts'
import { judgeReply, type PlaceOutcome } from '../judge-reply.ts'
import type { OrderDraft, StoredOrder } from '../stored-order.ts'

export const refused = (code: number, result: unknown): Refused => ({
  ok: false,
  reason: 'refused',
  code,
  result,
  shown: typeof result === 'string' ? result : null,
})
const lost: PlaceOutcome = { ok: false, reason: 'failed', message: 'offline' }

/** A shop that takes each key once, a browser in front of it, and the ways in which a sending goes wrong. */
export function orderShop() {
  const browser = oneBrowser()
  const online = createObservable(true)
  const taken = new Map<string, string>()
  /** What happens to the next sendings: 'away' before the shop, 'cut' after it, or an answer instead of the shop's. */
  const troubles: ('away' | 'cut' | PlaceOutcome)[] = []
  const sent: string[] = []
  let ids = 0

  async function place({ id, body }: StoredOrder): Promise<PlaceOutcome> {
    sent.push(id)
    const trouble = troubles.shift()
    if (trouble === 'away') return lost
    if (typeof trouble === 'object') return trouble
    const key = String(body.order_id)
    if (!taken.has(key)) taken.set(key, `00000000${taken.size + 1}`)
    if (trouble === 'cut') return lost
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

  /** A page of the browser, or what comes after its crash. */
  async function open() {
    const { clock, driver } = browser
    const storage = createStorage({ storeCode: 'de', website: 'w', openDriver: () => driver, clock })
    const orders = createOrders({
      shelf: storage.collection<StoredOrder>('orders'),
      tabs: browser.tabs(),
      online: { ...online, mayTry: online.get, report: () => undefined, stop: () => undefined },
      clock,
      newId: () => `new-${++ids}`,
      place,
      judge: (order, outcome) =>
        judgeReply(order, outcome, { now: clock.now(), supportEmail: 'help@example.test', fractionDigits: 2 }),
    })
    await orders.start()
    return orders
  }
  return { browser, clock: browser.clock, driver: browser.driver, online, taken, troubles, sent, open }
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
