import { hkdfSync } from 'node:crypto'
import { hasGroupPrices, type Stores, type StoreView, websiteOf } from '@mantel/domain/store'
import { SignJWT } from 'jose/jwt/sign'
import { jwtVerify } from 'jose/jwt/verify'
import { LRUCache } from 'lru-cache'
import type { Db } from '../platform/db/index.ts'
import type { Dispatcher } from '../platform/events/index.ts'
import { listRevocations } from './group-revocation.repository.ts'
import type { RevokedTokens } from './revoke-group-tokens.ts'

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
  /** The customer's version when the group was read: a revocation after that makes the token invalid. */
  version: number
}

export type GroupTokens = {
  sign(claims: GroupClaims): Promise<string>
  /**
   * The customer group whose prices apply. null: no token, a forged, expired or foreign token, or a store without group
   * prices.
   */
  resolveGroup(view: StoreView, token: string | null | undefined): Promise<number | null>
  /** Refuses the tokens of a customer who has lost a group, from the next request on. */
  revoke(revoked: RevokedTokens): void
  /** Keeps the list of revoked tokens up to date with the revocations of all processes. */
  subscribe(dispatcher: Pick<Dispatcher, 'everywhere' | 'onRebuild'>, db: Db): void
  /** Reads the revocations of tokens that may not have expired yet. */
  loadRevocations(db: Db): Promise<void>
}

/**
 * Every search request carries the token, so a verified one is cached until it expires. Only verified tokens are cached, so
 * guesses cannot fill the cache. The revocations of a token's lifetime are in memory too: no request asks the database.
 */
export function createGroupTokens(options: { secretKey: string; stores: Stores; now?: () => Date }): GroupTokens {
  const { stores, now = () => new Date() } = options
  const key = new Uint8Array(hkdfSync('sha256', options.secretKey, '', 'mantel group token', 32))
  const verified = new LRUCache<string, VerifiedToken>({ max: maxCached })
  const revocations = new Map<number, { version: number; atMs: number }>()

  function revoke({ customerId, version, revokedAt }: RevokedTokens): void {
    const revocation = revocations.get(customerId)
    if (!revocation || revocation.version < version)
      revocations.set(customerId, { version, atMs: Date.parse(revokedAt) })
    for (const [id, { atMs }] of revocations) if (atMs < oldestMs()) revocations.delete(id)
  }
  /** Tokens issued before this time have expired. */
  const oldestMs = () => now().getTime() - lifetimeSeconds * 1000

  const isRevoked = ({ customerId, version }: VerifiedToken) => version < (revocations.get(customerId)?.version ?? 0)

  async function loadRevocations(db: Db): Promise<void> {
    for (const { revokedAt, ...rest } of await listRevocations(db, new Date(oldestMs())))
      revoke({ ...rest, revokedAt: revokedAt.toISOString() })
  }

  async function verify(token: string): Promise<VerifiedToken | null> {
    const cached = verified.get(token)
    if (cached && cached.expiresMs > now().getTime()) return cached
    verified.delete(token)
    const { payload } = await jwtVerify(token, key, {
      algorithms: ['HS256'],
      requiredClaims: ['exp', 'group_id', 'website'],
      currentDate: now(),
    })
    const { group_id: groupId, id: customerId, website, version = 0, exp } = payload
    if (typeof groupId !== 'number' || typeof website !== 'string' || !exp) return null
    if (typeof customerId !== 'number' || typeof version !== 'number') return null
    const claims = { groupId, customerId, website, version, expiresMs: exp * 1000 }
    verified.set(token, claims)
    return claims
  }

  return {
    sign: ({ groupId, customerId, user, website, version }) =>
      new SignJWT({ group_id: groupId, id: customerId, user, website, version })
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
        .setExpirationTime(Math.floor(now().getTime() / 1000) + lifetimeSeconds)
        .sign(key),

    async resolveGroup(view, token) {
      if (!token || token.length > maxTokenLength || !hasGroupPrices(view)) return null
      const claims = await verify(token).catch(() => null)
      if (claims?.website !== view.website || isRevoked(claims)) return null
      // Ignore group 0, the guests, and groups that were removed from the website.
      const group = websiteOf(stores, view).customerGroups.find(({ id }) => id === claims.groupId && id !== 0)
      return group?.id ?? null
    },

    revoke,
    loadRevocations,
    subscribe(dispatcher, db) {
      dispatcher.onRebuild(() => loadRevocations(db))
      dispatcher.everywhere('customer.group_revoked', revoke)
    },
  }
}

type VerifiedToken = { groupId: number; customerId: number; website: string; version: number; expiresMs: number }
