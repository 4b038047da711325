import type { Stores } from '@mantel/domain/store'
import type { DownloadKeys } from '../download/index.ts'
import type { Ctx } from '../platform/context.ts'
import { listOrders } from './order.repository.ts'
import { readWireOrders } from './read-wire-orders.ts'
import type { WireOrder } from './wire-order.ts'

/**
 * A page of the customer's orders in API form, newest first, and the number of all. downloadKeys: without them the orders have
 * no download links.
 */
export async function listCustomerOrders(
  ctx: Pick<Ctx, 'db' | 'view' | 'now'>,
  stores: Stores,
  page: { customerId: number; limit: number; offset: number },
  downloadKeys?: DownloadKeys,
): Promise<{ items: WireOrder[]; total: number }> {
  const { orders, total } = await listOrders(ctx.db, page)
  return { items: await readWireOrders(ctx, stores, orders, downloadKeys), total }
}
