import { findView, websiteOf } from '@mantel/domain/store'
import { SignJWT, UnsecuredJWT } from 'jose'
import { expect, it } from 'vitest'
import { stores, viewOf as view } from '../store/testing.ts'
import { createGroupTokens } from './group-token.ts'

const trade = view('trade')
const claims = { groupId: 11, customerId: 5, user: 'buyer@example.test', website: 'trade', version: 0 }
const tokens = createGroupTokens({ secretKey: 'a long secret of this shop', stores })

it('resolves the group in every view of its website, repeatedly', async () => {
  const token = await tokens.sign(claims)
  expect(await tokens.resolveGroup(trade, token)).toBe(11)
  expect(await tokens.resolveGroup(trade, token)).toBe(11)
  expect(await tokens.resolveGroup(findView(stores, websiteOf(stores, trade), 'trade_eu')!, token)).toBe(11)
})

it('rejects a token in another website, before and after it was cached', async () => {
  const token = await tokens.sign(claims)
  expect(await tokens.resolveGroup(view('default'), token)).toBeNull()
  expect(await tokens.resolveGroup(trade, token)).toBe(11)
  expect(await tokens.resolveGroup(view('default'), token)).toBeNull()
})

it('rejects forged, unsigned, truncated, foreign and empty tokens', async () => {
  const good = await tokens.sign(claims)
  const [head, , signature] = good.split('.')
  const richer = Buffer.from(JSON.stringify({ group_id: 12, website: 'trade', exp: 9e9 })).toString('base64url')
  const payload = { group_id: 11, website: 'trade' }
  const withoutEnd = await new SignJWT(payload).setProtectedHeader({ alg: 'HS256' }).sign(Buffer.alloc(32, 1))
  const bad = [
    null,
    undefined,
    '',
    'x',
    '..',
    good.slice(0, -2),
    `${head}.${richer}.${signature}`,
    new UnsecuredJWT(payload).setExpirationTime('1h').encode(),
    withoutEnd,
    await createGroupTokens({ secretKey: 'another secret', stores }).sign(claims),
    'y'.repeat(100_000),
  ]
  for (const token of bad) expect(await tokens.resolveGroup(trade, token)).toBeNull()
})

it('expires a token, also a cached one', async () => {
  let now = new Date('2026-11-15T08:00:00Z')
  const clocked = createGroupTokens({ secretKey: 'a', stores, now: () => now })
  const token = await clocked.sign(claims)
  expect(await clocked.resolveGroup(trade, token)).toBe(11)
  now = new Date('2026-11-15T19:59:00Z')
  expect(await clocked.resolveGroup(trade, token)).toBe(11)
  now = new Date('2026-11-15T20:00:01Z')
  expect(await clocked.resolveGroup(trade, token)).toBeNull()
  expect(await clocked.resolveGroup(trade, token)).toBeNull()
})

it.each([0, 1, 99])('rejects group %d on the trade website', async (groupId) => {
  expect(await tokens.resolveGroup(trade, await tokens.sign({ ...claims, groupId }))).toBeNull()
})

it('resolves a group only in stores with group prices on its own website', async () => {
  const token = await tokens.sign({ ...claims, groupId: 1, website: 'mantel' })
  expect(await tokens.resolveGroup(view('default'), token)).toBeNull()
  const tiered = { ...view('default'), prices: { ...view('default').prices, tierPrices: true } }
  expect(await tokens.resolveGroup(tiered, token)).toBe(1)
  expect(await tokens.resolveGroup(tiered, await tokens.sign({ ...claims, groupId: 1 }))).toBeNull()
})

it('rejects the revoked tokens of a customer at once, also cached ones, and accepts newer ones', async () => {
  const own = createGroupTokens({ secretKey: 'a', stores })
  const before = await own.sign(claims)
  const ofAnother = await own.sign({ ...claims, customerId: 6 })
  expect(await own.resolveGroup(trade, before)).toBe(11)
  const at = new Date().toISOString()
  own.revoke({ customerId: 5, version: 1, revokedAt: at })
  expect(await own.resolveGroup(trade, before)).toBeNull()
  expect(await own.resolveGroup(trade, ofAnother)).toBe(11)
  const after = await own.sign({ ...claims, version: 1 })
  expect(await own.resolveGroup(trade, after)).toBe(11)
  own.revoke({ customerId: 5, version: 2, revokedAt: at })
  // An event that arrives twice, or late.
  own.revoke({ customerId: 5, version: 1, revokedAt: at })
  expect(await own.resolveGroup(trade, after)).toBeNull()
})

it('forgets a revocation when all tokens issued before it have expired', async () => {
  let now = new Date('2026-11-15T08:00:00Z')
  const clocked = createGroupTokens({ secretKey: 'a', stores, now: () => now })
  clocked.revoke({ customerId: 5, version: 3, revokedAt: now.toISOString() })
  const resolve = async () => clocked.resolveGroup(trade, await clocked.sign({ ...claims, version: 2 }))
  expect(await resolve()).toBeNull()
  now = new Date('2026-11-15T20:00:01Z')
  clocked.revoke({ customerId: 6, version: 1, revokedAt: now.toISOString() })
  expect(await resolve()).toBe(11)
})
