import { beforeAll, beforeEach, expect, it } from 'vitest'
import { syncStoreViews } from '../platform/db/index.ts'
import { withTestDb } from '../platform/db/testing.ts'
import { stores } from '../store/testing.ts'
import { deleteExpiredSessions } from './expiry.repository.ts'
import { type CustomerApp, endLimitWindows, openCustomerApp, password } from './testing/customer-app.ts'

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0'
const day = 86_400_000

withTestDb('sessions and security events', (getDb) => {
  let shop: CustomerApp
  let now: Date

  beforeAll(() => syncStoreViews(getDb(), stores.views))
  beforeEach(async () => {
    await endLimitWindows(getDb())
    now = new Date('2026-11-15T10:00:00Z')
    shop = openCustomerApp({ db: getDb(), now: () => now })
  })

  const call = async (method: 'GET' | 'DELETE', path: string, token: string) =>
    (await shop.app.inject({ method, url: `/api/user/${path}?token=${token}` })).json()
  const logIn = async (email: string) => {
    const payload = { username: email, password }
    const reply = await shop.app.inject({
      method: 'POST',
      url: '/api/user/login',
      payload,
      headers: { 'user-agent': firefox },
    })
    return reply.json().result as string
  }

  it('lists the active sessions with their devices, the last used first', async () => {
    const { email, token, refreshToken } = await shop.registered()
    now = new Date(now.getTime() + 60_000)
    const other = await logIn(email)
    const device = { browser: 'Firefox', system: 'Linux' }
    expect((await call('GET', 'sessions', other)).result).toMatchObject([
      { device, is_current: true, started_at: '2026-11-15 10:01:00', last_used_at: '2026-11-15 10:01:00' },
      { is_current: false, started_at: '2026-11-15 10:00:00' },
    ])
    now = new Date(now.getTime() + 60_000)
    await shop.post('refresh', { refreshToken })
    expect((await call('GET', 'sessions', token)).result).toMatchObject([
      { is_current: true, last_used_at: '2026-11-15 10:02:00' },
      { device, is_current: false },
    ])
    await shop.post(`logout?token=${other}`, {})
    expect((await call('GET', 'sessions', token)).result).toHaveLength(1)
  })

  it('omits sessions whose tokens have expired', async () => {
    const { email } = await shop.registered()
    now = new Date(now.getTime() + 31 * day)
    const token = await logIn(email)
    expect((await call('GET', 'sessions', token)).result).toHaveLength(1)
  })

  it('ends one session of the customer, and none of another one', async () => {
    const { email, token } = await shop.registered()
    const other = await logIn(email)
    const stranger = await shop.registered()
    const { result } = await call('GET', 'sessions', token)
    const id = result.find((one: { is_current: boolean }) => !one.is_current).id
    expect(await call('DELETE', `sessions/${id}`, stranger.token)).toMatchObject({
      code: 404,
      error: 'session_unknown',
    })
    expect(await call('DELETE', `sessions/${id}`, token)).toEqual({ code: 200, result: true })
    expect(await shop.me(other)).toMatchObject({ code: 401 })
    expect(await shop.me(token)).toMatchObject({ code: 200 })
    expect(await call('DELETE', `sessions/${id}`, token)).toMatchObject({ code: 404 })
  })

  it('signs out everywhere, with or without this session', async () => {
    const { email, token } = await shop.registered()
    const others = [await logIn(email), await logIn(email)]
    const stranger = await shop.registered()
    expect(await shop.post(`sign-out-everywhere?token=${token}`, { keepCurrent: true })).toMatchObject({ code: 200 })
    for (const other of others) expect(await shop.me(other)).toMatchObject({ code: 401 })
    expect(await shop.me(token)).toMatchObject({ code: 200 })
    expect(await shop.post(`sign-out-everywhere?token=${token}`, {})).toMatchObject({ code: 200 })
    expect(await shop.me(token)).toMatchObject({ code: 401 })
    expect(await shop.me(stranger.token)).toMatchObject({ code: 200 })
  })

  it("shows logins, failed logins and account changes of half a year to the account's owner only", async () => {
    const { id, email, token } = await shop.registered()
    await shop.login(email, 'wrong')
    await shop.login('nobody@example.test', 'wrong')
    await shop.post(`change-password?token=${token}`, {
      currentPassword: password,
      newPassword: 'another long password',
    })
    const kindsOf = async (used: string) =>
      (await call('GET', 'security-events', used)).result.map(({ kind }: { kind: string }) => kind)
    expect(await kindsOf(token)).toEqual(['password_change', 'login_failed', 'login'])
    expect(await kindsOf((await shop.registered()).token)).toEqual(['login'])
    await deleteExpiredSessions(getDb(), new Date(now.getTime() + 2 * day))
    const unowned = getDb().selectFrom('security_event').select('id').where('customer_id', 'is', null)
    expect(await unowned.execute()).toEqual([])
    await deleteExpiredSessions(getDb(), new Date(now.getTime() + 181 * day))
    const owned = getDb().selectFrom('security_event').select('id').where('customer_id', '=', id)
    expect(await owned.execute()).toEqual([])
  })

  it.each([
    ['GET', 'sessions'],
    ['DELETE', 'sessions/1'],
    ['GET', 'security-events'],
  ] as const)('refuses %s %s without a valid token', async (method, path) => {
    expect(await call(method, path, 'nonsense')).toMatchObject({ code: 401 })
    expect((await shop.app.inject({ method, url: `/api/user/${path}` })).statusCode).toBe(401)
  })

  it('unlinks a login provider, but not the only way to log in', async () => {
    const { email, token } = await shop.registered()
    const { id } = await getDb()
      .selectFrom('customer')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
    const link = (provider: 'google' | 'amazon') =>
      getDb()
        .insertInto('social_identity')
        .values({ website: 'mantel', provider, subject: `${provider} ${id}`, customer_id: id, linked_at: now })
        .execute()
    await link('google')
    await link('amazon')
    expect((await call('GET', 'me', token)).result.extension_attributes.logins).toEqual(['google', 'amazon'])
    expect((await call('DELETE', 'logins/google', token)).code).toBe(200)
    expect((await call('DELETE', 'logins/google', token)).code).toBe(404)
    expect((await call('DELETE', 'logins/nobody', token)).code).toBe(404)
    expect((await call('GET', 'me', token)).result.extension_attributes.logins).toEqual(['amazon'])
    expect((await call('GET', 'security-events', token)).result[0]).toMatchObject({ kind: 'social_unlink' })
    await getDb().updateTable('customer').set({ password_hash: null }).where('id', '=', id).execute()
    expect((await call('DELETE', 'logins/amazon', token)).code).toBe(400)
  })
})
