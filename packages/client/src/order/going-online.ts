import type { Cart } from '../cart/cart.ts'
import type { Checkout } from '../checkout/checkout.ts'
import type { Engine } from '../engine.ts'
import type { TaskQueue } from '../task/tasks.ts'
import type { Orders } from './orders.ts'

export type OnlineParts = {
  engine: Pick<Engine, 'view' | 'notifications' | 'online'>
  queue: Pick<TaskQueue, 'process'>
  cart: Pick<Cart, 'connect'>
  orders: Pick<Orders, 'send' | 'waiting'>
  checkout: Pick<Checkout, 'get'>
}

/**
 * There is a connection (again): what waits is sent, the cart as the shopper left it, then the orders. Where the store does
 * not send orders by itself, and nobody looks at the thank-you page, the shopper is asked.
 */
export async function goOnline({ engine, queue, cart, orders, checkout }: OnlineParts): Promise<void> {
  const { view, notifications, online } = engine
  if (!online.get()) return
  await queue.process()
  await cart.connect()
  const waiting = await orders.waiting()
  if (waiting.length === 0) return
  if (view.settings.automaticOrderTransmission || checkout.get().isThankYou) return orders.send()
  notifications.push({
    type: 'info',
    message: { key: 'orders_waiting' },
    action1: { label: { key: 'orders_send' }, run: () => void orders.send() },
    hasNoTimeout: true,
  })
}

/** Now and whenever the connection comes back. Returns the function that ends it. */
export function watchConnection(parts: OnlineParts): () => void {
  void goOnline(parts)
  return parts.engine.online.subscribe(() => void goOnline(parts))
}
