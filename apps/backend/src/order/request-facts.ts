import type { RequestFacts } from '@mantel/domain/order'
import { listStartedLines } from '../download/index.ts'
import type { DeriveGiftCode } from '../giftcard/index.ts'
import type { Db } from '../platform/db/index.ts'
import { readKeptGiftCards } from './gift-card-order.ts'
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
    keptGiftCards: StoredFacts['keptGiftCards']
  },
  now: Date,
): StoredFacts {
  return {
    order: { state: order.state, placedAt: order.placed_at, snapshot: order.snapshot },
    ...toSentFacts(read),
    requests: read.requests,
    startedDownloads: read.startedDownloads,
    keptGiftCards: read.keptGiftCards,
    now,
  }
}

export type SentFacts = Pick<StoredFacts, 'sent' | 'completelySentAt'>

function toSentFacts({
  history,
  shipments,
}: {
  history: readonly HistoryStep[]
  shipments: readonly Shipment[]
}): SentFacts {
  return {
    sent: shipments.flatMap(({ lines }) => lines),
    // An invoice may be paid after the goods have left, so the present state does not tell.
    completelySentAt: history.findLast(({ state }) => state === 'shipped')?.at ?? null,
  }
}

export async function readSentFacts(db: Db, orderId: number): Promise<SentFacts> {
  return toSentFacts({ history: await readHistory(db, [orderId]), shipments: await readShipments(db, [orderId]) })
}

/** The order should be locked: requests and parcels of another process would change the facts. */
export async function readRequestFacts(
  db: Db,
  order: OrderRow,
  { giftCodeOf, now }: { giftCodeOf: DeriveGiftCode; now: Date },
): Promise<StoredFacts> {
  const history = await readHistory(db, [order.id])
  const shipments = await readShipments(db, [order.id])
  const requests = await readRequests(db, [order.id])
  const startedDownloads = await listStartedLines(db, order.id)
  const keptGiftCards = await readKeptGiftCards(db, [order], giftCodeOf)
  return toRequestFacts(order, { history, shipments, requests, startedDownloads, keptGiftCards }, now)
}
