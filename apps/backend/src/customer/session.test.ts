import { beforeAll, beforeEach, expect, it } from 'vitest'
import { syncStoreViews } from '../platform/db/index.ts'
import { withTestDb } from '../platform/db/testing.ts'
import { silentLog } from '../platform/log.ts'
import { stores, viewOf } from '../store/testing.ts'
import { endSession } from './end-session.ts'
import { deleteExpiredSessions } from './expiry.repository.ts'
import { findCustomerByToken } from './find-customer-by-token.ts'
import { refreshSession } from './refresh-session.ts'
import { lifetimes } from './start-session.ts'
import { registerTestCustomer } from './testing/register-test-customer.ts'

withTestDb('sessions', (getDb) => {
  let now = new Date('2026-11-15T10:00:00Z')
  const ctxOf = (code: string) => ({ db: getDb(), view: viewOf(code), now: () => now, log: silentLog })
  let customers = 0
  const signIn = (code = 'default', who: { groupId?: number; approved?: boolean } = {}) =>
    registerTestCustomer(ctxOf(code), { email: `c${++customers}@example.test`, ...who })
  const advance = (ms: number) => {
    now = new Date(now.getTime() + ms)
  }
  const refresh = async (token: string, code = 'default') => {
    const done = await refreshSession(ctxOf(code), token)
    return done.ok ? done.tokens : null
  }
  const stateOf = async (token: string, code = 'default') => {
    const found = await findCustomerByToken(ctxOf(code), token)
    return found.ok ? 'good' : found.code
  }

  beforeAll(() => syncStoreViews(getDb(), stores.views))
  beforeEach(() => {
    now = new Date('2026-11-15T10:00:00Z')
  })

  it('identifies the customer of a token in every view of the website', async () => {
    const { id, token } = await signIn()
    const expected = { ok: true, customer: { id, websiteCode: 'mantel', storeCode: 'default', groupId: 1 } }
    expect(await findCustomerByToken(ctxOf('default'), token)).toMatchObject(expected)
    expect(await findCustomerByToken(ctxOf('de'), token)).toMatchObject(expected)
  })

  it('rejects tokens of another website and malformed tokens', async () => {
    const { token, refreshToken } = await signIn()
    expect(await stateOf(token, 'trade')).toBe('token_invalid')
    expect(await refresh(refreshToken, 'trade')).toBeNull()
    expect(await stateOf(refreshToken)).toBe('token_invalid')
    for (const nonsense of ['x', 'y'.repeat(5000), "' or 1=1"]) expect(await stateOf(nonsense)).toBe('token_invalid')
  })

  it('treats a buyer without approval as a guest', async () => {
    const waiting = await signIn('trade', { groupId: 11, approved: false })
    const found = await findCustomerByToken(ctxOf('trade'), waiting.token)
    expect(found).toMatchObject({ customer: { groupId: 0, isApproved: false } })
  })

  it('reports an expired token as expired and refreshes its session', async () => {
    const { token, refreshToken } = await signIn()
    advance(lifetimes.access)
    expect(await stateOf(token)).toBe('session_expired')
    const next = await refresh(refreshToken)
    expect(await stateOf(next?.token ?? '')).toBe('good')
    expect(await stateOf(token)).toBe('session_expired')
  })

  it('accepts a refresh token repeatedly until its successor is used', async () => {
    const { refreshToken, id } = await signIn()
    let last = null
    for (let hour = 0; hour < 20; hour++) {
      advance(lifetimes.access)
      last = await refresh(refreshToken)
      expect(last).not.toBeNull()
    }
    expect(await refresh(last?.refreshToken ?? '')).not.toBeNull()
    const kept = await getDb()
      .selectFrom('refresh_token')
      .innerJoin('customer_session', 'customer_session.id', 'session_id')
      .select('refresh_token.id')
      .where('customer_id', '=', id)
      .execute()
    expect(kept).toHaveLength(10)
  })

  it('ends the session when a retired refresh token is used', async () => {
    const { refreshToken: first } = await signIn()
    const second = await refresh(first)
    const third = await refresh(second?.refreshToken ?? '')
    expect(await stateOf(third?.token ?? '')).toBe('good')
    expect(await refresh(first)).toBeNull()
    expect(await stateOf(third?.token ?? '')).toBe('token_invalid')
    expect(await refresh(third?.refreshToken ?? '')).toBeNull()
  })

  it('retires the other of two successors when one of them is used', async () => {
    const { refreshToken } = await signIn()
    const first = await refresh(refreshToken)
    const second = await refresh(refreshToken)
    const later = await refresh(second?.refreshToken ?? '')
    expect(later).not.toBeNull()
    expect(await refresh(first?.refreshToken ?? '')).toBeNull()
    expect(await stateOf(later?.token ?? '')).toBe('token_invalid')
  })

  it('accepts concurrent refreshes of one session', async () => {
    const { refreshToken, id } = await signIn()
    const all = await Promise.all(Array.from({ length: 6 }, () => refresh(refreshToken)))
    for (const one of all) expect(await stateOf(one?.token ?? '')).toBe('good')
    const sessions = await getDb().selectFrom('customer_session').select('id').where('customer_id', '=', id).execute()
    expect(sessions).toHaveLength(1)
  })

  it('ends a session after 30 days without a refresh and after 180 days in any case', async () => {
    const inactive = await signIn()
    let active = await signIn()
    advance(lifetimes.refresh)
    expect(await refresh(inactive.refreshToken)).toBeNull()
    now = new Date('2026-11-15T10:00:00Z')
    for (let days = 0; days < 175; days += 25) {
      advance(25 * 86_400_000)
      active = { ...active, ...(await refresh(active.refreshToken)) }
    }
    expect(await stateOf(active.token)).toBe('good')
    advance(5 * 86_400_000)
    expect(await refresh(active.refreshToken)).toBeNull()
  })

  it('deletes only sessions that are no longer usable', async () => {
    await deleteExpiredSessions(getDb(), new Date('2036-01-01T00:00:00Z'))
    const [ended, good] = [await signIn(), await signIn()]
    await endSession(ctxOf('default'), [ended.token])
    advance(29 * 86_400_000)
    const { refreshToken = '' } = (await refresh(good.refreshToken)) ?? {}
    expect(await deleteExpiredSessions(getDb(), now)).toBe(0)
    expect(await stateOf(good.token)).toBe('token_invalid')
    advance(2 * 86_400_000)
    expect(await deleteExpiredSessions(getDb(), now)).toBe(1)
    expect(await refresh(refreshToken)).not.toBeNull()
  })

  it('ends a session by its access token or its refresh token, within its website only', async () => {
    const one = await signIn()
    await endSession(ctxOf('default'), [null, one.refreshToken])
    expect(await stateOf(one.token)).toBe('token_invalid')
    expect(await refresh(one.refreshToken)).toBeNull()
    const other = await signIn()
    advance(lifetimes.access)
    await endSession(ctxOf('trade'), [other.token])
    expect(await refresh(other.refreshToken)).not.toBeNull()
    await endSession(ctxOf('default'), [other.token, 'nonsense'])
    expect(await refresh(other.refreshToken)).toBeNull()
  })
})
