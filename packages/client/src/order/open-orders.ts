import type { Tabs } from '../cart/tabs.ts'
import { browserTabs, lonelyTab } from '../cart/tabs.ts'
import type { Engine } from '../engine.ts'
import type { Account } from '../session/create-account.ts'
import { memoryCollection } from '../task/memory-collection.ts'
import { createOrders } from './create-orders.ts'
import { judgeReply } from './judge-reply.ts'
import { newOrderId } from './order-id.ts'
import type { Orders } from './orders.ts'
import type { StoredOrder } from './stored-order.ts'

export type OpenOrdersOptions = { account: Account; supportEmail: string; tabs?: Tabs; newId?: () => string }

/** The orders of a browser's engine, in its storage. start() reads them. */
export function openOrders(engine: Engine, options: OpenOrdersOptions): Orders {
  const { view, storage, online, clock } = engine
  const { account, supportEmail, newId = () => newOrderId(clock.now()) } = options
  const { fractionDigits } = view.i18n.priceFormat
  return createOrders({
    shelf: storage?.collection<StoredOrder>('orders') ?? memoryCollection<StoredOrder>(),
    tabs: options.tabs ?? (storage ? browserTabs(orderTabs(view.code)) : lonelyTab()),
    online,
    clock,
    newId,
    judge: (order, outcome) => judgeReply(order, outcome, { now: clock.now(), supportEmail, fractionDigits }),
    async place({ body, owner }) {
      const session = account.session.get()
      if (owner !== null && (session.kind !== 'customer' || session.user?.id !== owner)) return 'not_ours'
      return account.tasks.caller.call('orderPlace', {
        body: { ...body, transmited: true },
        ...(owner === null && { token: null }),
      })
    },
  })
}

/** What the pages and the worker of a store view share a lock and a channel by. */
export const orderTabs = (storeCode: string): string => `orders-${storeCode}`
