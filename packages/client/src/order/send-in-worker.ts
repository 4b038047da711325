import type { WorkerContext } from '../worker/worker-context.ts'
import { openWorkerSession, type WorkerSession } from '../worker/worker-session.ts'
import { orderChannelName } from './create-browser-orders.ts'
import { handleOrderReply } from './handle-order-reply.ts'
import { type OrderSender, sendWaitingOrders, waitingOrders } from './send-waiting-orders.ts'
import type { StoredOrder } from './stored-order.ts'

export type WorkerSendOptions = {
  now(): number
  /** Called with each sent order. */
  onSent(order: StoredOrder): Promise<unknown>
}

/**
 * Sends the waiting orders of a store view from the service worker. Orders of a customer who is no longer signed in, or
 * whose session cannot be renewed, and orders that need a solved bot challenge wait for a page. true: some orders are still waiting and have to be retried.
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
      return outcome
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
  // Where the store asks first, a page does.
  if (!route.isAutomatic) return 'not_ours'
  const outcome = await session.call(owner === null ? null : String(owner), 'orderPlace', {
    body: { ...body, transmited: true },
    ...(owner === null && { token: null }),
  })
  // Only a page can show the challenge.
  if (outcome === 'not_ours' || outcome.ok || outcome.reason === 'failed') return outcome
  return outcome.error === 'bot_challenge_required' ? 'not_ours' : outcome
}
