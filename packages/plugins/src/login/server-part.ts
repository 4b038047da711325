/** The type of `serverPart` in a provider's folder. */
export type LoginServerPart = {
  /** Environment variables that hold the shop's account with the provider. */
  settings: { clientId: string; clientSecret: string }
  endpoints: LoginEndpoints
  scope: string
  /** Reads the reply of the profile endpoint. The subject is empty if the reply is not a profile. */
  readProfile(profile: Record<string, unknown>): LoginIdentity
}

/** URLs of the provider. */
export type LoginEndpoints = {
  issuer: string
  authorization: string
  token: string
  profile: string
}

/** The person who logged in, as the provider describes them. */
export type LoginIdentity = {
  /** The provider's id of the person, which never changes. */
  subject: string
  /** null if the person does not share their e-mail address. */
  email: string | null
  /** Whether the provider guarantees that the address belongs to the person. */
  isEmailVerified: boolean
  firstName: string
  lastName: string
}

export const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')

/** 'Ada King Lovelace' → 'Ada King' and 'Lovelace'. */
export function splitName(name: string): { firstName: string; lastName: string } {
  const words = name.split(/\s+/).filter((word) => word !== '')
  const lastName = words.length > 1 ? (words.pop() ?? '') : ''
  return { firstName: words.join(' '), lastName }
}
