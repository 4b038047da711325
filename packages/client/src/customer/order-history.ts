import type { ResultOf } from '@mantel/contract'
import { createObservable, type Observed } from '../observed.ts'
import type { LoginEvent, UserSession } from '../session/user-session.ts'
import type { Collection } from '../storage/collection.ts'
import type { Tasks } from '../task/tasks.ts'
import type { OrderLoader } from './order-loader.ts'

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

export type OrderHistoryOptions = {
  session: UserSession
  tasks: Pick<Tasks, 'run'>
  /** The website's storage; null: nothing is stored. */
  collection: Collection<unknown> | null
}

export const historyKey = 'orders-history'
const noOrders: OrderHistoryState = { orders: [], total: null, status: 'loading' }

/** Only customers have orders: the code that loads them comes with the first customer, and guests do without. */
export function createOrderHistory(options: OrderHistoryOptions): OrderHistory {
  const { session, collection } = options
  const state = createObservable<OrderHistoryState>(noOrders)
  let loader: Promise<OrderLoader> | null = null

  /** A file that could not be loaded is requested again by the next call. */
  async function withLoader<T>(call: (loader: OrderLoader) => Promise<T>): Promise<T | null> {
    loader ??= import('./order-loader.ts').then(({ createOrderLoader }) => createOrderLoader({ ...options, state }))
    const loaded = await loader.catch(() => null)
    if (loaded) return call(loaded)
    loader = null
    state.set({ ...state.get(), status: 'failed' })
    return null
  }

  function reset(): void {
    loader = null
    state.set(noOrders)
  }

  async function forget(): Promise<void> {
    reset()
    await collection?.set(historyKey, null)
  }

  const refresh = async () => void (await withLoader((orders) => orders.refresh()))

  const stops = [
    session.onLogin(async ({ cause }: LoginEvent) => {
      if (cause === 'login') reset()
      await withLoader((orders) => orders.restore())
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
    include: async (orderNumber) => void (await withLoader((orders) => orders.include(orderNumber))),
    loadMore: async () => void (await withLoader((orders) => orders.loadMore())),
    find: (orderId) => withLoader((orders) => orders.find(orderId)),
    replace: (order) => void withLoader(async (orders) => orders.replace(order)),
    stop() {
      for (const stop of stops) stop()
    },
  }
}
