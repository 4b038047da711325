import {
  leftToSend,
  type ParcelLine,
  stockToRelease,
  stockToReturn,
  subtractUnits,
  unsentLines,
} from '@mantel/domain/order'
import type { Db } from '../platform/db/index.ts'
import { type ReservedStock, returnToStock } from '../stock/index.ts'
import type { OrderRow } from './order.repository.ts'
import { readRequests, type StoredRequest } from './order-request.repository.ts'
import { releaseStock } from './order-steps.repository.ts'
import type { SentFacts } from './request-facts.ts'
import { addReturnedStock, readReturns, readTakenStock } from './return.repository.ts'

/** Returns the stock that an order holds when it is cancelled or refunded. sent: the lines of all its parcels. */
export async function returnHeldStock(tx: Db, order: OrderRow, sent: readonly ParcelLine[], now: Date): Promise<void> {
  const out = subtractUnits(sent, await readRestocked(tx, order.id))
  const released = await releaseStock(tx, order.id, now)
  await returnStock(tx, order.id, stockToReturn(released, order.snapshot.lines, out))
}

/** Returns the stock of units that the buyer gave back before they were shipped. accepted: all granted requests, including this one. */
export async function returnUnsentStock(
  tx: Db,
  order: OrderRow,
  { request, accepted, facts }: { request: StoredRequest; accepted: readonly StoredRequest[]; facts: SentFacts },
): Promise<void> {
  const out = subtractUnits(facts.sent, await readRestocked(tx, order.id))
  const needed = [...out, ...leftLines(order, facts, accepted)]
  const taken = await readTakenStock(tx, order.id)
  const pieces = unsentLines([request])
  await returnStock(tx, order.id, stockToRelease(taken, order.snapshot.lines, { pieces, needed }))
}

/**
 * Returns shipped units that came back to stock, but only of products whose stock the order has taken: the stock of others is not
 * counted.
 */
export async function restock(
  tx: Db,
  order: OrderRow,
  pieces: readonly ParcelLine[],
  facts: SentFacts,
): Promise<ReservedStock[]> {
  const accepted = (await readRequests(tx, [order.id])).filter(({ state }) => state === 'accepted')
  const needed = leftLines(order, facts, accepted)
  const taken = await readTakenStock(tx, order.id)
  return returnStock(tx, order.id, stockToRelease(taken, order.snapshot.lines, { pieces, needed }))
}

/** The units that the order still has to ship. Units of an open request are included, because the request may be refused. */
function leftLines(
  { state, snapshot }: OrderRow,
  { sent, completelySentAt }: SentFacts,
  accepted: readonly StoredRequest[],
): ParcelLine[] {
  if (state === 'cancelled' || state === 'refunded' || completelySentAt !== null) return []
  return leftToSend(snapshot.lines, [...sent, ...unsentLines(accepted)])
}

async function readRestocked(tx: Db, orderId: number): Promise<ParcelLine[]> {
  return (await readReturns(tx, orderId)).filter(({ isRestocked }) => isRestocked).flatMap(({ lines }) => lines)
}

async function returnStock(tx: Db, orderId: number, stock: ReservedStock[]): Promise<ReservedStock[]> {
  if (stock.length === 0) return stock
  await addReturnedStock(tx, orderId, stock)
  await returnToStock(tx, stock)
  return stock
}
