import type { Clock } from '../clock.ts'
import { createObservable } from '../observed.ts'
import type { Online } from '../online.ts'
import { createRetry } from '../retry.ts'
import type { Collection } from '../storage/collection.ts'
import type { Tabs } from '../tabs.ts'
import { acceptPrices } from './accept-prices.ts'
import type { Orders } from './orders.ts'
import { type OrderChangeMessage, type OrderSender, sendWaitingOrders, waitingOrders } from './send-waiting-orders.ts'
import { createStoredOrder, isWaiting, type StoredOrder } from './stored-order.ts'

export type OrdersOptions = Pick<OrderSender, 'place' | 'handleReply'> & {
  collection: Collection<StoredOrder>
  tabs: Tabs
  online: Online
  clock: Clock
  newId(): string
  /** A new order reached the shop, but has to wait because of an error there. */
  onQueuedAfterError?(): void
}

/** Decided orders are shown for a month; the shop keeps them permanently. */
const shownForMs = 30 * 86_400_000

export function createOrders(options: OrdersOptions): Orders {
  const { collection, tabs, online, clock, newId, onQueuedAfterError, ...sending } = options
  const state = createObservable<readonly StoredOrder[]>([])
  const listeners = new Set<(order: StoredOrder) => void>()
  const sender: OrderSender = { ...sending, collection: collection, tabs, now: clock.now }
  const retry = createRetry(clock, () => void send())
  let isStopped = false

  async function refresh(): Promise<void> {
    const stored = await collection.entries({ fresh: true })
    state.set(stored.map(([, order]) => order).sort((a, b) => b.createdAt - a.createdAt))
  }
  async function write(order: StoredOrder): Promise<'disk' | 'memory'> {
    const storedIn = await collection.set(order.id, order)
    tabs.broadcast({ order } satisfies OrderChangeMessage)
    await notify(order)
    return storedIn
  }
  async function notify(order: StoredOrder): Promise<void> {
    await refresh()
    for (const listener of [...listeners]) listener(order)
  }
  const stopListening = tabs.listen((message) => {
    const { order } = message as Partial<OrderChangeMessage>
    if (order) void notify(order)
  })

  async function send(only?: string): Promise<void> {
    retry.cancel()
    if (isStopped || !online.mayTry()) return
    const done = await sendWaitingOrders(sender, only)
    for (const order of done) await notify(order)
    if (!done.some(isWaiting)) retry.reset()
    else if (!isStopped) retry.schedule()
  }
  const find = (id: string) => collection.get(id, { fresh: true })

  const orders: Orders = {
    get: state.get,
    subscribe: state.subscribe,
    waiting: () => waitingOrders(collection),
    send,
    async start() {
      const old = clock.now() - shownForMs
      for (const [id, order] of await collection.entries({ fresh: true }))
        if (!isWaiting(order) && order.state !== 'needs_you' && order.updatedAt < old) await collection.remove(id)
      await refresh()
    },
    async place(draft) {
      const order = createStoredOrder(draft, clock.now())
      const storedIn = await collection.set(order.id, order)
      await send(order.id)
      const placed = (await find(order.id)) ?? order
      // Listeners hear of a new order only after its first attempt, because they handle a waiting order differently from a placed one.
      if (isWaiting(placed)) await write({ ...placed, isAwaited: true })
      if (isWaiting(placed) && placed.attempts > 0 && storedIn === 'disk' && online.get()) onQueuedAfterError?.()
      return { order: placed, storedIn }
    },
    async accept(id) {
      const order = await find(id)
      if (order?.problem?.kind !== 'prices') return null
      const next = acceptPrices(order, order.problem, newId(), clock.now())
      await collection.remove(id)
      await write(next)
      await send(next.id)
      return (await find(next.id)) ?? next
    },
    async resume(customer) {
      const mustResume = ({ owner, state, problem }: StoredOrder) =>
        owner === customer && state === 'needs_you' && problem?.kind === 'login'
      // The lock keeps another page from sending the order in between.
      const resumed = await tabs.withLock('send', async () => {
        const stored = (await collection.entries({ fresh: true })).map(([, order]) => order).filter(mustResume)
        for (const order of stored)
          await collection.set(order.id, { ...order, state: 'queued', problem: null, updatedAt: clock.now() })
        return stored
      })
      if (resumed.length > 0) await refresh()
      for (const { id } of resumed) await send(id)
    },
    async retry(id) {
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
      await collection.remove(id)
      await refresh()
    },
    onChange(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    stop() {
      isStopped = true
      retry.cancel()
      stopListening()
    },
  }
  return orders
}
