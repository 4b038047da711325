import { type Stores, websiteOf } from '@mantel/domain/store'
import { type DownloadKeys, listOrderDownloads } from '../download/index.ts'
import type { Ctx } from '../platform/context.ts'
import type { OrderRow } from './order.repository.ts'
import { readRequests } from './order-request.repository.ts'
import { readHistory } from './order-steps.repository.ts'
import { readShipments } from './shipment.repository.ts'
import { toWireOrder, type WireOrder } from './wire-order.ts'

/**
 * Completes orders with their history and parcels, in API form and in the same order. downloadKeys: without them the orders have
 * no download links.
 */
export async function readWireOrders(
  { db, view, now }: Pick<Ctx, 'db' | 'view' | 'now'>,
  stores: Stores,
  orders: readonly OrderRow[],
  downloadKeys?: DownloadKeys,
): Promise<WireOrder[]> {
  const ids = orders.map(({ id }) => id)
  const steps = Map.groupBy(await readHistory(db, ids), ({ order_id }) => order_id)
  const shipments = Map.groupBy(await readShipments(db, ids), ({ orderId }) => orderId)
  const requests = Map.groupBy(await readRequests(db, ids), ({ orderId }) => orderId)
  const files = downloadKeys ? await listOrderDownloads(db, downloadKeys, { orderIds: ids, now: now() }) : []
  const downloads = Map.groupBy(files, ({ orderId }) => orderId)
  const storeIds = new Map(stores.views.map(({ code, storeId }) => [code, storeId]))
  const { carriers } = websiteOf(stores, view)
  return orders.map((order) =>
    toWireOrder(order, steps.get(order.id) ?? [], {
      storeId: storeIds.get(order.store_code) ?? 0,
      shipments: shipments.get(order.id) ?? [],
      requests: requests.get(order.id) ?? [],
      downloads: downloads.get(order.id) ?? [],
      carriers,
      now: now(),
    }),
  )
}

export async function readWireOrder(
  ctx: Pick<Ctx, 'db' | 'view' | 'now'>,
  stores: Stores,
  order: OrderRow,
  downloadKeys: DownloadKeys,
): Promise<WireOrder> {
  const [wired] = await readWireOrders(ctx, stores, [order], downloadKeys)
  if (!wired) throw new Error(`order ${order.number} could not be converted to the API format`)
  return wired
}
