import { englishText } from '@mantel/contract'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { syncStoreViews } from '../platform/db/index.ts'
import { withTestDb } from '../platform/db/testing.ts'
import { stores } from '../store/testing.ts'
import { deleteExpiredSessions } from './expiry.repository.ts'
import { type CustomerApp, endLimitWindows, openCustomerApp, password } from './testing/customer-app.ts'

const minute = 60_000
const newPassword = 'another long password'
const invalidToken = {
  code: 500,
  result: { errorMessage: englishText('reset_token_invalid'), code: 400 },
  error: 'reset_token_invalid',
}

withTestDb('passwords', (getDb) => {
  let shop: CustomerApp
  let now: Date

  beforeAll(() => syncStoreViews(getDb(), stores.views))
  beforeEach(async () => {
    await endLimitWindows(getDb())
    now = new Date('2026-11-15T10:00:00Z')
    shop = openCustomerApp({ db: getDb(), now: () => now })
    await shop.receiveMails()
  })

  const done = { code: 200, result: true }
  const reset = (email: string, storeCode?: string) => shop.post('reset-password', { email }, storeCode)
  const linkOf = (text = '') => /\/create-password\/token\/([\w-]+)\/email\/(\S+)/.exec(text) ?? []
  const requestToken = async (email: string) => {
    expect(await reset(email)).toEqual(done)
    const [mail] = await shop.receiveMails()
    return linkOf(mail?.text)[1] ?? ''
  }
  const create = (email: string, resetToken: string, given = newPassword) =>
    shop.post('create-password', { email, resetToken, newPassword: given })
  const eventsOf = async (customerId: number) => {
    const rows = await getDb()
      .selectFrom('security_event')
      .select('kind')
      .where('customer_id', '=', customerId)
      .execute()
    return rows.map(({ kind }) => kind)
  }

  it('sets a new password with the link of the mail, once, and ends all sessions', async () => {
    const { id, email, token } = await shop.registered()
    const resetToken = await requestToken(email.toUpperCase())
    expect(await create(email, resetToken)).toEqual(done)
    expect(await shop.me(token)).toMatchObject({ code: 401 })
    expect(await shop.login(email)).toMatchObject({ code: 401 })
    expect(await shop.login(email, newPassword)).toMatchObject({ code: 200 })
    expect(await create(email, resetToken, 'one more long password')).toEqual(invalidToken)
    const [notice] = await shop.receiveMails()
    expect(notice).toMatchObject({ subject: 'Your password has been changed', to: { address: email } })
    expect(await eventsOf(id)).toEqual(['login', 'password_reset', 'login_failed', 'login'])
  })

  it('accepts the old paths of these calls', async () => {
    const { email, token } = await shop.registered()
    expect(await shop.post('resetPassword', { email })).toEqual(done)
    expect(await shop.receiveMails()).toHaveLength(1)
    const passwords = { currentPassword: password, newPassword }
    expect(await shop.post(`changePassword?token=${token}`, passwords)).toEqual(done)
  })

  it.each([
    ['default', 'Choose a new password', '/create-password/'],
    ['de', 'Wählen Sie ein neues Passwort', '/de/create-password/'],
    ['it', 'Scegli una nuova password', '/it/create-password/'],
  ])('writes the mail in the language of %s', async (storeCode, subject, path) => {
    const { email } = await shop.registered()
    await reset(email, storeCode)
    const [mail] = await shop.receiveMails()
    expect(mail).toMatchObject({ subject, to: { address: email } })
    expect(mail?.text).toContain(path)
    expect(decodeURIComponent(linkOf(mail?.text)[2] ?? '')).toBe(email)
  })

  it('gives an unknown address the same reply after the same SQL statements, and sends nothing', async () => {
    const { email } = await shop.registered()
    const rowsAfter = async (address: string) => {
      await getDb().deleteFrom('password_reset').execute()
      await getDb().deleteFrom('mail').execute()
      expect(await reset(address)).toEqual(done)
      const resets = await getDb().selectFrom('password_reset').select('id').execute()
      const mails = await getDb().selectFrom('mail').select('kind').execute()
      return [resets.length, mails]
    }
    const known = await rowsAfter(email)
    expect(known).toEqual([1, [{ kind: 'password-reset' }]])
    expect(await shop.receiveMails()).toHaveLength(1)
    expect(await rowsAfter('nobody@example.test')).toEqual(known)
    expect(await shop.receiveMails()).toEqual([])
    const [queued] = await getDb().selectFrom('mail').select(['recipient', 'given_up_at']).execute()
    expect(queued).toMatchObject({ recipient: 'nobody@invalid', given_up_at: now })
  })

  it('stores no token, not even in the mail queue', async () => {
    const { email } = await shop.registered()
    await reset(email)
    const stored = JSON.stringify([
      await getDb().selectFrom('password_reset').selectAll().execute(),
      await getDb().selectFrom('mail').selectAll().execute(),
    ])
    const [mail] = await shop.receiveMails()
    const [, token = ''] = linkOf(mail?.text)
    expect(token.length).toBeGreaterThan(40)
    expect(stored).not.toContain(token)
  })

  it('refuses tokens that are unknown, expired, or of another customer or website', async () => {
    const { email } = await shop.registered()
    const other = await shop.registered()
    const token = await requestToken(email)
    expect(await create(email, 'guess')).toEqual(invalidToken)
    expect(await create(other.email, token)).toEqual(invalidToken)
    expect(await shop.post('create-password', { email, resetToken: token, newPassword }, 'trade')).toEqual(invalidToken)
    now = new Date(now.getTime() + 61 * minute)
    expect(await create(email, token)).toEqual(invalidToken)
    await deleteExpiredSessions(getDb(), now)
    expect(await getDb().selectFrom('password_reset').select('id').execute()).toEqual([])
    expect(await shop.login(email)).toMatchObject({ code: 200 })
  })

  it('keeps the reset token valid after a refused password', async () => {
    const { email } = await shop.registered()
    const token = await requestToken(email)
    expect(await create(email, token, 'short')).toMatchObject({ code: 400, error: 'password_weak' })
    expect(await create(email, token, 'password123')).toMatchObject({ code: 400, error: 'password_guessable' })
    expect(await create(email, token)).toEqual(done)
  })

  it('lets one of several concurrent calls use the token', async () => {
    const { email } = await shop.registered()
    const token = await requestToken(email)
    const codes = await Promise.all(
      ['first', 'second', 'third'].map((word) => create(email, token, `${word} password!`)),
    )
    expect(codes.map(({ code }) => code).toSorted()).toEqual([200, 500, 500])
  })

  it('names each missing field', async () => {
    const texts = async (body: object) => (await shop.post('create-password', body)).result
    expect(await shop.post('reset-password', {})).toMatchObject({ code: 400, error: 'reset_email_missing' })
    expect(await texts({ resetToken: 'x', newPassword })).toBe('email not provided')
    expect(await texts({ email: 'a@example.test', newPassword })).toBe('resetToken not provided')
    expect(await texts({ email: 'a@example.test', resetToken: 'x' })).toBe('newPassword not provided')
  })

  it('sends at most five mails an hour to an account, and keeps their links valid', async () => {
    const { email } = await shop.registered()
    const first = await requestToken(email)
    for (let request = 2; request <= 7; request++) expect(await reset(email)).toEqual(done)
    expect(await shop.receiveMails()).toHaveLength(4)
    expect(await create(email, first)).toEqual(done)
  })

  it('limits requests and wrong tokens per IP address, for known and unknown e-mail addresses alike', async () => {
    const from = '198.51.100.44'
    const codeOf = async (path: string, body: object) => (await shop.request(path, body, { from })).statusCode
    const resets: number[] = []
    for (let request = 0; request < 21; request++)
      resets.push(await codeOf('reset-password', { email: `x${request}@example.test` }))
    expect(resets.slice(19)).toEqual([200, 429])
    const wrong: number[] = []
    for (let attempt = 0; attempt < 31; attempt++)
      wrong.push(await codeOf('create-password', { email: 'x@example.test', resetToken: `${attempt}`, newPassword }))
    expect(wrong.slice(29)).toEqual([500, 429])
  })

  it('lets the owner log in at once after many wrong passwords and a reset', async () => {
    const { email } = await shop.registered()
    for (let attempt = 0; attempt < 4; attempt++) await shop.login(email, 'wrong')
    expect(await create(email, await requestToken(email))).toEqual(done)
    expect(await shop.login(email, newPassword)).toMatchObject({ code: 200 })
  })

  it('changes the password, keeps this session and ends the others', async () => {
    const { id, email, token } = await shop.registered()
    const { result: other } = await shop.login(email)
    const resetToken = await requestToken(email)
    const passwords = { currentPassword: password, newPassword }
    expect(await shop.post(`change-password?token=${token}`, passwords)).toEqual(done)
    expect(await shop.me(token)).toMatchObject({ code: 200 })
    expect(await shop.me(other)).toMatchObject({ code: 401 })
    expect(await shop.login(email, newPassword)).toMatchObject({ code: 200 })
    // A reset link that was mailed before the change does not work any more.
    expect(await create(email, resetToken, 'one more long password')).toEqual(invalidToken)
    const [notice] = await shop.receiveMails()
    expect(notice).toMatchObject({ subject: 'Your password has been changed', to: { address: email } })
    expect(await eventsOf(id)).toContain('password_change')
  })

  it('refuses a change with a wrong password, a weak one or without a session', async () => {
    const { email, token } = await shop.registered()
    const change = (body: object, used = token) => shop.post(`change-password?token=${used}`, body)
    expect(await change({ currentPassword: 'wrong', newPassword })).toEqual({
      code: 500,
      result: { errorMessage: "The password doesn't match this account.", code: 401 },
      error: 'password_wrong',
    })
    expect(await change({ currentPassword: password, newPassword: 'short' })).toMatchObject({ error: 'password_weak' })
    expect(await change({ currentPassword: password })).toMatchObject({ code: 400, error: 'passwords_missing' })
    expect(await change({ currentPassword: password, newPassword }, 'nonsense')).toMatchObject({ code: 401 })
    expect(await shop.login(email)).toMatchObject({ code: 200 })
    expect(await shop.receiveMails()).toEqual([])
  })

  it('counts wrong current passwords as failed logins', async () => {
    const { email, token } = await shop.registered()
    for (let attempt = 0; attempt < 4; attempt++)
      await shop.post(`change-password?token=${token}`, { currentPassword: 'wrong', newPassword })
    expect(await shop.login(email)).toMatchObject({ code: 429 })
  })
})
