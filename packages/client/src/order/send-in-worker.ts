import type { WorkerPlace } from '../worker/worker-place.ts'
import { openWorkerSession, type WorkerSession } from '../worker/worker-session.ts'
import { judgeReply } from './judge-reply.ts'
import { orderTabs } from './open-orders.ts'
import { type Sender, sendWaiting, waitingOrders } from './send-waiting.ts'
import type { StoredOrder } from './stored-order.ts'

export type WorkerSending = {
  now(): number
  /** Told what came of each. */
  done(order: StoredOrder): Promise<unknown>
}

/**
 * The orders that wait in a store view, sent by the service worker. One of a customer who is not signed in any more, or whose
 * session cannot be renewed, waits for a page. true: something still waits for a better moment.
 */
export async function sendOrdersInWorker(place: WorkerPlace, { now, done }: WorkerSending): Promise<boolean> {
  const shelf = place.storage.collection<StoredOrder>('orders')
  if ((await waitingOrders(shelf)).length === 0) return false
  const session = openWorkerSession(place)
  const left = new Set<string>()
  const sent = await sendWaiting({
    shelf,
    tabs: place.tabs(orderTabs(place.view.code)),
    now,
    async place(order) {
      const outcome = await placeFromWorker(order, session)
      if (outcome === 'not_ours') left.add(order.id)
      return outcome
    },
    judge: (order, outcome) => judgeReply(order, outcome, { ...order.route, now: now() }),
  })
  for (const order of sent) await done(order)
  return (await waitingOrders(shelf)).some(({ id }) => !left.has(id))
}

async function placeFromWorker(
  { owner, body, route }: StoredOrder,
  session: WorkerSession,
): ReturnType<Sender['place']> {
  // Where the store asks first, a page does.
  if (!route.isAutomatic) return 'not_ours'
  return session.call(owner === null ? null : String(owner), 'orderPlace', {
    body: { ...body, transmited: true },
    ...(owner === null && { token: null }),
  })
}
