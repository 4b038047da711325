import { hkdfSync } from 'node:crypto'
import { hasGroupPrices, type Stores, type StoreView, websiteOf } from '@mantel/domain/store'
import { jwtVerify, SignJWT } from 'jose'
import { createVerifiedCache } from './verified-cache.ts'

/** How long a buyer whose group was taken away may still see its prices. */
const lifetimeSeconds = 12 * 3600
const maxTokenLength = 2048

export type GroupClaims = {
  groupId: number
  customerId: number
  /** The e-mail address, as old clients expect it. */
  user: string
  /** The code of the website: prices of one are nobody's business in another. */
  website: string
}

export type GroupTokens = {
  sign(claims: GroupClaims): Promise<string>
  /**
   * The customer group whose prices count: null without a token, with one that is forged, expired or another website's, and
   * in stores where all see the same prices.
   */
  resolveGroup(view: StoreView, token: string | null | undefined): Promise<number | null>
}

/** Search asks with every request, so what was verified once is remembered until it expires. */
export function createGroupTokens(options: { secretKey: string; stores: Stores; now?: () => Date }): GroupTokens {
  const { stores, now = () => new Date() } = options
  const key = new Uint8Array(hkdfSync('sha256', options.secretKey, '', 'mantel group token', 32))
  const verified = createVerifiedCache<{ groupId: number; website: string }>({ maxEntries: 2000 })

  async function verify(token: string) {
    const known = verified.find(token, now())
    if (known) return known
    const { payload } = await jwtVerify(token, key, {
      algorithms: ['HS256'],
      requiredClaims: ['exp', 'group_id', 'website'],
      currentDate: now(),
    })
    const { group_id: groupId, website, exp } = payload
    if (typeof groupId !== 'number' || typeof website !== 'string' || !exp) return null
    verified.remember(token, { groupId, website }, exp * 1000)
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
      // Group 0 are the guests: it proves nothing. A group that was removed from the website neither.
      const group = websiteOf(stores, view).customerGroups.find(({ id }) => id === claims.groupId && id !== 0)
      return group?.id ?? null
    },
  }
}
