import type { Db } from '../platform/db/index.ts'
import { giftCodeDigest } from './find-gift-card.ts'
import { expireCards, findUsable } from './gift-card.repository.ts'

/** Returns the codes whose cards still have a balance. */
export async function listUsableCodes(db: Db, codes: readonly string[], now: Date): Promise<string[]> {
  const usable = new Set(await findUsable(db, codes.map(giftCodeDigest), now))
  return codes.filter((code) => usable.has(giftCodeDigest(code)))
}

/** Lets the cards expire now; their balances stay recorded. */
export function closeGiftCards(db: Db, codes: readonly string[], now: Date): Promise<number> {
  return expireCards(db, codes.map(giftCodeDigest), now)
}
