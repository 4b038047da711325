import type { ResultOf } from '@mantel/contract'
import type { Observed } from '../observed.ts'
import type { UserSession } from '../session/user-session.ts'
import type { Collection } from '../storage/collection.ts'
import type { Tasks } from '../task/tasks.ts'

export type CustomerOrder = ResultOf<'userOrderHistory'>['items'][number]

export type OrderHistoryState = {
  /** The orders of the pages that were loaded so far, newest first. */
  orders: readonly CustomerOrder[]
  /** Orders on the server; null until it has replied once. */
  total: number | null
  /** True if the server has another page of orders. */
  hasMore: boolean
  status: 'loading' | 'ready' | 'failed'
}

/** failed: a page could not be loaded, so the order may exist. */
export type OrderSearch = 'found' | 'missing' | 'failed'

/** The customer's orders. The newest page is fetched at each start and is available offline afterwards. */
export type OrderHistory = Observed<OrderHistoryState> & {
  /** Loads the newest page again. */
  refresh(): Promise<void>
  /** Loads the newest page again, unless the orders already include this one, which the server has just accepted. */
  include(orderNumber: string): Promise<void>
  /** Loads the next page. */
  loadMore(): Promise<void>
  /** Loads further pages until this order is loaded. */
  find(orderId: string): Promise<OrderSearch>
  /** Replaces a loaded order with newer data, such as the reply to a request about it. Adds no order. */
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
