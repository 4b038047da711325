import type { Collection } from '../storage/collection.ts'
import type { Tabs } from '../tabs.ts'
import type { PlaceOutcome } from './handle-order-reply.ts'
import { isWaiting, type StoredOrder } from './stored-order.ts'

export type OrderSender = {
  collection: Collection<StoredOrder>
  tabs: Pick<Tabs, 'withLock' | 'broadcast'>
  now(): number
  /** not_ours: the order stays as it is, because only another page, another customer or a later attempt can send it. */
  place(order: StoredOrder): Promise<PlaceOutcome | 'not_ours'>
  handleReply(order: StoredOrder, outcome: PlaceOutcome): StoredOrder
}

/** Sent to all pages when an order changes. */
export type OrderChangeMessage = { order: StoredOrder }

/**
 * Sends the waiting orders, oldest first; one page or worker of the browser at a time. Each is marked as sent before
 * the call, so that it counts as possibly sent after a crash. Returns the sent orders with their new states.
 */
export function sendWaitingOrders(sender: OrderSender, onlyId?: string): Promise<StoredOrder[]> {
  const { collection, tabs, now } = sender
  return tabs.withLock('send', async () => {
    const done: StoredOrder[] = []
    for (const order of await waitingOrders(collection)) {
      if (onlyId !== undefined && order.id !== onlyId) continue
      const sent: StoredOrder = { ...order, state: 'sent', updatedAt: now() }
      await collection.set(order.id, sent)
      const outcome = await sender.place(sent)
      if (outcome === 'not_ours') {
        await collection.set(order.id, order)
        continue
      }
      const next = sender.handleReply(sent, outcome)
      await collection.set(order.id, next)
      tabs.broadcast({ order: next } satisfies OrderChangeMessage)
      done.push(next)
      // If one order cannot be sent, the others are not tried.
      if (isWaiting(next)) break
    }
    return done
  })
}

export async function waitingOrders(collection: Collection<StoredOrder>): Promise<StoredOrder[]> {
  const stored = await collection.entries({ fresh: true })
  return stored
    .map(([, order]) => order)
    .filter(isWaiting)
    .sort((a, b) => a.createdAt - b.createdAt)
}
