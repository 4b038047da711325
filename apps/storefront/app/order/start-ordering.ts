import {
  createCheckout,
  type Engine,
  followOrder,
  isUnpaid,
  isWaiting,
  openOrders,
  type StoredOrder,
  tellOfOrders,
  watchConnection,
} from '@mantel/client'
import { openAccount } from '../account/account.ts'
import { openCart } from '../cart/cart-door.ts'
import type { Place } from '../place/place.ts'
import { askForBackgroundSync } from '../worker/background-sync.ts'
import { isOwnOrder } from './is-own-order.ts'
import { lookAtUnpaid } from './look-at-unpaid.ts'
import type { Ordering } from './open-ordering.ts'
import { noteWaitingOrders } from './waiting-hint.ts'

/** Orders, checkout and cart go together: what becomes of an order is seen in all of them, whichever page sent it. */
export async function startOrdering(engine: Engine, { view, website }: Place): Promise<Ordering> {
  const [account, cart] = await Promise.all([openAccount(engine), openCart(engine)])
  const { storage, clock, log } = engine
  const checkout = createCheckout({
    shelf: storage?.collection<unknown>('checkout') ?? null,
    clock,
    log,
    country: view.tax.defaultCountry,
  })
  const orders = openOrders(engine, { account, supportEmail: website.supportEmail })
  const followers = { cart, checkout, session: storage?.collection<unknown>('user') ?? null, clock }
  const note = () => noteWaitingOrders(view.code, orders.get().some(isUnsettled))
  orders.onChange((order) => {
    note()
    if (isWaiting(order) && order.route.isAutomatic) askForBackgroundSync('orderSync')
    void followOrder(order, followers)
  })
  account.session.onLogout(async () => {
    await Promise.all([checkout.forget(), storage?.collection('invoices').clear()])
    // What is settled is nobody's business but the customer's; what waits is sent when they are back.
    for (const { id, owner, state } of orders.get())
      if (owner !== null && (state === 'accepted' || state === 'refused')) await orders.remove(id)
  })
  await Promise.all([checkout.start(), orders.start()])
  note()
  // What the worker has done while no page was open.
  for (const order of orders.get()) await followOrder(order, followers)
  const look = tellOfOrders({
    orders,
    notifications: engine.notifications,
    isInSight: () => document.visibilityState === 'visible',
    isOwn: (order) => isOwnOrder(order, account.session.get()),
    isShown: ({ route }) => location.pathname === route.page,
    show: ({ route }) => location.assign(route.page),
  })
  document.addEventListener('visibilitychange', look)
  const ordering = { account, cart, checkout, orders }
  void lookAtUnpaid(ordering)
  watchConnection({ engine, queue: account.tasks.queue, cart, orders, checkout })
  return ordering
}

const isUnsettled = (order: StoredOrder) =>
  isWaiting(order) || isUnpaid(order) || order.state === 'needs_you' || order.isAwaited === true
