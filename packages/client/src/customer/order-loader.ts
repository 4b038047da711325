import { orderHistory as limits } from '@mantel/domain/constants'
import type { Observable } from '../observed.ts'
import {
  type CustomerOrder,
  historyKey,
  type OrderHistory,
  type OrderHistoryOptions,
  type OrderHistoryState,
} from './customer-orders.ts'

/** Loads the orders of the customer who is signed in. */
export type OrderLoader = Pick<OrderHistory, 'refresh' | 'include' | 'loadMore' | 'find' | 'replace'> & {
  /** Shows the stored orders of this customer. */
  restore(): Promise<void>
}

type StoredHistory = { customer: number; total: number; orders: readonly CustomerOrder[] }

export function createOrderLoader({
  session,
  tasks,
  collection,
  state,
}: OrderHistoryOptions & { state: Observable<OrderHistoryState> }): OrderLoader {
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

  async function restore(): Promise<void> {
    const stored = (await collection?.get(historyKey, { fresh: true })) as StoredHistory | null | undefined
    if (!stored || stored.customer !== customerId() || state.get().orders.length > 0) return
    nextPage = limits.firstPage + 1
    state.set({ orders: stored.orders, total: stored.total, status: 'ready' })
  }

  const hasMore = () => state.get().orders.length < (state.get().total ?? 1)
  const loadMore = () => load(nextPage)

  return {
    restore,
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
  }
}

/** Newer data of an order replaces older data. Pages overlap when orders were placed in between. */
function mergeOrders(known: readonly CustomerOrder[], loaded: readonly CustomerOrder[]): CustomerOrder[] {
  const byNumber = new Map([...known, ...loaded].map((order) => [order.increment_id, order]))
  return [...byNumber.values()].toSorted((a, b) => b.entity_id - a.entity_id)
}
