import type { WorkerContext } from '../worker/worker-context.ts'
import { openWorkerSession, type WorkerSession } from '../worker/worker-session.ts'
import { orderChannelName } from './create-browser-orders.ts'
import { handleOrderReply, type PlaceOutcome } from './handle-order-reply.ts'
import { type OrderSender, sendWaitingOrders, waitingOrders } from './send-waiting-orders.ts'
import type { StoredOrder } from './stored-order.ts'

export type WorkerSendOptions = {
  now(): number
  /** Called with each sent order. */
  onSent(order: StoredOrder): Promise<unknown>
}

/**
 * Sends the waiting orders of a store view from the service worker. Orders of a customer who is no longer signed in, or
 * whose session cannot be renewed, wait for a page. true: some orders are still waiting and have to be retried.
 */
export async function sendOrdersInWorker(context: WorkerContext, { now, onSent }: WorkerSendOptions): Promise<boolean> {
  const collection = context.storage.collection<StoredOrder>('orders')
  if ((await waitingOrders(collection)).length === 0) return false
  const session = openWorkerSession(context)
  const skipped = new Set<string>()
  const sent = await sendWaitingOrders({
    collection: collection,
    tabs: context.tabs(orderChannelName(context.view.code)),
    now,
    async place(order) {
      const outcome = await placeFromWorker(order, session)
      if (outcome === 'not_ours') skipped.add(order.id)
      // Only a page can show the challenge. A later attempt may not need one, because the limits count per hour.
      return outcome !== 'not_ours' && isChallenged(outcome) ? 'not_ours' : outcome
    },
    handleReply: (order, outcome) => handleOrderReply(order, outcome, { ...order.route, now: now() }),
  })
  for (const order of sent) await onSent(order)
  return (await waitingOrders(collection)).some(({ id }) => !skipped.has(id))
}

async function placeFromWorker(
  { owner, body, route }: StoredOrder,
  session: WorkerSession,
): ReturnType<OrderSender['place']> {
  // A store view may ask the shopper before it sends a waiting order; only a page can ask.
  if (!route.isAutomatic) return 'not_ours'
  return session.call(owner === null ? null : String(owner), 'orderPlace', {
    body: { ...body, transmited: true },
    ...(owner === null && { token: null }),
  })
}

const isChallenged = (outcome: PlaceOutcome) =>
  !outcome.ok && outcome.reason === 'refused' && outcome.error === 'bot_challenge_required'
