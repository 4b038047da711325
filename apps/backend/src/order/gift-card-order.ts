import { type OrderRequest, type ParcelLine, quantityAtPosition } from '@mantel/domain/order'
import { type BoughtCard, type DeriveGiftCode, findUsedGiftCards, type GiftCardOrder } from '../giftcard/index.ts'
import type { Db } from '../platform/db/index.ts'
import { lockOrder, type OrderRow } from './order.repository.ts'
import { readRequests } from './order-request.repository.ts'

/**
 * Lists the gift cards bought with an order, without those that the buyer has given back, for the giftcard slice. Locks the order
 * until the transaction ends.
 */
export async function lockGiftCardOrder(tx: Db, orderId: number): Promise<GiftCardOrder | undefined> {
  const order = await lockOrder(tx, orderId)
  if (!order) return undefined
  const { number, website, state, snapshot } = order
  const returned = (await readRequests(tx, [orderId]))
    .filter((request) => request.state === 'accepted' && state !== 'refunded')
    .flatMap(({ lines }) => lines)
  return {
    number,
    website,
    storeCode: order.store_code,
    state,
    currency: snapshot.currency,
    placedAt: order.placed_at,
    buyer: { name: `${snapshot.buyer.firstname} ${snapshot.buyer.lastname}`, address: snapshot.buyer.email },
    cards: snapshot.lines.flatMap(({ selection: { giftCard: choice }, quantity, unit }, position): BoughtCard[] =>
      choice
        ? Array.from({ length: quantity - quantityAtPosition(returned, position) }, (_, piece) => ({
            position,
            piece,
            choice,
            amount: unit.gross,
          }))
        : [],
    ),
  }
}

/** A gift card of an order: the position of the line, and the number of the unit within the line. */
export type CardPiece = { position: number; piece: number }

/** The gift cards that a request gives back. Of each line, the last units are given back first. */
export function giftCardPieces(
  { snapshot }: Pick<OrderRow, 'snapshot'>,
  earlier: readonly Pick<OrderRequest, 'lines'>[],
  request: { lines: readonly ParcelLine[] },
): CardPiece[] {
  const before = earlier.flatMap(({ lines }) => lines)
  return request.lines.flatMap(({ position, quantity }) => {
    const line = snapshot.lines[position]
    if (!line?.selection.giftCard) return []
    const end = line.quantity - quantityAtPosition(before, position)
    return Array.from({ length: quantity }, (_, index) => ({ position, piece: end - quantity + index }))
  })
}

export const allGiftCardPieces = (order: Pick<OrderRow, 'snapshot'>): CardPiece[] =>
  giftCardPieces(order, [], { lines: order.snapshot.lines.map(({ quantity }, position) => ({ position, quantity })) })

/** The gift cards of these orders that their buyers cannot give back, by line; see RequestFacts. */
export async function readKeptGiftCards(
  db: Db,
  orders: readonly Pick<OrderRow, 'id' | 'snapshot'>[],
  giftCodeOf: DeriveGiftCode,
): Promise<(ParcelLine & { orderId: number })[]> {
  const bought = orders.flatMap((order) => allGiftCardPieces(order).map((piece) => ({ orderId: order.id, ...piece })))
  const used = await findUsedGiftCards(db, bought, giftCodeOf)
  const lines = Map.groupBy(used, ({ orderId, position }) => `${orderId}-${position}`)
  return [...lines.values()].map((pieces) =>
    pieces.reduce(
      (line, { orderId, position, piece }) => ({ orderId, position, quantity: Math.max(line.quantity, piece + 1) }),
      { orderId: 0, position: 0, quantity: 0 },
    ),
  )
}
