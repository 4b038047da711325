import type { RequestFacts } from '@mantel/domain/order'
import { listStartedLines } from '../download/index.ts'
import type { Db } from '../platform/db/index.ts'
import type { OrderRow } from './order.repository.ts'
import { readRequests, type StoredRequest } from './order-request.repository.ts'
import { type HistoryStep, readHistory } from './order-steps.repository.ts'
import { readShipments, type Shipment } from './shipment.repository.ts'

export type StoredFacts = Omit<RequestFacts, 'requests'> & { requests: readonly StoredRequest[] }

export function toRequestFacts(
  order: OrderRow,
  read: {
    history: readonly HistoryStep[]
    shipments: readonly Shipment[]
    requests: readonly StoredRequest[]
    startedDownloads: readonly number[]
  },
  now: Date,
): StoredFacts {
  return {
    order: { state: order.state, placedAt: order.placed_at, snapshot: order.snapshot },
    sent: read.shipments.flatMap(({ lines }) => lines),
    // An invoice may be paid after the goods have left, so the present state does not tell.
    completelySentAt: read.history.findLast(({ state }) => state === 'shipped')?.at ?? null,
    requests: read.requests,
    startedDownloads: read.startedDownloads,
    now,
  }
}

/** The order should be locked: requests and parcels of another process would change the facts. */
export async function readRequestFacts(db: Db, order: OrderRow, now: Date): Promise<StoredFacts> {
  const history = await readHistory(db, [order.id])
  const shipments = await readShipments(db, [order.id])
  const requests = await readRequests(db, [order.id])
  const startedDownloads = await listStartedLines(db, order.id)
  return toRequestFacts(order, { history, shipments, requests, startedDownloads }, now)
}
