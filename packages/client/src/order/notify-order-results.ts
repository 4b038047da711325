import type { Notifications } from '../notifications.ts'
import type { Orders } from './orders.ts'
import { isWaiting, type StoredOrder } from './stored-order.ts'

export type OrderResultOptions = {
  orders: Pick<Orders, 'get' | 'change' | 'onChange'>
  notifications: Pick<Notifications, 'push'>
  /** Whether the page is visible. */
  isVisible(): boolean
  /** Whether the order belongs to this shopper. */
  isOwn(order: StoredOrder): boolean
  /** Whether the page itself shows the state of the order. */
  isShown(order: StoredOrder): boolean
  show(order: StoredOrder): void
}

/**
 * Notifies the shopper once of the result of a waiting order, on the next visible page, even if the worker sent it
 * without a page. Returns a function that checks for results.
 */
export function notifyOrderResults({
  orders,
  notifications,
  isVisible,
  isOwn,
  isShown,
  show,
}: OrderResultOptions): () => void {
  const notified = new Set<string>()
  function check(): void {
    if (!isVisible()) return
    for (const order of orders.get()) {
      if (!order.isAwaited || isWaiting(order) || notified.has(order.id) || !isOwn(order)) continue
      notified.add(order.id)
      if (!isShown(order)) notify(order)
      void orders.change(order.id, { isAwaited: false })
    }
  }
  function notify(order: StoredOrder): void {
    const { accepted, needsYou } = order.route.words
    const isPlaced = order.state === 'accepted'
    notifications.push({
      type: isPlaced ? 'success' : 'warning',
      message: { text: isPlaced ? accepted : needsYou },
      action1: { label: { key: 'order_show' }, run: () => show(order) },
      hasNoTimeout: true,
    })
  }
  orders.onChange(check)
  check()
  return check
}
