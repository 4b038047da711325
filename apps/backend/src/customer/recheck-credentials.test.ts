import { setTimeout as pause } from 'node:timers/promises'
import type { LoginProvider } from '@mantel/plugins/login/server'
import { hash } from '@node-rs/argon2'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { inTransaction, syncStoreViews } from '../platform/db/index.ts'
import { withTestDb } from '../platform/db/testing.ts'
import { stores, viewOf } from '../store/testing.ts'
import { closeAccounts } from './close-accounts.ts'
import { lockById, updateCustomer } from './customer.repository.ts'
import { findBySocialIdentity } from './social-identity.repository.ts'
import {
  type CustomerApp,
  endLimitWindows,
  openCustomerApp,
  password,
  type RegisteredCustomer,
} from './testing/customer-app.ts'
import { pauseAfterPasswordCheck } from './testing/password-check-pause.ts'

const newPassword = 'another long password'
const thiefsPassword = 'a very long secret'
const cheap = { memoryCost: 4096, timeCost: 1, parallelism: 1 }
const otherHash = await hash(newPassword, cheap)
const done = { code: 200, result: true }

withTestDb('writes after a password check', (getDb) => {
  let shop: CustomerApp
  let checks: ReturnType<typeof pauseAfterPasswordCheck>
  let owner: RegisteredCustomer

  /** A login provider that uses the code of the callback as the e-mail address of the person. */
  const google: LoginProvider = {
    newSecrets: () => ({ state: crypto.randomUUID(), verifier: 'verifier' }),
    authorizationUrl: async () => new URL('https://login.example').href,
    identify: async ({ query }) => {
      const email = query.get('code')
      return { subject: `google ${email}`, email, isEmailVerified: true, firstName: 'Ada', lastName: 'Love' }
    },
  }
  const socialView = () => ({
    ...viewOf('default'),
    socialLogin: { ...viewOf('default').socialLogin, providers: ['google' as const] },
  })

  beforeAll(() => syncStoreViews(getDb(), stores.views))
  beforeEach(async () => {
    await endLimitWindows(getDb())
    checks = pauseAfterPasswordCheck()
    const { limits } = checks
    shop = openCustomerApp({ db: getDb(), limits, findView: socialView, loginProviders: { google } })
    await shop.receiveMails()
    owner = await shop.registered()
  })

  const requestReset = async ({ email }: RegisteredCustomer) => {
    expect(await shop.post('reset-password', { email })).toEqual(done)
    const mails = await shop.receiveMails()
    const resetToken = /\/create-password\/token\/([\w-]+)\//.exec(mails.at(-1)?.text ?? '')?.[1] ?? ''
    return () => shop.post('create-password', { email, resetToken, newPassword })
  }
  /** The owner resets the password while the next password is being checked. */
  const resetDuringCheck = async (customer = owner) => {
    const reset = await requestReset(customer)
    checks.during(async () => expect(await reset()).toEqual(done))
  }
  const changePassword = ({ token } = owner) =>
    shop.post(`change-password?token=${token}`, { currentPassword: password, newPassword: thiefsPassword })
  const changeEmail = (email: string, { token, firstname, lastname } = owner) =>
    shop.post(`me?token=${token}`, { customer: { email, firstname, lastname }, currentPassword: password })
  const sessionsOf = (customerId: number) =>
    getDb()
      .selectFrom('customer_session')
      .select('id')
      .where('customer_id', '=', customerId)
      .where('ended_at', 'is', null)
      .execute()

  it('starts no session with a password that was reset during the check', async () => {
    await resetDuringCheck()
    expect(await shop.login(owner.email)).toMatchObject({ code: 401, error: 'login_incorrect' })
    expect(await sessionsOf(owner.id)).toEqual([])
    expect(await shop.login(owner.email, newPassword)).toMatchObject({ code: 200 })
  })

  it('starts no session while a new password is being stored', async () => {
    let login: Promise<{ code: number }> | undefined
    await inTransaction(getDb(), async (tx) => {
      await lockById(tx, owner.id)
      login = shop.login(owner.email)
      await updateCustomer(tx, owner.id, { password_hash: otherHash })
      await pause(500)
    })
    expect(await login).toMatchObject({ code: 401 })
    expect(await sessionsOf(owner.id)).toHaveLength(1)
  })

  it('starts no session in an account that is closed during the check', async () => {
    checks.during(() => closeAccounts(getDb(), [owner.email], new Date()))
    expect(await shop.login(owner.email)).toMatchObject({ code: 401, error: 'login_incorrect' })
    expect(await sessionsOf(owner.id)).toEqual([])
  })

  it('keeps a password that was reset while a change with the old one was being checked', async () => {
    await resetDuringCheck()
    expect(await changePassword()).toMatchObject({ code: 401, error: 'token_invalid' })
    expect(await shop.login(owner.email, thiefsPassword)).toMatchObject({ code: 401 })
    expect(await shop.login(owner.email, newPassword)).toMatchObject({ code: 200 })
  })

  it('refuses one of two changes with the same current password', async () => {
    const { result: token } = await shop.login(owner.email)
    const other = { currentPassword: password, newPassword }
    checks.during(() => shop.post(`change-password?token=${owner.token}`, other))
    expect(await changePassword({ ...owner, token })).toMatchObject({ code: 401, error: 'token_invalid' })
    checks.during(() => updateCustomer(getDb(), owner.id, { password_hash: otherHash }))
    const change = { currentPassword: newPassword, newPassword: thiefsPassword }
    expect(await shop.post(`change-password?token=${owner.token}`, change)).toMatchObject({
      code: 500,
      result: { errorMessage: "The password doesn't match this account.", code: 401 },
    })
  })

  it('changes nothing for a session that is ended during the check', async () => {
    checks.during(() => shop.post(`sign-out-everywhere?token=${owner.token}`, {}))
    expect(await changePassword()).toMatchObject({ code: 401, error: 'token_invalid' })
    expect(await shop.login(owner.email)).toMatchObject({ code: 200 })
  })

  it('stores no e-mail change with a password that was reset during the check', async () => {
    await resetDuringCheck()
    const reply = await changeEmail('thief@example.test', { ...owner, firstname: 'Eve' })
    expect(reply).toMatchObject({ code: 401, error: 'token_invalid' })
    const pending = getDb().selectFrom('email_change').select('id').where('customer_id', '=', owner.id)
    expect(await pending.execute()).toEqual([])
    expect((await shop.receiveMails()).map(({ to }) => to.address)).not.toContain('thief@example.test')
    const { result: token } = await shop.login(owner.email, newPassword)
    expect((await shop.me(token)).result).toMatchObject({ firstname: 'Ada' })
  })

  it('refuses an e-mail change with a password that was changed in the same session', async () => {
    checks.during(() => updateCustomer(getDb(), owner.id, { password_hash: otherHash }))
    expect(await changeEmail('later@example.test')).toMatchObject({ code: 400, error: 'email_password_wrong' })
  })

  const startSocialLogin = async () => {
    const { state, key } = (await callSocial('social-login/start', { type: 'google' })).result
    return { type: 'google', state, key, code: owner.email }
  }
  const callSocial = async (path: string, payload: object) =>
    (await shop.app.inject({ method: 'POST', url: `/api/ext/${path}`, payload })).json()
  const findLinked = () =>
    findBySocialIdentity(getDb(), { website: 'mantel', provider: 'google', subject: `google ${owner.email}` })

  it('links no social login with a password that was reset during the check', async () => {
    const body = await startSocialLogin()
    expect(await callSocial('social-login', body)).toMatchObject({ error: 'social_link_password' })
    await resetDuringCheck()
    expect(await callSocial('social-login', { ...body, password })).toMatchObject({ error: 'password_wrong' })
    expect(await findLinked()).toBeUndefined()
    expect(await sessionsOf(owner.id)).toEqual([])
  })

  it('starts no session by a social login that a reset has unlinked', async () => {
    const key = { website: 'mantel', provider: 'google' as const, subject: `google ${owner.email}` }
    await getDb()
      .insertInto('social_identity')
      .values({ ...key, customer_id: owner.id, linked_at: new Date() })
      .execute()
    const body = await startSocialLogin()
    let reply: Promise<{ error?: string }> | undefined
    await inTransaction(getDb(), async (tx) => {
      await lockById(tx, owner.id)
      reply = callSocial('social-login', body)
      await pause(500)
      await tx.deleteFrom('social_identity').where('customer_id', '=', owner.id).execute()
    })
    expect((await reply)?.error).toMatch(/^social_(login_failed|link_password)$/)
    expect(await sessionsOf(owner.id)).toHaveLength(1)
  })

  it('accepts simultaneous logins that all renew the hash of the same password', async () => {
    const password_hash = await hash(password, cheap)
    await updateCustomer(getDb(), owner.id, { password_hash })
    checks.during(async () => expect(await shop.login(owner.email)).toMatchObject({ code: 200 }))
    expect(await shop.login(owner.email)).toMatchObject({ code: 200 })
  })
})
