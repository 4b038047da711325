import type { Cart } from '../cart/cart.ts'
import type { Checkout } from '../checkout/checkout.ts'
import type { Engine } from '../engine.ts'
import type { TaskQueue } from '../task/tasks.ts'
import type { Orders } from './orders.ts'

export type GoOnlineContext = {
  engine: Pick<Engine, 'view' | 'notifications' | 'online'>
  queue: Pick<TaskQueue, 'process'>
  cart: Pick<Cart, 'synchronise' | 'withSyncLock'>
  orders: Pick<Orders, 'send' | 'waiting' | 'resume'>
  checkout: Pick<Checkout, 'get'>
}

/**
 * Called when the browser is online (again): sends queued tasks, cart changes and then orders. Where the store does not
 * send orders automatically, and the thank-you page is not shown, asks the shopper first.
 */
export async function goOnline({ engine, queue, cart, orders, checkout }: GoOnlineContext): Promise<void> {
  const { view, notifications, online } = engine
  if (!online.get()) return
  await queue.process()
  await cart.synchronise()
  const waiting = await orders.waiting()
  if (waiting.length === 0) return
  if (sendsWithoutAsking(view, checkout)) return orders.send()
  notifications.push({
    type: 'info',
    message: { key: 'orders_waiting' },
    action1: { label: { key: 'orders_send' }, run: () => void orders.send() },
    hasNoTimeout: true,
  })
}

/**
 * Called when a customer is signed in (again): sends the orders that waited for this customer. The cart is not
 * synchronised during this time: an order closes the customer's cart, and lines that were added to it just before would be
 * lost.
 */
export async function sendOrdersOf(
  customer: number,
  { engine, cart, orders, checkout }: Omit<GoOnlineContext, 'queue'>,
): Promise<void> {
  await cart.withSyncLock(async () => {
    await orders.resume(customer)
    if (sendsWithoutAsking(engine.view, checkout)) await orders.send()
  })
}

const sendsWithoutAsking = ({ settings }: GoOnlineContext['engine']['view'], checkout: GoOnlineContext['checkout']) =>
  settings.automaticOrderTransmission || checkout.get().isThankYou

/** Runs now and whenever the browser comes online. Returns a function that stops it. */
export function watchConnection(parts: GoOnlineContext): () => void {
  void goOnline(parts)
  return parts.engine.online.subscribe(() => void goOnline(parts))
}
