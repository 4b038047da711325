import { createObservable } from '../observed.ts'
import type { LoginEvent, LogoutEvent } from '../session/user-session.ts'
import { historyKey, type OrderHistory, type OrderHistoryOptions, type OrderHistoryState } from './customer-orders.ts'
import type { OrderLoader } from './order-loader.ts'

const noOrders: OrderHistoryState = { orders: [], total: null, hasMore: false, status: 'loading' }

/** Only customers have orders: the code that loads them comes with the first customer, and guests do without. */
export function createOrderHistory(options: OrderHistoryOptions): OrderHistory {
  const { session, collection } = options
  const state = createObservable<OrderHistoryState>(noOrders)
  let loader: Promise<OrderLoader> | null = null

  /** If the loader's code could not be loaded, the next call requests it again. */
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

  async function forget({ successor }: Pick<LogoutEvent, 'successor'>): Promise<void> {
    reset()
    if (successor === null) await collection?.set(historyKey, null)
  }

  const refresh = async () => void (await withLoader((orders) => orders.refresh()))

  const stops = [
    session.onLogin(async ({ cause }: LoginEvent) => {
      if (cause === 'login') reset()
      await withLoader((orders) => orders.restore())
      // This call is not awaited, because the login must not wait for the orders.
      if (cause !== 'other-tab') void refresh()
    }),
    session.onLogout(forget),
    session.onGuest(() => forget({ successor: null })),
  ]

  return {
    get: state.get,
    subscribe: state.subscribe,
    refresh,
    include: async (orderNumber) => void (await withLoader((orders) => orders.include(orderNumber))),
    loadMore: async () => void (await withLoader((orders) => orders.loadMore())),
    find: async (orderId) => (await withLoader((orders) => orders.find(orderId))) ?? 'failed',
    replace: (order) => void withLoader(async (orders) => orders.replace(order)),
    stop() {
      for (const stop of stops) stop()
    },
  }
}
