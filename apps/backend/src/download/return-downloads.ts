import type { Db } from '../platform/db/index.ts'
import { reduceDownloads, revokeDownloads } from './download.repository.ts'

/** Units of an order line that the buyer returns. left: units that the buyer keeps. limits: downloads of one unit, by file. */
export type ReturnedPieces = {
  orderId: number
  position: number
  quantity: number
  left: number
  limits: readonly (number | null)[]
}

/** Reduces the downloads by those of the returned units, and revokes the files with the last unit. The order must be locked. */
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
