import { type Stores, websiteOf } from '@mantel/domain/store'
import { type DownloadKeys, listOrderDownloads } from '../download/index.ts'
import type { DeriveGiftCode } from '../giftcard/index.ts'
import type { Ctx } from '../platform/context.ts'
import { readKeptGiftCards } from './gift-card-order.ts'
import type { OrderRow } from './order.repository.ts'
import { readRequests } from './order-request.repository.ts'
import { readHistory } from './order-steps.repository.ts'
import { readShipments } from './shipment.repository.ts'
import { toWireOrder, type WireOrder } from './wire-order.ts'

/** The derived secrets of what was bought. No table stores them. */
export type ItemSecrets = { downloadKeys: DownloadKeys; giftCodeOf: DeriveGiftCode }

/**
 * Completes orders with their history and parcels, in API form and in the same order. secrets: without them the orders have no
 * download links, and what the buyer may still ask for is not exact.
 */
export async function readWireOrders(
  { db, view, now }: Pick<Ctx, 'db' | 'view' | 'now'>,
  stores: Stores,
  orders: readonly OrderRow[],
  secrets?: ItemSecrets,
): Promise<WireOrder[]> {
  const ids = orders.map(({ id }) => id)
  const steps = Map.groupBy(await readHistory(db, ids), ({ order_id }) => order_id)
  const shipments = Map.groupBy(await readShipments(db, ids), ({ orderId }) => orderId)
  const requests = Map.groupBy(await readRequests(db, ids), ({ orderId }) => orderId)
  const files = secrets ? await listOrderDownloads(db, secrets.downloadKeys, { orderIds: ids, now: now() }) : []
  const keptCards = secrets ? await readKeptGiftCards(db, orders, secrets.giftCodeOf) : []
  const downloads = Map.groupBy(files, ({ orderId }) => orderId)
  const keptGiftCards = Map.groupBy(keptCards, ({ orderId }) => orderId)
  const storeIds = new Map(stores.views.map(({ code, storeId }) => [code, storeId]))
  const { carriers } = websiteOf(stores, view)
  return orders.map((order) =>
    toWireOrder(order, steps.get(order.id) ?? [], {
      storeId: storeIds.get(order.store_code) ?? 0,
      stores,
      shipments: shipments.get(order.id) ?? [],
      requests: requests.get(order.id) ?? [],
      downloads: downloads.get(order.id) ?? [],
      keptGiftCards: keptGiftCards.get(order.id) ?? [],
      carriers,
      now: now(),
    }),
  )
}

export async function readWireOrder(
  ctx: Pick<Ctx, 'db' | 'view' | 'now'>,
  stores: Stores,
  order: OrderRow,
  secrets: ItemSecrets,
): Promise<WireOrder> {
  const [wired] = await readWireOrders(ctx, stores, [order], secrets)
  if (!wired) throw new Error(`order ${order.number} could not be converted to the API format`)
  return wired
}
