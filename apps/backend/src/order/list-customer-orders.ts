import { type Stores, websiteOf } from '@mantel/domain/store'
import type { Ctx } from '../platform/context.ts'
import { listOrders } from './order.repository.ts'
import { readHistory } from './order-steps.repository.ts'
import { readShipments } from './shipment.repository.ts'
import { toWireOrder, type WireOrder } from './wire-order.ts'

/** A page of the customer's orders in API form, newest first, and the number of all. */
export async function listCustomerOrders(
  { db, view }: Pick<Ctx, 'db' | 'view'>,
  stores: Stores,
  page: { customerId: number; limit: number; offset: number },
): Promise<{ items: WireOrder[]; total: number }> {
  const { orders, total } = await listOrders(db, page)
  const ids = orders.map(({ id }) => id)
  const steps = Map.groupBy(await readHistory(db, ids), ({ order_id }) => order_id)
  const shipments = Map.groupBy(await readShipments(db, ids), ({ orderId }) => orderId)
  const storeIds = new Map(stores.views.map(({ code, storeId }) => [code, storeId]))
  const { carriers } = websiteOf(stores, view)
  const items = orders.map((order) =>
    toWireOrder(order, steps.get(order.id) ?? [], {
      storeId: storeIds.get(order.store_code) ?? 0,
      shipments: shipments.get(order.id) ?? [],
      carriers,
    }),
  )
  return { items, total }
}
