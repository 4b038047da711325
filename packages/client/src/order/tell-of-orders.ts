import type { Notifications } from '../notifications.ts'
import type { Orders } from './orders.ts'
import { isWaiting, type StoredOrder } from './stored-order.ts'

export type NewsOfOrders = {
  orders: Pick<Orders, 'get' | 'change' | 'onChange'>
  notifications: Pick<Notifications, 'push'>
  /** Whether somebody looks at this page now. */
  isInSight(): boolean
  /** Whether it is for this shopper's eyes. */
  isOwn(order: StoredOrder): boolean
  /** Whether the page says by itself how the order stands. */
  isShown(order: StoredOrder): boolean
  show(order: StoredOrder): void
}

/**
 * A shopper who was told that an order waits is told once what came of it, on whichever page they look at next: also where the
 * worker has sent it with no page open. Returns the function that looks whether there is something to tell.
 */
export function tellOfOrders({ orders, notifications, isInSight, isOwn, isShown, show }: NewsOfOrders): () => void {
  const told = new Set<string>()
  function look(): void {
    if (!isInSight()) return
    for (const order of orders.get()) {
      if (!order.isAwaited || isWaiting(order) || told.has(order.id) || !isOwn(order)) continue
      told.add(order.id)
      if (!isShown(order)) tell(order)
      void orders.change(order.id, { isAwaited: false })
    }
  }
  function tell(order: StoredOrder): void {
    const { accepted, needsYou } = order.route.words
    const isPlaced = order.state === 'accepted'
    notifications.push({
      type: isPlaced ? 'success' : 'warning',
      message: { text: isPlaced ? accepted : needsYou },
      action1: { label: { key: 'order_show' }, run: () => show(order) },
      hasNoTimeout: true,
    })
  }
  orders.onChange(look)
  look()
  return look
}
