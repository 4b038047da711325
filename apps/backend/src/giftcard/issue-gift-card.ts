import { giftCodeHint } from '@mantel/domain/giftcard'
import type { Db } from '../platform/db/index.ts'
import { giftCodeDigest } from './find-gift-card.ts'
import { insertCard, lockCard, writeEntry } from './gift-card.repository.ts'

export type NewGiftCard = {
  code: string
  website: string
  currency: string
  /** Minor units. */
  amount: number
  expiresAt?: Date | null
  now: Date
}

/** Makes a card. One with this code that is there already stays as it is: the work may be done twice. */
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

/** Takes what is left on a card, because the order that bought it was paid back. */
export async function voidGiftCard(
  tx: Db,
  { code, orderId, now }: { code: string; orderId: number; now: Date },
): Promise<void> {
  const card = await lockCard(tx, giftCodeDigest(code))
  if (!card || card.balance === 0) return
  await writeEntry(tx, { cardId: card.id, kind: 'spent', amount: -card.balance, orderId, at: now })
}
