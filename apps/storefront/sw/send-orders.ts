import { type StoredOrder, sendOrdersInWorker } from '@mantel/client'
import type { WorkerScope } from './scope.ts'
import { runInVisitedViews } from './visited-views.ts'

/**
 * Sends the queued orders of this browser, even with no page open. One page or worker sends at a time and the shop accepts each
 * order once, so no order is duplicated. Throws if orders remain, so that background sync retries.
 */
export async function sendOrders(scope: WorkerScope): Promise<void> {
  const options = { now: () => Date.now(), onSent: (order: StoredOrder) => notify(scope, order) }
  const isIncomplete = await runInVisitedViews(scope, (context) => sendOrdersInWorker(context, options))
  if (isIncomplete) throw new Error('orders are still queued')
}

/** Shows a notification if the shopper has allowed it and no page is visible. A visible page shows the result itself. */
async function notify({ clients, registration, Notification }: WorkerScope, order: StoredOrder): Promise<void> {
  const { state, route } = order
  if (state === 'queued' || state === 'sent' || Notification?.permission !== 'granted') return
  const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true })
  if (windows.some(({ visibilityState }) => visibilityState === 'visible')) return
  const { accepted, needsYou } = route.words
  await registration.showNotification?.(state === 'accepted' ? accepted : needsYou, {
    tag: order.id,
    data: { page: route.page },
  })
}

/** Opens the thank-you page, which shows the order's state. */
export async function openOrderPage({ clients }: WorkerScope, data: unknown): Promise<void> {
  const { page } = (data ?? {}) as { page?: unknown }
  if (typeof page === 'string' && page.startsWith('/')) await clients.openWindow(page)
}
