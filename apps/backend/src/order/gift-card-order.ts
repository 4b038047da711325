import type { BoughtCard, GiftCardOrder } from '../giftcard/index.ts'
import type { Db } from '../platform/db/index.ts'
import { lockOrder } from './order.repository.ts'

/** Lists the gift cards bought with an order, for the giftcard slice. Locks the order until the transaction ends. */
export async function lockGiftCardOrder(tx: Db, orderId: number): Promise<GiftCardOrder | undefined> {
  const order = await lockOrder(tx, orderId)
  if (!order) return undefined
  const { number, website, state, snapshot } = order
  return {
    ...{ number, website, storeCode: order.store_code, state, currency: snapshot.currency },
    cards: snapshot.lines.flatMap(({ selection: { giftCard: choice }, quantity, unit }, position): BoughtCard[] =>
      choice ? Array.from({ length: quantity }, (_, piece) => ({ position, piece, choice, amount: unit.gross })) : [],
    ),
  }
}
