import { orderHistory as limits } from '@mantel/domain/constants'
import type { Observable } from '../observed.ts'
import {
  type CustomerOrder,
  historyKey,
  type OrderHistory,
  type OrderHistoryOptions,
  type OrderHistoryState,
} from './customer-orders.ts'
import { mergeOrders } from './merge-orders.ts'

/** Loads the orders of the customer who is signed in. */
export type OrderLoader = Pick<OrderHistory, 'include' | 'find' | 'replace'> & {
  /** refresh and loadMore resolve to false if the page of orders could not be loaded. */
  refresh(): Promise<boolean>
  loadMore(): Promise<boolean>
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

  const hasMoreThan = (total: number) => (nextPage - limits.firstPage) * limits.pageSize < total

  /** false: the page could not be loaded. */
  async function load(page: number): Promise<boolean> {
    const customer = customerId()
    if (customer === null) return false
    const query = { pageSize: limits.pageSize, currentPage: page }
    const outcome = await tasks.run('userOrderHistory', { query }, { silent: true })
    // The customer has changed during the call.
    if (customerId() !== customer) return false
    const known = state.get()
    if (!outcome.ok) {
      state.set({ ...known, status: 'failed' })
      return false
    }
    const { items, total_count: total } = outcome.result
    const isFirst = page === limits.firstPage
    // The pages before this one have been dropped, or hold orders that the customer may no longer see.
    if (page > nextPage || (!isFirst && total < (known.total ?? 0))) return load(limits.firstPage)
    const orders = mergeOrders(known, { page, items, total })
    const hasOthers = orders.length > items.length
    nextPage = Math.max(hasOthers ? nextPage : limits.firstPage, page + 1)
    state.set({ orders, total, hasMore: hasMoreThan(total), status: 'ready' })
    await collection?.set(historyKey, { customer, total, orders: orders.slice(0, limits.pageSize) })
    // Orders have been placed since the newest page was loaded.
    const isNewestOld = !isFirst && total > (known.total ?? 0)
    return isNewestOld ? load(limits.firstPage) : true
  }

  let refreshing: Promise<boolean> | null = null
  /** The session's start and a screen may request the newest page at the same time: it is loaded once. */
  function refresh(): Promise<boolean> {
    refreshing ??= load(limits.firstPage).finally(() => {
      refreshing = null
    })
    return refreshing
  }

  async function restore(): Promise<void> {
    const stored = (await collection?.get(historyKey, { fresh: true })) as StoredHistory | null | undefined
    if (!stored || stored.customer !== customerId() || state.get().orders.length > 0) return
    nextPage = limits.firstPage + 1
    const { orders, total } = stored
    state.set({ orders, total, hasMore: hasMoreThan(total), status: 'ready' })
  }

  return {
    restore,
    refresh,
    async include(orderNumber) {
      // The server may have answered a load in progress before it accepted the order.
      await refreshing
      if (!state.get().orders.some(({ increment_id }) => increment_id === orderNumber)) await refresh()
    },
    loadMore: () => load(nextPage),
    async find(orderId) {
      const isKnown = () => state.get().orders.some(({ entity_id }) => String(entity_id) === orderId)
      let isLoaded = isKnown() || (await refresh())
      while (isLoaded && !isKnown() && state.get().hasMore) {
        const page = nextPage
        isLoaded = (await load(page)) && nextPage > page
      }
      if (isKnown()) return 'found'
      return isLoaded ? 'missing' : 'failed'
    },
    replace(order) {
      const { orders, ...others } = state.get()
      state.set({ ...others, orders: orders.map((known) => (known.entity_id === order.entity_id ? order : known)) })
    },
  }
}
