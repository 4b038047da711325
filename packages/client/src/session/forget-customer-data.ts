import type { StoredOrder } from '../order/stored-order.ts'
import type { ShopStorage } from '../storage/create-storage.ts'

/**
 * Removes what a customer leaves in the storage of a store view: checkout details, invoices, wishlist, comparison and settled orders. Queued orders stay and
 * are sent when the customer logs in again. The session does this itself, because the page may not have loaded the checkout's code.
 */
export async function forgetCustomerData(storage: ShopStorage): Promise<void> {
  const orders = storage.collection<StoredOrder>('orders')
  const settled = (await orders.entries({ fresh: true })).filter(([, order]) => isSettledOrder(order))
  await Promise.all([
    storage.collection('checkout').remove('details'),
    storage.collection('invoices').clear(),
    storage.collection('saved').clear(),
    ...settled.map(([id]) => orders.remove(id)),
  ])
}

export const isSettledOrder = ({ owner, state }: StoredOrder): boolean =>
  owner !== null && (state === 'accepted' || state === 'refused')
