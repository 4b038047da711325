import { type OrderRequest, sentOfLine } from '@mantel/domain/order'
import type { BoughtCard, GiftCardOrder } from '../giftcard/index.ts'
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
        ? Array.from({ length: quantity - sentOfLine(returned, position) }, (_, piece) => ({
            position,
            piece,
            choice,
            amount: unit.gross,
          }))
        : [],
    ),
  }
}

/** The gift cards among the pieces of a request. The last pieces of a line are returned first. */
export function giftCardPieces(
  { snapshot }: Pick<OrderRow, 'snapshot'>,
  earlier: readonly Pick<OrderRequest, 'lines'>[],
  request: Pick<OrderRequest, 'lines'>,
): { position: number; piece: number }[] {
  const before = earlier.flatMap(({ lines }) => lines)
  return request.lines.flatMap(({ position, quantity }) => {
    const line = snapshot.lines[position]
    if (!line?.selection.giftCard) return []
    const end = line.quantity - sentOfLine(before, position)
    return Array.from({ length: quantity }, (_, index) => ({ position, piece: end - quantity + index }))
  })
}
