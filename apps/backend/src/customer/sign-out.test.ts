import { beforeAll, beforeEach, expect, it } from 'vitest'
import { syncStoreViews } from '../platform/db/index.ts'
import { withTestDb } from '../platform/db/testing.ts'
import { stores } from '../store/testing.ts'
import { type CustomerApp, endLimitWindows, openCustomerApp, password } from './testing/customer-app.ts'

withTestDb('e-mail changes of ended sessions', (getDb) => {
  let shop: CustomerApp
  let targets = 0

  beforeAll(() => syncStoreViews(getDb(), stores.views))
  beforeEach(async () => {
    await endLimitWindows(getDb())
    shop = openCustomerApp({ db: getDb() })
    await shop.receiveMails()
  })

  /** Asks for a change of the e-mail address and returns the token of its mail. */
  const requestChange = async (token: string) => {
    const email = `moved${++targets}@example.test`
    const customer = { email, firstname: 'Ada', lastname: 'Love' }
    expect((await shop.post(`me?token=${token}`, { customer, currentPassword: password })).code).toBe(200)
    const mails = await shop.receiveMails()
    return /\/confirm-email\/token\/([\w-]+)/.exec(mails.at(-1)?.text ?? '')?.[1] ?? ''
  }
  const confirm = async (token: string) => {
    const { code, error } = await shop.post('confirm-email', { token })
    return error ?? code
  }
  const emailOf = async (id: number) =>
    (await getDb().selectFrom('customer').select('email').where('id', '=', id).executeTakeFirstOrThrow()).email

  it('withdraws the e-mail change requested by a session that the owner ends from another session', async () => {
    const { id, email, token } = await shop.registered()
    const { result: own } = await shop.login(email)
    const call = (method: 'GET' | 'DELETE', path: string) =>
      shop.app.inject({ method, url: `/api/user/${path}?token=${own}` })
    const sessions: { id: number; is_current: boolean }[] = (await call('GET', 'sessions')).json().result
    const ofOneSession = await requestChange(token)
    expect((await call('DELETE', `sessions/${sessions.find((one) => !one.is_current)?.id}`)).statusCode).toBe(200)
    expect(await confirm(ofOneSession)).toBe('email_link_invalid')

    const { result: another } = await shop.login(email)
    const ofAllSessions = await requestChange(another)
    await shop.post(`sign-out-everywhere?token=${own}`, { keepCurrent: true })
    expect(await confirm(ofAllSessions)).toBe('email_link_invalid')
    expect(await emailOf(id)).toBe(email)
  })

  it('keeps a requested e-mail change when its session signs out the others or logs out', async () => {
    const { id, token } = await shop.registered()
    const link = await requestChange(token)
    await shop.post(`sign-out-everywhere?token=${token}`, { keepCurrent: true })
    await shop.post(`logout?token=${token}`, {})
    expect(await confirm(link)).toBe(200)
    expect(await emailOf(id)).toBe(`moved${targets}@example.test`)
  })

  it('refuses an e-mail change that was requested in a session ended for a stolen refresh token', async () => {
    const { id, email, token, refreshToken } = await shop.registered()
    const link = await requestChange(token)
    const { meta } = await shop.post('refresh', { refreshToken })
    await shop.post('refresh', { refreshToken: meta.refreshToken })
    expect((await shop.post('refresh', { refreshToken })).result).toBeNull()
    expect((await shop.me(token)).code).toBe(401)
    expect(await confirm(link)).toBe('email_link_invalid')
    expect(await emailOf(id)).toBe(email)
  })
})
