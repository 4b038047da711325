import type { Db } from '../platform/db/index.ts'
import { giftCodeDigest } from './find-gift-card.ts'
import { findSpentCardDigests } from './gift-card.repository.ts'
import type { BoughtPiece, DeriveGiftCode } from './gift-codes.ts'

/**
 * Finds the bought gift cards that have paid for orders. Leaves out voided cards, and cards that got all amounts back.
 */
export async function findUsedGiftCards(
  db: Db,
  pieces: readonly BoughtPiece[],
  giftCodeOf: DeriveGiftCode,
): Promise<BoughtPiece[]> {
  if (pieces.length === 0) return []
  const byDigest = new Map(pieces.map((piece) => [giftCodeDigest(giftCodeOf(piece)), piece]))
  const used = await findSpentCardDigests(db, [...byDigest.keys()])
  return used.flatMap((digest) => byDigest.get(digest) ?? [])
}
