import type { Db } from '../platform/db/index.ts'
import { reduceDownloads, revokeDownloads } from './download.repository.ts'

/** Pieces of a line that the shop takes back. left: pieces that the buyer keeps. limits: downloads of one piece, by file. */
export type ReturnedPieces = {
  orderId: number
  position: number
  quantity: number
  left: number
  limits: readonly (number | null)[]
}

/** Takes back the downloads of these pieces, and the files themselves with the last piece. The order must be locked. */
export async function returnDownloads(
  tx: Db,
  { orderId, position, quantity, left, limits }: ReturnedPieces,
  now: Date,
): Promise<void> {
  if (left <= 0) return revokeDownloads(tx, { orderId, position }, now)
  for (const [number, limit] of limits.entries()) {
    if (limit !== null) await reduceDownloads(tx, { orderId, position, number }, limit * quantity)
  }
}
