import { giftCodeHint } from '@mantel/domain/giftcard'
import type { Db } from '../platform/db/index.ts'
import { giftCodeDigest } from './find-gift-card.ts'
import { closeCard, findSpentCardDigests, insertCard, isVoided, lockCard, writeEntry } from './gift-card.repository.ts'

export type NewGiftCard = {
  code: string
  website: string
  currency: string
  /** Minor units. */
  amount: number
  expiresAt?: Date | null
  now: Date
}

/** Creates a card. An existing card with this code is left as it is, so that events may be repeated. */
export function issueGiftCard(tx: Db, card: NewGiftCard): Promise<boolean> {
  return insertCard(
    tx,
    {
      code_digest: giftCodeDigest(card.code),
      hint: giftCodeHint(card.code),
      website: card.website,
      currency: card.currency,
      expires_at: card.expiresAt ?? null,
      created_at: card.now,
    },
    card.amount,
  )
}

/**
 * Takes the remaining balance of a card whose order was refunded, and closes the card: a later refund of an order that it paid must
 * not make it worth something again. Once: a repeated call changes nothing. Returns true if the card had been used.
 */
export async function voidGiftCard(
  tx: Db,
  { code, orderId, now }: { code: string; orderId: number; now: Date },
): Promise<boolean> {
  const digest = giftCodeDigest(code)
  const card = await lockCard(tx, digest)
  if (!card || (await isVoided(tx, card.id))) return false
  const isUsed = (await findSpentCardDigests(tx, [digest])).length > 0
  await writeEntry(tx, { cardId: card.id, kind: 'voided', amount: -card.balance, orderId, at: now })
  await closeCard(tx, card.id)
  return isUsed
}
