import { type StoredOrder, sendOrdersInWorker } from '@mantel/client'
import type { WorkerScope } from './scope.ts'
import { inVisitedViews } from './visited-views.ts'

/**
 * Sends the orders that wait in this browser, with no page open if need be. Orders are sent by one page or worker at a time
 * and taken by the shop once, so nothing is doubled. Where something is left the browser is told to come again.
 */
export async function sendOrders(scope: WorkerScope): Promise<void> {
  const parts = { now: () => Date.now(), done: (order: StoredOrder) => notify(scope, order) }
  const isLeft = await inVisitedViews(scope, (place) => sendOrdersInWorker(place, parts))
  if (isLeft) throw new Error('orders still wait for a connection')
}

/** Only who is away and has allowed it is notified: a page that is open says it itself. */
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

/** The thank-you page, which says how the order stands. */
export async function openOrderPage({ clients }: WorkerScope, data: unknown): Promise<void> {
  const { page } = (data ?? {}) as { page?: unknown }
  if (typeof page === 'string' && page.startsWith('/')) await clients.openWindow(page)
}
