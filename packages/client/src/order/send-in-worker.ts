import { browserTabs } from '../cart/tabs.ts'
import { readOutcome } from '../outcome.ts'
import { createStorage, type ShopStorage } from '../storage/create-storage.ts'
import { judgeReply, type PlaceOutcome } from './judge-reply.ts'
import { orderTabs } from './open-orders.ts'
import { sendWaiting, waitingOrders } from './send-waiting.ts'
import type { StoredOrder } from './stored-order.ts'

export type WorkerSending = {
  fetch: typeof fetch
  now(): number
  /** Told what came of each. */
  done(order: StoredOrder): Promise<unknown>
}

/**
 * The orders that wait in the databases of these store views, sent by the service worker while no page is open. A session
 * that has to be renewed is left to the pages. true: something still waits, so the browser should try again.
 */
export async function sendInWorker(storeCodes: readonly string[], parts: WorkerSending): Promise<boolean> {
  let isLeft = false
  for (const code of storeCodes) {
    const orders = createStorage({ storeCode: code, website: '' }).collection<StoredOrder>('orders')
    const tabs = browserTabs(orderTabs(code))
    if ((await waitingOrders(orders)).length === 0) continue
    const done = await sendWaiting({
      shelf: orders,
      tabs,
      now: parts.now,
      place: (order) => placeFromWorker(order, parts),
      judge: (order, outcome) => judgeReply(order, outcome, { ...order.route, now: parts.now() }),
    })
    for (const order of done) await parts.done(order)
    isLeft ||= (await waitingOrders(orders)).some(({ owner, route }) => owner === null && route.isAutomatic)
  }
  return isLeft
}

async function placeFromWorker(order: StoredOrder, { fetch }: WorkerSending): Promise<PlaceOutcome | 'not_ours'> {
  const { url, tokenIn, isAutomatic } = order.route
  // Where the store asks first, a page does.
  if (!isAutomatic) return 'not_ours'
  const token = order.owner === null ? null : await customerToken(order)
  // A customer's order without their session, or one whose token would show in an address, waits for a page.
  if (order.owner !== null && (token === null || tokenIn === 'query')) return 'not_ours'
  let outcome: PlaceOutcome
  try {
    const reply = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token !== null && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify({ ...order.body, transmited: true }),
    })
    outcome = await readOutcome('orderPlace', reply)
  } catch (cause) {
    return { ok: false, reason: 'failed', message: 'offline', cause }
  }
  return !outcome.ok && outcome.reason === 'refused' && outcome.code === 401 ? 'not_ours' : outcome
}

/** Of the customer whose order it is, and of nobody else. */
async function customerToken({ owner, route }: StoredOrder): Promise<string | null> {
  const session: ShopStorage = createStorage({ storeCode: '', website: route.website })
  const user = await session.collection<{ id?: number } | null>('user').get('current-user')
  const token = await session.collection<unknown>('user').get('current-token')
  return user?.id === owner && typeof token === 'string' ? token : null
}
