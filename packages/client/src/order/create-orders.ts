import type { Tabs } from '../cart/tabs.ts'
import type { Clock } from '../clock.ts'
import { createObservable } from '../observed.ts'
import type { Online } from '../online.ts'
import type { Collection } from '../storage/collection.ts'
import { consentTo } from './consent.ts'
import type { Orders } from './orders.ts'
import { type OrderNews, type Sender, sendWaiting, waitingOrders } from './send-waiting.ts'
import { isWaiting, type StoredOrder, storeDraft } from './stored-order.ts'

export type OrdersOptions = Pick<Sender, 'place' | 'judge'> & {
  shelf: Collection<StoredOrder>
  tabs: Tabs
  online: Online
  clock: Clock
  newId(): string
}

const firstRetryMs = 5000
const slowestRetryMs = 60_000
/** What came of an order is shown for a month; the shop knows it for ever. */
const shownForMs = 30 * 86_400_000

export function createOrders({ shelf, tabs, online, clock, newId, ...sending }: OrdersOptions): Orders {
  const state = createObservable<readonly StoredOrder[]>([])
  const listeners = new Set<(order: StoredOrder) => void>()
  const sender: Sender = { ...sending, shelf, tabs, now: clock.now }
  let retryMs = firstRetryMs
  let cancelRetry: (() => void) | null = null
  let isStopped = false

  async function look(): Promise<void> {
    const stored = await shelf.entries({ fresh: true })
    state.set(stored.map(([, order]) => order).sort((a, b) => b.createdAt - a.createdAt))
  }
  async function write(order: StoredOrder): Promise<'disk' | 'memory'> {
    const kept = await shelf.set(order.id, order)
    tabs.tell({ order } satisfies OrderNews)
    await heard(order)
    return kept
  }
  async function heard(order: StoredOrder): Promise<void> {
    await look()
    for (const listener of [...listeners]) listener(order)
  }
  const stopListening = tabs.listen((message) => {
    const { order } = message as Partial<OrderNews>
    if (order) void heard(order)
  })

  async function send(only?: string): Promise<void> {
    cancelRetry?.()
    cancelRetry = null
    if (isStopped || !online.mayTry()) return
    const done = await sendWaiting(sender, only)
    for (const order of done) await heard(order)
    if (done.some(isWaiting)) retryLater()
    else retryMs = firstRetryMs
  }
  /** While the device knows that it is offline nobody tries; coming online sends. */
  function retryLater(): void {
    if (isStopped || cancelRetry) return
    cancelRetry = clock.later(retryMs, () => void send())
    retryMs = Math.min(retryMs * 2, slowestRetryMs)
  }
  const find = (id: string) => shelf.get(id, { fresh: true })

  const orders: Orders = {
    get: state.get,
    subscribe: state.subscribe,
    waiting: () => waitingOrders(shelf),
    send,
    async start() {
      const old = clock.now() - shownForMs
      for (const [id, order] of await shelf.entries({ fresh: true }))
        if (!isWaiting(order) && order.state !== 'needs_you' && order.updatedAt < old) await shelf.remove(id)
      await look()
    },
    async place(draft) {
      const order = storeDraft(draft, clock.now())
      const kept = await shelf.set(order.id, order)
      await send(order.id)
      const placed = (await find(order.id)) ?? order
      // Nobody hears of it before its first way is known: an order that waits is followed otherwise than one that is placed.
      if (isWaiting(placed)) await write({ ...placed, isAwaited: true })
      return { order: placed, kept }
    },
    async accept(id) {
      const order = await find(id)
      if (order?.problem?.kind !== 'prices') return null
      const next = consentTo(order, order.problem, newId(), clock.now())
      await shelf.remove(id)
      await write(next)
      await send(next.id)
      return (await find(next.id)) ?? next
    },
    async again(id) {
      const order = await find(id)
      if (order?.state !== 'needs_you') return
      await write({ ...order, state: 'queued', problem: null, updatedAt: clock.now() })
      await send(id)
    },
    async change(id, part) {
      const order = await find(id)
      if (order) await write({ ...order, ...part, updatedAt: clock.now() })
    },
    async remove(id) {
      await shelf.remove(id)
      await look()
    },
    onChange(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    stop() {
      isStopped = true
      cancelRetry?.()
      stopListening()
    },
  }
  return orders
}
