import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { loadTestStores } from '../testing/load-test-stores.ts'
import { openLoginProviders } from './open-login-providers.ts'
import { type LoginShop, newPerson, openLoginShop, password, secretKey } from './testing/login-shop.ts'

let shop: LoginShop
beforeAll(async () => {
  shop = await openLoginShop()
}, 180_000)
beforeEach(() => shop.endLimitWindows())
afterAll(() => shop.close())

it('registers a new person with a verified e-mail address and recognises them at the next login', async () => {
  const person = newPerson()
  const first = await shop.logIn('google', person)
  expect(first).toMatchObject({ code: 200, meta: { refreshToken: expect.any(String) } })
  const profile = await shop.profileOf(first)
  expect(profile).toMatchObject({
    email: person.email,
    firstname: 'Ada',
    lastname: 'Love',
    extension_attributes: { is_email_confirmed: true },
  })
  const again = await shop.logIn('google', { ...person, first_name: 'Eve' })
  expect(await shop.profileOf(again)).toMatchObject({ id: profile.id, firstname: 'Ada' })
  expect(await shop.eventsOf(again)).toEqual(['login', 'login'])
  // The account has no password, so a login with a password is refused.
  expect(await shop.post('user/login', { username: person.email, password: '' })).toMatchObject({ code: 400 })
  expect(await shop.post('user/login', { username: person.email, password })).toMatchObject({ code: 401 })
})

it('sends the callback to the store view in which the login was started', async () => {
  const { url } = await shop.start('facebook', 'de')
  expect(new URL(url).searchParams.get('redirect_uri')).toBe('http://localhost:3000/de/auth/callback/fb')
  expect(await shop.logIn('facebook', newPerson(), 'de')).toMatchObject({ code: 200 })
})

it('requires a confirmation by e-mail of an address that the provider has not verified', async () => {
  const reply = await shop.logIn('google', { ...newPerson(), verified: '' })
  expect(await shop.profileOf(reply)).toMatchObject({ extension_attributes: { is_email_confirmed: false } })
})

it('links an existing account whose e-mail address is verified, notifies the owner and logs in', async () => {
  const person = newPerson()
  const { id } = await shop.register(person)
  await shop.proveEmail(id)
  const reply = await shop.logIn('google', { ...person, email: person.email.toUpperCase() })
  expect(await shop.profileOf(reply)).toMatchObject({ id, lastname: 'Local' })
  expect(await shop.eventsOf(reply)).toEqual(['login', 'social_link'])
  const mails = await shop.db.selectFrom('mail').select('kind').where('recipient', '=', person.email).execute()
  expect(mails.map(({ kind }) => kind)).toContain('social-linked')
})

it('links an account whose e-mail address is not verified only if the visitor enters its password', async () => {
  const person = newPerson()
  const { id } = await shop.register(person)
  const body = await shop.callbackOf('google', person)
  expect(await shop.post('ext/social-login', body)).toMatchObject({
    code: 401,
    error: 'social_link_password',
    result: { errorMessage: expect.stringContaining(person.email) },
  })
  expect(await shop.post('ext/social-login', { ...body, password: 'wrong' })).toMatchObject({ error: 'password_wrong' })
  const linked = await shop.post('ext/social-login', { ...body, code: undefined, password })
  expect(await shop.profileOf(linked)).toMatchObject({ id, extension_attributes: { is_email_confirmed: true } })
  expect(await shop.profileOf(await shop.logIn('google', person))).toMatchObject({ id })
})

it('links nothing if the provider has not verified the address', async () => {
  const person = newPerson()
  await shop.proveEmail((await shop.register(person)).id)
  for (const type of ['facebook', 'amazon']) {
    expect(await shop.logIn(type, person)).toMatchObject({ code: 401, error: 'social_email_unverified' })
  }
  expect(await shop.logIn('google', { ...person, verified: '' })).toMatchObject({ error: 'social_email_unverified' })
})

it('removes the provider links of a stranger when the owner of the e-mail address resets the password', async () => {
  const person = newPerson()
  const stranger = await shop.logIn('facebook', person)
  const { id } = await shop.profileOf(stranger)
  await shop.post('user/reset-password', { email: person.email })
  const resetToken = await shop.resetTokenOf(id)
  const body = { email: person.email, resetToken, newPassword: 'another long phrase' }
  expect(await shop.post('user/create-password', body)).toMatchObject({ code: 200 })
  expect(await shop.profileOf(stranger)).not.toMatchObject({ id })
  expect(await shop.logIn('facebook', person)).toMatchObject({ error: 'social_email_unverified' })
})

it('names the provider in the error when the profile has no e-mail address', async () => {
  const reply = await shop.logIn('amazon', { email: '', first_name: 'Ada' })
  expect(reply).toMatchObject({ code: 401, error: 'social_email_missing' })
  expect(reply.result).toMatchObject({ errorMessage: expect.stringContaining('Amazon') })
})

it('accepts state, code and key once, only together, and only from the browser that started the login', async () => {
  const body = await shop.callbackOf('google', newPerson())
  const other = await shop.start('google')
  const invalid = [
    { ...body, key: other.key },
    { ...body, state: other.state },
    { ...body, type: 'facebook' },
    { ...body, key: undefined },
    { ...body, code: undefined },
  ]
  for (const one of invalid)
    expect(await shop.post('ext/social-login', one)).toMatchObject({ error: 'social_login_expired' })
  expect(await shop.post('ext/social-login', body, 'trade')).toMatchObject({ error: 'social_provider_unknown' })
  expect(await shop.post('ext/social-login', body)).toMatchObject({ code: 200 })
  expect(await shop.post('ext/social-login', body)).toMatchObject({ error: 'social_login_expired' })
})

it('rejects the code of another login, because PKCE detects it', async () => {
  const stolen = await shop.callbackOf('google', newPerson())
  const { key, state } = await shop.start('google')
  const reply = await shop.post('ext/social-login', { ...stolen, key, state })
  expect(reply).toMatchObject({ code: 401, error: 'social_login_failed' })
  expect(reply.result).toMatchObject({ errorMessage: "We couldn't log you in with Google. Please try again." })
})

it('lets only one of two simultaneous logins with the same code succeed', async () => {
  const body = await shop.callbackOf('google', newPerson())
  const replies = await Promise.all([shop.post('ext/social-login', body), shop.post('ext/social-login', body)])
  expect(replies.map(({ code }) => code).toSorted()).toEqual([200, 400])
})

it('registers a person once who logs in twice at the same time', async () => {
  const person = newPerson()
  const bodies = [await shop.callbackOf('google', person), await shop.callbackOf('google', person)]
  const replies = await Promise.all(bodies.map((body) => shop.post('ext/social-login', body)))
  const [one, two] = await Promise.all(replies.map((reply) => shop.profileOf(reply)))
  expect(one.id).toBe(two.id)
})

it('returns to the shop with an error and no code when the visitor refuses consent', async () => {
  const { url, state } = await shop.start('google')
  const callback = await shop.consent(url, { answer: 'deny' })
  expect(Object.fromEntries(callback.searchParams)).toEqual({ error: 'access_denied', state })
})

it('offers no provider in a store whose settings list none', async () => {
  expect(await shop.post('ext/social-login/start', { type: 'google' }, 'trade')).toMatchObject({
    code: 404,
    error: 'social_provider_unknown',
  })
  expect(await shop.post('ext/social-login/start', { type: 'github' })).toMatchObject({
    error: 'social_provider_unknown',
  })
})

it('mails a coupon for one order to each new customer, in stores that have switched it on', async () => {
  const couponsOf = async ({ email }: { email: string }) => {
    const mails = shop.db.selectFrom('mail').select('data').where('kind', '=', 'welcome-coupon')
    const rows = await mails.where('recipient', '=', email).execute()
    return rows.map(({ data }) => (data as { code: string }).code)
  }
  const ada = newPerson()
  expect(await shop.logIn('google', ada, 'it')).toMatchObject({ code: 200 })
  expect(await shop.logIn('google', ada, 'it')).toMatchObject({ code: 200 })
  const codes = await couponsOf(ada)
  expect(codes).toEqual([expect.stringMatching(/^WELCOME-[A-Z2-9]{10}$/)])
  const coupon = await shop.db
    .selectFrom('coupon')
    .innerJoin('coupon_store', 'coupon_store.code', 'coupon.code')
    .select(['kind', 'max_uses', 'customers_only', 'store_code', 'value'])
    .where('coupon.code', '=', codes[0] ?? '')
    .execute()
  const expected = { kind: 'percent', max_uses: 1, customers_only: true, store_code: 'it' }
  expect(coupon.map(({ value, ...row }) => ({ ...row, value: Number(value) }))).toEqual([{ ...expected, value: 20 }])

  const grace = newPerson()
  await shop.logIn('google', grace)
  expect(await couponsOf(grace)).toEqual([])
})

it('exports the linked providers to their owner', async () => {
  const reply = await shop.logIn('google', newPerson())
  expect(await shop.exportOf(reply)).toMatchObject({ logins: [{ provider: 'google', linked_at: expect.any(String) }] })
})

it('opens the sandbox only for this machine and only for a shop with local addresses', async () => {
  const { url } = await shop.start('google')
  const { pathname, search, host } = new URL(url)
  const from = (remoteAddress: string, headers = {}) =>
    shop.app.inject({ url: pathname + search, headers: { host, ...headers }, remoteAddress })
  expect((await from('127.0.0.1')).statusCode).toBe(200)
  expect((await from('192.0.2.1')).statusCode).toBe(404)
  expect((await from('127.0.0.1', { 'x-forwarded-for': '192.0.2.1' })).statusCode).toBe(404)

  const publicUrls = { mantel: 'https://shop.example', trade: 'https://trade.shop.example' }
  const account = { clientId: 'id', clientSecret: 'secret' }
  const stores = await loadTestStores({ publicUrls })
  const inPublic = openLoginProviders({ config: { google: account }, stores, secretKey })
  expect(Object.keys(inPublic.providers)).toEqual(['google'])
  expect(inPublic.stores.views.map(({ socialLogin }) => socialLogin.providers)).toEqual([
    ...[['google'], ['google'], ['google']],
    ...[[], []],
  ])
  expect(inPublic.findHostHandler('login.shop.example')).toBeUndefined()
})
