import { type Refusal, refuse } from '@mantel/contract'
import { type DeriveGiftCode, voidGiftCard } from '../giftcard/index.ts'
import { type Db, inTransaction, type Tx } from '../platform/db/index.ts'
import type { CardPiece } from './gift-card-order.ts'
import type { OrderRow } from './order.repository.ts'

/** Thrown to roll back a refund; refundInTransaction catches it. */
class CardUsedError extends Error {
  readonly refusal: Refusal<'gift_card_used'>

  constructor(name: string) {
    super('gift card used')
    this.refusal = refuse('gift_card_used', { name })
  }
}

/** Runs a refund in a transaction. It is rolled back if a gift card of the order has been used, also at the same moment. */
export async function refundInTransaction<T>(
  db: Db,
  work: (tx: Tx) => Promise<T>,
): Promise<T | Refusal<'gift_card_used'>> {
  try {
    return await inTransaction(db, work)
  } catch (error) {
    if (error instanceof CardUsedError) return error.refusal
    throw error
  }
}

/**
 * Voids these gift cards in the transaction that refunds them, so that none of them can pay while the refund is on its way. Call it
 * last: gift cards are locked after stock. areUsedVoided: the merchant refunds used cards too.
 */
export async function voidReturnedCards(
  tx: Tx,
  { id, snapshot }: Pick<OrderRow, 'id' | 'snapshot'>,
  pieces: readonly CardPiece[],
  { giftCodeOf, now, areUsedVoided = false }: { giftCodeOf: DeriveGiftCode; now: Date; areUsedVoided?: boolean },
): Promise<void> {
  for (const piece of pieces) {
    const isUsed = await voidGiftCard(tx, { code: giftCodeOf({ orderId: id, ...piece }), orderId: id, now })
    if (isUsed && !areUsedVoided) throw new CardUsedError(snapshot.lines[piece.position]?.name ?? '')
  }
}
