import type { Stores } from '@mantel/domain/store'
import type { Ctx } from '../platform/context.ts'
import { listOrders } from './order.repository.ts'
import { type ItemSecrets, readWireOrders } from './read-wire-orders.ts'
import type { WireOrder } from './wire-order.ts'

/**
 * A page of the customer's orders in API form, newest first, and the total number of orders. companyId: includes the orders of this
 * company. Only the customer who placed an order can cancel it. secrets: without them the orders have no download links.
 */
export async function listCustomerOrders(
  ctx: Pick<Ctx, 'db' | 'view' | 'now'>,
  stores: Stores,
  page: { customerId: number; companyId?: number | null; limit: number; offset: number },
  secrets?: ItemSecrets,
): Promise<{ items: WireOrder[]; total: number }> {
  const { orders, total } = await listOrders(ctx.db, page)
  const items = await readWireOrders(ctx, stores, orders, secrets)
  return { items: items.map((order) => (order.customer_id === page.customerId ? order : ofColleague(order))), total }
}

function ofColleague(order: WireOrder): WireOrder {
  const placed_by = `${order.customer_firstname} ${order.customer_lastname}`
  const extension = { ...order.extension_attributes, can_cancel: false, withdrawable: [], placed_by }
  return { ...order, extension_attributes: extension }
}
