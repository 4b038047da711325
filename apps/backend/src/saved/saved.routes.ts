import { type ResultOf, refuse } from '@mantel/contract'
import { authenticate } from '../customer/index.ts'
import { type Handlers, ok } from '../platform/http/index.ts'
import type { Limits } from '../platform/limits/index.ts'
import { changeSavedList } from './change-saved-list.ts'
import { findSavedList, findSharedSkus, type SavedListRow } from './saved.repository.ts'
import { shareWishlist } from './share-wishlist.ts'

type SavedCalls = 'savedProducts' | 'savedChange' | 'wishlistShare' | 'sharedWishlist'

/** Wishlist and comparison of customers. Those of guests stay in their browsers. */
export function savedHandlers({ limits }: { limits: Limits }): Pick<Handlers, SavedCalls> {
  return {
    async savedProducts({ ctx, params }) {
      const session = await authenticate(ctx)
      if (!session.ok) return session
      return ok(toWire(await findSavedList(ctx.db, session.customer.id, params.list)))
    },

    async savedChange({ ctx, params, body }) {
      const session = await authenticate(ctx)
      if (!session.ok) return session
      return ok(toWire(await changeSavedList(ctx, session.customer.id, params.list, body.changes)))
    },

    async wishlistShare({ ctx, body }) {
      const session = await authenticate(ctx)
      if (!session.ok) return session
      return ok(toWire(await shareWishlist(ctx, session.customer.id, body.isShared)))
    },

    async sharedWishlist({ ctx, params }) {
      const key = ctx.caller.address
      if (await limits.isReached(ctx, 'wrongWishlistLinks', key)) return refuse('too_many_requests')
      const skus = await findSharedSkus(ctx.db, ctx.view.website, params.shareKey)
      if (skus) return ok({ skus })
      await limits.count(ctx, 'wrongWishlistLinks', key)
      return refuse('wishlist_unknown')
    },
  }
}

function toWire(row: SavedListRow | undefined): ResultOf<'savedProducts'> {
  const { version = 0, skus = [], share_key = null } = row ?? {}
  return { version, skus, share_key }
}
