import { hash } from 'node:crypto'
import { type Refusal, refuse } from '@mantel/contract'
import { normaliseGiftCode } from '@mantel/domain/giftcard'
import type { Ctx } from '../platform/context.ts'
import { findSavedCard, type SavedCardRef } from './claim.repository.ts'
import { findCard, type GiftCardRow } from './gift-card.repository.ts'

/** A card by its code, or a card that the customer has saved. */
export type CardRef = string | SavedCardRef

/** A card that may be used in this store now. Codes carry 80 random bits: they need no salt and no slow hash. */
export async function findGiftCard(
  { db, view, now }: Pick<Ctx, 'db' | 'view' | 'now'>,
  ref: CardRef,
): Promise<{ ok: true; card: GiftCardRow } | Refusal> {
  const card =
    typeof ref === 'string'
      ? await findCard(db, giftCodeDigest(ref), view.website)
      : await findSavedCard(db, ref, view.website)
  if (!card) return refuse('gift_card_wrong')
  if (isExpired(card, now())) return refuse('gift_card_expired')
  if (card.currency !== view.i18n.currencyCode) return refuse('gift_card_currency', { currency: card.currency })
  return { ok: true, card }
}

export function isExpired({ expires_at }: Pick<GiftCardRow, 'expires_at'>, now: Date): boolean {
  return expires_at !== null && expires_at <= now
}

export const giftCodeDigest = (code: string): string => hash('sha256', normaliseGiftCode(code), 'base64url')
