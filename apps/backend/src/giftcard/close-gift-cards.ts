import type { Db } from '../platform/db/index.ts'
import { giftCodeDigest } from './find-gift-card.ts'
import { closeCards, findUsableCardDigests } from './gift-card.repository.ts'

/** Returns the codes whose cards still have a balance. */
export async function listUsableCodes(db: Db, codes: readonly string[], now: Date): Promise<string[]> {
  const usable = new Set(await findUsableCardDigests(db, codes.map(giftCodeDigest), now))
  return codes.filter((code) => usable.has(giftCodeDigest(code)))
}

/**
 * Closes the cards, so that they can no longer be used for payment. Their balances stay recorded. Returns the number of closed cards.
 */
export function closeGiftCards(db: Db, codes: readonly string[], now: Date): Promise<number> {
  return closeCards(db, codes.map(giftCodeDigest), now)
}
