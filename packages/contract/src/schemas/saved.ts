import { savedLists } from '@mantel/domain/saved'
import * as z from 'zod'
import { type CallSchema, sku } from './parts.ts'

const sessionRefusals = ['token_invalid', 'session_expired'] as const
const params = z.object({ list: z.enum(savedLists) })

/** A customer's list. version grows with each change: of two replies the one with the larger version is newer. */
const savedProducts = z.object({
  version: z.number().int(),
  skus: z.array(z.string()),
  /** The key of the list's public address; null: it is not shared. */
  share_key: z.string().nullable(),
})

/** Wishlist and comparison of customers. */
export const savedSchemas = {
  savedProducts: { params, result: savedProducts, refusals: sessionRefusals },
  savedChange: {
    params,
    body: z.object({
      changes: z
        .array(z.object({ id: z.string().min(8).max(80), type: z.enum(['add', 'remove']), sku }))
        .min(1)
        .max(200),
    }),
    result: savedProducts,
    onInvalid: 'list',
    refusals: sessionRefusals,
  },
  wishlistShare: {
    body: z.object({ isShared: z.boolean() }),
    result: savedProducts,
    onInvalid: 'list',
    refusals: sessionRefusals,
  },
  sharedWishlist: {
    params: z.object({ shareKey: z.string().regex(/^[\w-]{22}$/) }),
    result: z.object({ skus: z.array(z.string()) }),
    onInvalid: { shareKey: 'wishlist_unknown' },
    refusals: ['wishlist_unknown', 'too_many_requests'],
  },
} as const satisfies Record<string, CallSchema>
