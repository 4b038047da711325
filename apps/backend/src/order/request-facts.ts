import type { OrderDays, RequestFacts } from '@mantel/domain/order'
import type { Stores } from '@mantel/domain/store'
import { listStartedLines } from '../download/index.ts'
import type { DeriveGiftCode } from '../giftcard/index.ts'
import type { Db } from '../platform/db/index.ts'
import { readKeptGiftCards } from './gift-card-order.ts'
import type { OrderRow } from './order.repository.ts'
import { readRequests, type StoredRequest } from './order-request.repository.ts'
import { type HistoryStep, readHistory } from './order-steps.repository.ts'
import { readShipments, type Shipment } from './shipment.repository.ts'

export type StoredFacts = Omit<RequestFacts, 'requests'> & SentFacts & { requests: readonly StoredRequest[]; now: Date }

export function toRequestFacts(
  order: OrderRow,
  read: {
    history: readonly HistoryStep[]
    shipments: readonly Shipment[]
    requests: readonly StoredRequest[]
    startedDownloads: readonly number[]
    keptGiftCards: StoredFacts['keptGiftCards']
  },
  { stores, now }: { stores: Stores; now: Date },
): StoredFacts {
  const sent = toSentFacts(read)
  return {
    order: { state: order.state, snapshot: order.snapshot },
    ...sent,
    requests: read.requests,
    startedDownloads: read.startedDownloads,
    keptGiftCards: read.keptGiftCards,
    days: orderDays(order, sent, { stores, now }),
    now,
  }
}

/**
 * The dates of the order in the time zone of its store view; in UTC if the view no longer exists. Uses the Swedish date format because it
 * is that of ISO 8601.
 */
function orderDays(
  { store_code, placed_at }: OrderRow,
  { completelySentAt }: SentFacts,
  { stores, now }: { stores: Stores; now: Date },
): OrderDays {
  const timeZone = stores.views.find(({ code }) => code === store_code)?.i18n.timeZone ?? 'UTC'
  // One format for all days: creating it takes much longer than using it.
  const day = new Intl.DateTimeFormat('sv-SE', { timeZone })
  return {
    ordered: day.format(placed_at),
    sent: completelySentAt && day.format(completelySentAt),
    today: day.format(now),
  }
}

/** completelySentAt: when the last parcel left; null while the order is not completely sent. */
export type SentFacts = Pick<RequestFacts, 'sent'> & { completelySentAt: Date | null }

function toSentFacts({
  history,
  shipments,
}: {
  history: readonly HistoryStep[]
  shipments: readonly Shipment[]
}): SentFacts {
  return {
    sent: shipments.flatMap(({ lines }) => lines),
    // The order's current state does not tell when it was shipped: an order on invoice may be paid after the goods have left.
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
  { giftCodeOf, stores, now }: { giftCodeOf: DeriveGiftCode; stores: Stores; now: Date },
): Promise<StoredFacts> {
  const history = await readHistory(db, [order.id])
  const shipments = await readShipments(db, [order.id])
  const requests = await readRequests(db, [order.id])
  const startedDownloads = await listStartedLines(db, order.id)
  const keptGiftCards = await readKeptGiftCards(db, [order], giftCodeOf)
  const read = { history, shipments, requests, startedDownloads, keptGiftCards }
  return toRequestFacts(order, read, { stores, now })
}
