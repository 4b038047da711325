import { beforeAll, beforeEach, expect, test } from 'vitest'
import { syncStoreViews } from '../platform/db/index.ts'
import { withTestDb } from '../platform/db/testing.ts'
import { silentLog } from '../platform/log.ts'
import { stores, viewOf } from '../store/testing.ts'
import { customerOfToken } from './customer-of-token.ts'
import { endSession } from './end-session.ts'
import { forgetExpired } from './expiry.repository.ts'
import { refreshSession } from './refresh-session.ts'
import { lifetimes } from './start-session.ts'
import { registerTestCustomer } from './testing/register-test-customer.ts'

withTestDb('sessions', (getDb) => {
  let now = new Date('2026-11-15T10:00:00Z')
  const ctxOf = (code: string) => ({ db: getDb(), view: viewOf(code), now: () => now, log: silentLog })
  let customers = 0
  const signIn = (code = 'default', who: { groupId?: number; approved?: boolean } = {}) =>
    registerTestCustomer(ctxOf(code), { email: `c${++customers}@example.test`, ...who })
  const pass = (ms: number) => {
    now = new Date(now.getTime() + ms)
  }
  const refresh = async (token: string, code = 'default') => {
    const done = await refreshSession(ctxOf(code), token)
    return done.ok ? done.tokens : null
  }
  const stateOf = async (token: string, code = 'default') => {
    const found = await customerOfToken(ctxOf(code), token)
    return found.ok ? 'good' : found.code
  }

  beforeAll(() => syncStoreViews(getDb(), stores.views))
  beforeEach(() => {
    now = new Date('2026-11-15T10:00:00Z')
  })

  test('a token says who its customer is, in every view of the website', async () => {
    const { id, token } = await signIn()
    const expected = { ok: true, customer: { id, websiteCode: 'mantel', storeCode: 'default', groupId: 1 } }
    expect(await customerOfToken(ctxOf('default'), token)).toMatchObject(expected)
    expect(await customerOfToken(ctxOf('de'), token)).toMatchObject(expected)
  })

  test('in another website it is unknown, and so is nonsense', async () => {
    const { token, refreshToken } = await signIn()
    expect(await stateOf(token, 'trade')).toBe('token_invalid')
    expect(await refresh(refreshToken, 'trade')).toBeNull()
    expect(await stateOf(refreshToken)).toBe('token_invalid')
    for (const nonsense of ['x', 'y'.repeat(5000), "' or 1=1"]) expect(await stateOf(nonsense)).toBe('token_invalid')
  })

  test('a buyer who waits for approval counts as a guest', async () => {
    const waiting = await signIn('trade', { groupId: 11, approved: false })
    const found = await customerOfToken(ctxOf('trade'), waiting.token)
    expect(found).toMatchObject({ customer: { groupId: 0, isApproved: false } })
  })

  test('an expired token is told apart from an unknown one, and can be refreshed', async () => {
    const { token, refreshToken } = await signIn()
    pass(lifetimes.access)
    expect(await stateOf(token)).toBe('session_expired')
    const next = await refresh(refreshToken)
    expect(await stateOf(next?.token ?? '')).toBe('good')
    expect(await stateOf(token)).toBe('session_expired')
  })

  test('a refresh token serves until its successor is used, however often', async () => {
    const { refreshToken, id } = await signIn()
    let last = null
    for (let hour = 0; hour < 20; hour++) {
      pass(lifetimes.access)
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

  test('a retired refresh token ends the session, for its thief and for its owner', async () => {
    const { refreshToken: first } = await signIn()
    const second = await refresh(first)
    const third = await refresh(second?.refreshToken ?? '')
    expect(await stateOf(third?.token ?? '')).toBe('good')
    expect(await refresh(first)).toBeNull()
    expect(await stateOf(third?.token ?? '')).toBe('token_invalid')
    expect(await refresh(third?.refreshToken ?? '')).toBeNull()
  })

  test('of two exchanges of one token the first that is used stays: the other is a copy', async () => {
    const { refreshToken } = await signIn()
    const mine = await refresh(refreshToken)
    const theirs = await refresh(refreshToken)
    const later = await refresh(theirs?.refreshToken ?? '')
    expect(later).not.toBeNull()
    expect(await refresh(mine?.refreshToken ?? '')).toBeNull()
    expect(await stateOf(later?.token ?? '')).toBe('token_invalid')
  })

  test('many refreshes at once all succeed and leave one session', async () => {
    const { refreshToken, id } = await signIn()
    const all = await Promise.all(Array.from({ length: 6 }, () => refresh(refreshToken)))
    for (const one of all) expect(await stateOf(one?.token ?? '')).toBe('good')
    const sessions = await getDb().selectFrom('customer_session').select('id').where('customer_id', '=', id).execute()
    expect(sessions).toHaveLength(1)
  })

  test('who stays away too long has to sign in, and no session lives for ever', async () => {
    const away = await signIn()
    let staying = await signIn()
    pass(lifetimes.refresh)
    expect(await refresh(away.refreshToken)).toBeNull()
    now = new Date('2026-11-15T10:00:00Z')
    for (let days = 0; days < 175; days += 25) {
      pass(25 * 86_400_000)
      staying = { ...staying, ...(await refresh(staying.refreshToken)) }
    }
    expect(await stateOf(staying.token)).toBe('good')
    pass(5 * 86_400_000)
    expect(await refresh(staying.refreshToken)).toBeNull()
  })

  test('what nobody can use any more is forgotten, and only that', async () => {
    await forgetExpired(getDb(), new Date('2036-01-01T00:00:00Z'))
    const [ended, good] = [await signIn(), await signIn()]
    await endSession(ctxOf('default'), [ended.token])
    pass(29 * 86_400_000)
    const { refreshToken = '' } = (await refresh(good.refreshToken)) ?? {}
    expect(await forgetExpired(getDb(), now)).toBe(0)
    expect(await stateOf(good.token)).toBe('token_invalid')
    pass(2 * 86_400_000)
    expect(await forgetExpired(getDb(), now)).toBe(1)
    expect(await refresh(refreshToken)).not.toBeNull()
  })

  test('signing out ends the session by either token; others of the customer go on', async () => {
    const one = await signIn()
    await endSession(ctxOf('default'), [null, one.refreshToken])
    expect(await stateOf(one.token)).toBe('token_invalid')
    expect(await refresh(one.refreshToken)).toBeNull()
    const other = await signIn()
    pass(lifetimes.access)
    await endSession(ctxOf('trade'), [other.token])
    expect(await refresh(other.refreshToken)).not.toBeNull()
    await endSession(ctxOf('default'), [other.token, 'nonsense'])
    expect(await refresh(other.refreshToken)).toBeNull()
  })
})
