import type { StoredOrder } from '../order/stored-order.ts'
import type { ShopStorage } from '../storage/create-storage.ts'
import type { LogoutEvent } from './user-session.ts'

/**
 * Removes what a customer leaves in the storage of a store view: checkout details, invoices, wishlist, comparison and
 * settled orders. Queued orders stay and are sent when the customer logs in again. The session does this itself,
 * because the page may not have loaded the checkout's code. After a logout in another tab, the lists of a guest and of
 * the next customer (`successor`) stay, because they were made after it.
 */
export async function forgetCustomerData(
  storage: ShopStorage,
  { cause, successor }: Pick<LogoutEvent, 'cause' | 'successor'> = { cause: 'logout', successor: null },
): Promise<void> {
  const orders = storage.collection<StoredOrder>('orders')
  const settled = (await orders.entries({ fresh: true })).filter(
    ([, order]) => isSettledOrder(order) && order.owner !== successor,
  )
  await Promise.all([
    storage.collection('checkout').remove('details'),
    storage.collection('invoices').clear(),
    cause === 'other-tab' ? removeSavedLists(storage, successor) : storage.collection('saved').clear(),
    ...settled.map(([id]) => orders.remove(id)),
  ])
}

/** The collection also holds products, which have no owner and stay. */
async function removeSavedLists(storage: ShopStorage, successor: number | null): Promise<void> {
  const saved = storage.collection<{ owner?: number | null }>('saved')
  for (const [key, { owner }] of await saved.entries({ fresh: true }))
    if (typeof owner === 'number' && owner !== successor) await saved.remove(key)
}

export const isSettledOrder = ({ owner, state }: StoredOrder): boolean =>
  owner !== null && (state === 'accepted' || state === 'refused')
