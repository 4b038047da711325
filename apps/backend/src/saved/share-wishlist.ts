import { randomBytes } from 'node:crypto'
import type { Ctx } from '../platform/context.ts'
import { inTransaction } from '../platform/db/index.ts'
import { lockSavedList, type SavedListRow, writeSavedList } from './saved.repository.ts'

/** Gives the customer's wishlist an unguessable public address, or ends the sharing. A wishlist that is shared again gets a new address. */
export function shareWishlist(ctx: Ctx, customerId: number, isShared: boolean): Promise<SavedListRow> {
  return inTransaction(ctx.db, async (tx) => {
    const before = await lockSavedList(tx, customerId, 'wishlist', ctx.now())
    if ((before.share_key !== null) === isShared) return before
    const after = {
      ...before,
      version: before.version + 1,
      share_key: isShared ? randomBytes(16).toString('base64url') : null,
    }
    await writeSavedList(tx, customerId, 'wishlist', after)
    return after
  })
}
