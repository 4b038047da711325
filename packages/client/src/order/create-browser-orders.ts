import type { Engine } from '../engine.ts'
import { okAction } from '../notifications.ts'
import type { Account } from '../session/create-account.ts'
import type { Tabs } from '../tabs.ts'
import { browserTabs, singleTab } from '../tabs.ts'
import { memoryCollection } from '../task/memory-collection.ts'
import { createOrders } from './create-orders.ts'
import { handleOrderReply } from './handle-order-reply.ts'
import { newOrderId } from './order-id.ts'
import type { Orders } from './orders.ts'
import type { StoredOrder } from './stored-order.ts'

export type BrowserOrdersOptions = { account: Account; supportEmail: string; tabs?: Tabs; newId?: () => string }

/** Creates the orders of a browser's engine, in its storage. start() reads them. */
export function createBrowserOrders(engine: Engine, options: BrowserOrdersOptions): Orders {
  const { view, storage, online, clock, notifications } = engine
  const { account, supportEmail, newId = () => newOrderId(clock.now()) } = options
  const { fractionDigits } = view.i18n.priceFormat
  return createOrders({
    collection: storage?.collection<StoredOrder>('orders') ?? memoryCollection<StoredOrder>(),
    tabs: options.tabs ?? (storage ? browserTabs(orderChannelName(view.code)) : singleTab()),
    online,
    clock,
    newId,
    onQueuedAfterError: () =>
      notifications.push({ type: 'error', message: { key: 'order_queued' }, action1: okAction }),
    handleReply: (order, outcome) =>
      handleOrderReply(order, outcome, { now: clock.now(), supportEmail, fractionDigits }),
    async place({ body, owner }) {
      const session = account.session.get()
      if (owner !== null && (session.kind !== 'customer' || session.user?.id !== owner)) return 'not_ours'
      return account.tasks.silentCaller.call('orderPlace', {
        body: { ...body, transmited: true },
        ...(owner === null && { token: null }),
      })
    },
  })
}

/** The name of the lock and the channel that the pages and the worker of a store view share. */
export const orderChannelName = (storeCode: string): string => `orders-${storeCode}`
