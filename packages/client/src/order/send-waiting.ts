import type { Tabs } from '../cart/tabs.ts'
import type { Collection } from '../storage/collection.ts'
import type { PlaceOutcome } from './judge-reply.ts'
import { isWaiting, type StoredOrder } from './stored-order.ts'

export type Sender = {
  shelf: Collection<StoredOrder>
  tabs: Pick<Tabs, 'alone' | 'tell'>
  now(): number
  /** not_ours: another customer's, or nobody knows yet who is signed in. */
  place(order: StoredOrder): Promise<PlaceOutcome | 'not_ours'>
  judge(order: StoredOrder, outcome: PlaceOutcome): StoredOrder
}

/** Told to all pages when an order changes. */
export type OrderNews = { order: StoredOrder }

/**
 * Sends what waits, the oldest first; one page or worker of the browser at a time. That it is on its way is written down
 * before it goes out, so that whoever comes after a crash knows. Returns what came of each.
 */
export function sendWaiting(sender: Sender, only?: string): Promise<StoredOrder[]> {
  const { shelf, tabs, now } = sender
  return tabs.alone('send', async () => {
    const done: StoredOrder[] = []
    for (const order of await waitingOrders(shelf)) {
      if (only !== undefined && order.id !== only) continue
      const sent: StoredOrder = { ...order, state: 'sent', updatedAt: now() }
      await shelf.set(order.id, sent)
      const outcome = await sender.place(sent)
      if (outcome === 'not_ours') {
        await shelf.set(order.id, order)
        continue
      }
      const next = sender.judge(sent, outcome)
      await shelf.set(order.id, next)
      tabs.tell({ order: next } satisfies OrderNews)
      done.push(next)
      // Where one finds no way, the others need not try.
      if (isWaiting(next)) break
    }
    return done
  })
}

export async function waitingOrders(shelf: Collection<StoredOrder>): Promise<StoredOrder[]> {
  const stored = await shelf.entries({ fresh: true })
  return stored
    .map(([, order]) => order)
    .filter(isWaiting)
    .sort((a, b) => a.createdAt - b.createdAt)
}
