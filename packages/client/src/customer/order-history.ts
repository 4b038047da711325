import type { ResultOf } from '@mantel/contract'
import { orderHistory as limits } from '@mantel/domain/constants'
import { createObservable, type Observed } from '../observed.ts'
import type { UserSession } from '../session/user-session.ts'
import type { Collection } from '../storage/collection.ts'
import type { Tasks } from '../task/tasks.ts'

export type CustomerOrder = ResultOf<'userOrderHistory'>['items'][number]

export type OrderHistoryState = {
  /** Newest first: the pages that were loaded so far. */
  orders: readonly CustomerOrder[]
  /** Orders on the server; null until it has replied once. */
  total: number | null
  status: 'loading' | 'ready' | 'failed'
}

/** The customer's orders. The newest page is fetched at each start and is available offline afterwards. */
export type OrderHistory = Observed<OrderHistoryState> & {
  /** Loads the newest page again. */
  refresh(): Promise<void>
  /** Loads the newest page again if it lacks an order that the server has accepted since. */
  include(orderNumber: string): Promise<void>
  /** Loads the next page. */
  loadMore(): Promise<void>
  /** Loads pages until the order is found; null if there is none. */
  find(orderId: string): Promise<CustomerOrder | null>
  /** Shows newer data of an order, such as the reply to a request about it. */
  replace(order: CustomerOrder): void
  stop(): void
}

type StoredHistory = { customer: number; total: number; orders: readonly CustomerOrder[] }

const historyKey = 'orders-history'
const noOrders: OrderHistoryState = { orders: [], total: null, status: 'loading' }

export function createOrderHistory({
  session,
  tasks,
  collection,
}: {
  session: UserSession
  tasks: Pick<Tasks, 'run'>
  /** The website's storage; null: nothing is stored. */
  collection: Collection<unknown> | null
}): OrderHistory {
  const state = createObservable<OrderHistoryState>(noOrders)
  /** Pages shift when orders are placed in between, so the number of loaded orders does not tell the next page. */
  let nextPage: number = limits.firstPage

  const customerId = (): number | null => {
    const current = session.get()
    return current.kind === 'customer' ? (current.user?.id ?? null) : null
  }

  async function load(page: number): Promise<void> {
    const customer = customerId()
    if (customer === null) return
    const query = { pageSize: limits.pageSize, currentPage: page }
    const outcome = await tasks.run('userOrderHistory', { query }, { silent: true })
    // The customer has changed during the call.
    if (customerId() !== customer) return
    if (!outcome.ok) return state.set({ ...state.get(), status: 'failed' })
    const { items, total_count: total } = outcome.result
    const orders = mergeOrders(state.get().orders, items)
    nextPage = Math.max(nextPage, page + 1)
    state.set({ orders, total, status: 'ready' })
    await collection?.set(historyKey, { customer, total, orders: orders.slice(0, limits.pageSize) })
  }

  let refreshing: Promise<void> | null = null
  /** The start and a screen may want the newest page at the same time: it is loaded once. */
  function refresh(): Promise<void> {
    refreshing ??= load(limits.firstPage).finally(() => {
      refreshing = null
    })
    return refreshing
  }

  /** Shows the stored orders of this customer. */
  async function restore(): Promise<void> {
    const stored = (await collection?.get(historyKey, { fresh: true })) as StoredHistory | null | undefined
    if (!stored || stored.customer !== customerId() || state.get().orders.length > 0) return
    nextPage = limits.firstPage + 1
    state.set({ orders: stored.orders, total: stored.total, status: 'ready' })
  }

  function reset(): void {
    nextPage = limits.firstPage
    state.set(noOrders)
  }

  async function forget(): Promise<void> {
    reset()
    await collection?.set(historyKey, null)
  }

  const hasMore = () => state.get().orders.length < (state.get().total ?? 1)
  const loadMore = () => load(nextPage)

  const stops = [
    session.onLogin(async ({ cause }) => {
      if (cause === 'login') reset()
      await restore()
      // Not awaited: a login does not wait for the orders.
      if (cause !== 'other-tab') void refresh()
    }),
    session.onLogout(forget),
    session.onGuest(forget),
  ]

  return {
    get: state.get,
    subscribe: state.subscribe,
    refresh,
    async include(orderNumber) {
      // A load that is running may have been answered before the order was accepted.
      await refreshing
      if (!state.get().orders.some(({ increment_id }) => increment_id === orderNumber)) await refresh()
    },
    loadMore,
    async find(orderId) {
      const search = () => state.get().orders.find(({ entity_id }) => String(entity_id) === orderId) ?? null
      for (let found = search(); ; found = search()) {
        const before = state.get().orders.length
        if (found || !hasMore()) return found
        await loadMore()
        if (state.get().orders.length === before) return search()
      }
    },
    replace(order) {
      state.set({ ...state.get(), orders: mergeOrders(state.get().orders, [order]) })
    },
    stop() {
      for (const stop of stops) stop()
    },
  }
}

/** Newer data of an order replaces older data. Pages overlap when orders were placed in between. */
function mergeOrders(known: readonly CustomerOrder[], loaded: readonly CustomerOrder[]): CustomerOrder[] {
  const byNumber = new Map([...known, ...loaded].map((order) => [order.increment_id, order]))
  return [...byNumber.values()].toSorted((a, b) => b.entity_id - a.entity_id)
}
