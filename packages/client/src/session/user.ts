import type { ResultOf } from '@mantel/contract'

export type Profile = ResultOf<'userProfile'>

/** The customer who is signed in, as screens show them. */
export type User = {
  id: number
  email: string
  firstName: string
  lastName: string
  groupId: number
  /** False while a trade buyer waits for the merchant. */
  isApproved: boolean
  /** Everything the server told. */
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
    profile,
  }
}

/** Where a website's storage has the customer. */
export const userKey = 'current-user'

/** What an earlier visit stored may be of another build, or of nobody. */
export function storedUser(value: unknown): User | null {
  const { id, email, profile } = (value ?? {}) as Partial<User>
  return typeof id === 'number' && typeof email === 'string' && profile ? toUser(profile) : null
}
