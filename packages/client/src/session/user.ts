import type { ResultOf } from '@mantel/contract'

export type Profile = ResultOf<'userProfile'>

/** The signed-in customer, as screens show them. */
export type User = {
  id: number
  email: string
  firstName: string
  lastName: string
  groupId: number
  /** false while a trade buyer awaits approval by the merchant. */
  isApproved: boolean
  /** Why the merchant refused the application of a trade buyer; null: it was not refused. */
  refusalReason: string | null
  /** The server's complete profile. */
  profile: Profile
}

export function toUser(profile: Profile): User {
  return {
    id: profile.id,
    email: profile.email,
    firstName: profile.firstname,
    lastName: profile.lastname,
    groupId: profile.group_id,
    isApproved: profile.extension_attributes?.is_approved !== false,
    refusalReason: profile.extension_attributes?.refusal_reason ?? null,
    profile,
  }
}

/** The key of the customer in a website's storage. */
export const userKey = 'current-user'

/** The stored value may be from another build, or missing. */
export function storedUser(value: unknown): User | null {
  const { id, email, profile } = (value ?? {}) as Partial<User>
  return typeof id === 'number' && typeof email === 'string' && profile ? toUser(profile) : null
}

/**
 * The token that proves the customer's group; null if there is none, or if it has expired: the server would then treat the
 * customer as a guest.
 */
export const validGroupToken = (user: User, nowMs: number): string | null =>
  isGroupTokenExpired(user, nowMs) ? null : (user.profile.groupToken ?? null)

/** A token that is not a JWT never expires. */
export function isGroupTokenExpired({ profile }: User, nowMs: number): boolean {
  return profile.groupToken !== undefined && expiryMs(profile.groupToken) <= nowMs
}

function expiryMs(token: string): number {
  try {
    const [, claims = ''] = token.split('.')
    const { exp } = JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/')))
    return typeof exp === 'number' ? exp * 1000 : Number.POSITIVE_INFINITY
  } catch {
    return Number.POSITIVE_INFINITY
  }
}
