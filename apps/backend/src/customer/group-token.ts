import { hkdfSync } from 'node:crypto'
import { hasGroupPrices, type Stores, type StoreView, websiteOf } from '@mantel/domain/store'
import { jwtVerify, SignJWT } from 'jose'
import { LRUCache } from 'lru-cache'

/** A buyer who loses a group may see its prices until the token expires. */
const lifetimeSeconds = 12 * 3600
const maxTokenLength = 2048
const maxCached = 2000

export type GroupClaims = {
  groupId: number
  customerId: number
  /** The e-mail address, as old clients expect it. */
  user: string
  /** The code of the website: the token is valid only there. */
  website: string
}

export type GroupTokens = {
  sign(claims: GroupClaims): Promise<string>
  /**
   * The customer group whose prices apply. null: no token, a forged, expired or foreign token, or a store without group
   * prices.
   */
  resolveGroup(view: StoreView, token: string | null | undefined): Promise<number | null>
}

/**
 * Every search request carries the token, so a verified one is cached until it expires. Only verified tokens are cached, so
 * guesses cannot fill the cache.
 */
export function createGroupTokens(options: { secretKey: string; stores: Stores; now?: () => Date }): GroupTokens {
  const { stores, now = () => new Date() } = options
  const key = new Uint8Array(hkdfSync('sha256', options.secretKey, '', 'mantel group token', 32))
  const verified = new LRUCache<string, { groupId: number; website: string; expiresMs: number }>({ max: maxCached })

  async function verify(token: string) {
    const cached = verified.get(token)
    if (cached && cached.expiresMs > now().getTime()) return cached
    verified.delete(token)
    const { payload } = await jwtVerify(token, key, {
      algorithms: ['HS256'],
      requiredClaims: ['exp', 'group_id', 'website'],
      currentDate: now(),
    })
    const { group_id: groupId, website, exp } = payload
    if (typeof groupId !== 'number' || typeof website !== 'string' || !exp) return null
    verified.set(token, { groupId, website, expiresMs: exp * 1000 })
    return { groupId, website }
  }

  return {
    sign: ({ groupId, customerId, user, website }) =>
      new SignJWT({ group_id: groupId, id: customerId, user, website })
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
        .setExpirationTime(Math.floor(now().getTime() / 1000) + lifetimeSeconds)
        .sign(key),

    async resolveGroup(view, token) {
      if (!token || token.length > maxTokenLength || !hasGroupPrices(view)) return null
      const claims = await verify(token).catch(() => null)
      if (claims?.website !== view.website) return null
      // Ignore group 0, the guests, and groups that were removed from the website.
      const group = websiteOf(stores, view).customerGroups.find(({ id }) => id === claims.groupId && id !== 0)
      return group?.id ?? null
    },
  }
}
