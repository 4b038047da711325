import { giftCodeHint } from '@mantel/domain/giftcard'
import type { Db } from '../platform/db/index.ts'
import { giftCodeDigest } from './find-gift-card.ts'
import { hasEntry, insertCard, lockCard, writeEntry } from './gift-card.repository.ts'

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

/** Takes the remaining balance of a card whose order was refunded. Once: a repeated call changes nothing. */
export async function voidGiftCard(
  tx: Db,
  { code, orderId, now }: { code: string; orderId: number; now: Date },
): Promise<void> {
  const card = await lockCard(tx, giftCodeDigest(code))
  if (!card || card.balance === 0 || (await hasEntry(tx, card.id, { kind: 'spent', orderId }))) return
  await writeEntry(tx, { cardId: card.id, kind: 'spent', amount: -card.balance, orderId, at: now })
}
