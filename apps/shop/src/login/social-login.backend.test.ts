import { createHmac, hkdfSync } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Backend, type Connection, createBackend, createLog, openDatabase } from '@mantel/backend'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { loadTestStores } from '../testing/load-test-stores.ts'
import { type LoginSetup, openLoginProviders } from './open-login-providers.ts'

type Person = { email?: string; first_name?: string; last_name?: string; verified?: 'on' | ''; answer?: string }
type Reply = { code: number; result: unknown; error?: string; meta?: { refreshToken: string } }
type Started = { url: string; state: string; key: string }

const password = 'a long password'
const secretKey = 'a key for tests only'
let backend: Backend
let connection: Connection
let login: LoginSetup
let close: () => Promise<void>
let people = 0

beforeAll(async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'mantel-login-'))
  const log = createLog({ level: 'silent' })
  login = openLoginProviders({ config: {}, stores: await loadTestStores(), secretKey })
  await login.waitUntilReady()
  connection = await openDatabase({ dataDir, log })
  backend = await createBackend({
    ...{ connection, dataDir, secretKey, log, version: '0', verifyResults: true },
    ...{ stores: login.stores, loginProviders: login.providers, otherHosts: login.findHostHandler },
  })
  close = async () => {
    await backend.close()
    await login.close()
    await connection.close()
    await rm(dataDir, { recursive: true })
  }
}, 180_000)
// The limits by caller are tested elsewhere.
beforeEach(() => connection.db.updateTable('rate_limit').set({ expire: 1 }).execute())
afterAll(() => close())

async function post(path: string, payload: object, storeCode = 'default'): Promise<Reply> {
  const host = storeCode.startsWith('trade') ? 'trade.localhost' : 'localhost'
  const url = `/api/${path}?storeCode=${storeCode}`
  return (await backend.app.inject({ method: 'POST', url, headers: { host }, payload })).json()
}

const start = async (type: string, storeCode?: string) => {
  const { code, result } = await post('ext/social-login/start', { type }, storeCode)
  expect(code).toBe(200)
  return result as Started
}

/** The provider's page in the browser: shows the form, sends it, and returns the callback's address. */
async function consent(url: string, person: Person): Promise<URL> {
  const { pathname, search, searchParams, host } = new URL(url)
  const page = await backend.app.inject({ url: pathname + search, headers: { host } })
  expect([page.statusCode, page.headers['content-security-policy']]).toEqual([
    200,
    expect.stringContaining("frame-ancestors 'none'"),
  ])
  const passedOn = ['client_id', 'redirect_uri', 'state', 'code_challenge']
  const form = new URLSearchParams(passedOn.map((name): [string, string] => [name, searchParams.get(name) ?? '']))
  for (const [name, value] of Object.entries({ answer: 'allow', verified: 'on', ...person })) form.set(name, value)
  const reply = await backend.app.inject({
    method: 'POST',
    url: pathname.replace('authorize', 'consent'),
    headers: { host, 'content-type': 'application/x-www-form-urlencoded' },
    payload: form.toString(),
  })
  expect(reply.statusCode).toBe(303)
  return new URL(String(reply.headers.location))
}

/** The body of the last call. */
async function callbackOf(type: string, person: Person, storeCode?: string) {
  const { url, key, state } = await start(type, storeCode)
  const callback = await consent(url, person)
  expect(callback.searchParams.get('state')).toBe(state)
  return { type, key, state, code: callback.searchParams.get('code') ?? '' }
}

const logIn = async (type: string, person: Person, storeCode?: string) =>
  post('ext/social-login', await callbackOf(type, person, storeCode), storeCode)
const newPerson = (): Person & { email: string } => ({
  email: `Ada${++people}@Example.test`,
  first_name: 'Ada',
  last_name: 'Love',
})
const profileOf = async ({ result }: Reply) => {
  const headers = { host: 'localhost', authorization: `Bearer ${result}` }
  return (await backend.app.inject({ url: '/api/user/me', headers })).json().result
}
const register = async ({ email }: { email: string }) => {
  const customer = { email, firstname: 'Ada', lastname: 'Local' }
  return (await post('user/create', { customer, password })).result as { id: number }
}
const proveEmail = (id: number) =>
  connection.db.updateTable('customer').set({ email_confirmed_at: new Date() }).where('id', '=', id).execute()
const eventsOf = async ({ result }: Reply) => {
  const headers = { host: 'localhost', authorization: `Bearer ${result}` }
  const reply = await backend.app.inject({ url: '/api/user/security-events', headers })
  return reply.json().result.map(({ kind }: { kind: string }) => kind)
}

it('registers a new person with a proven e-mail address and knows them afterwards', async () => {
  const person = newPerson()
  const first = await logIn('google', person)
  expect(first).toMatchObject({ code: 200, meta: { refreshToken: expect.any(String) } })
  const profile = await profileOf(first)
  expect(profile).toMatchObject({
    ...{ email: person.email, firstname: 'Ada', lastname: 'Love' },
    extension_attributes: { is_email_confirmed: true },
  })
  const again = await logIn('google', { ...person, first_name: 'Eve' })
  expect(await profileOf(again)).toMatchObject({ id: profile.id, firstname: 'Ada' })
  expect(await eventsOf(again)).toEqual(['login', 'login'])
  // There is no password to log in with.
  expect(await post('user/login', { username: person.email, password: '' })).toMatchObject({ code: 400 })
  expect(await post('user/login', { username: person.email, password })).toMatchObject({ code: 401 })
})

it('sends the callback to the store view in which the login was started', async () => {
  const { url } = await start('facebook', 'de')
  expect(new URL(url).searchParams.get('redirect_uri')).toBe('http://localhost:3000/de/auth/callback/fb')
  expect(await logIn('facebook', newPerson(), 'de')).toMatchObject({ code: 200 })
})

it('leaves an address that the provider has not verified to be proven', async () => {
  const reply = await logIn('google', { ...newPerson(), verified: '' })
  expect(await profileOf(reply)).toMatchObject({ extension_attributes: { is_email_confirmed: false } })
})

it('links an existing account with a proven address, tells the owner and logs in', async () => {
  const person = newPerson()
  const { id } = await register(person)
  await proveEmail(id)
  const reply = await logIn('google', { ...person, email: person.email.toUpperCase() })
  expect(await profileOf(reply)).toMatchObject({ id, lastname: 'Local' })
  expect(await eventsOf(reply)).toEqual(['login', 'social_link'])
  const mails = await connection.db.selectFrom('mail').select('kind').where('recipient', '=', person.email).execute()
  expect(mails.map(({ kind }) => kind)).toContain('social-linked')
})

it('asks for the password of an account whose address is not proven, and links it with the password only', async () => {
  const person = newPerson()
  const { id } = await register(person)
  const body = await callbackOf('google', person)
  expect(await post('ext/social-login', body)).toMatchObject({
    ...{ code: 401, error: 'social_link_password' },
    result: { errorMessage: expect.stringContaining(person.email) },
  })
  expect(await post('ext/social-login', { ...body, password: 'wrong' })).toMatchObject({ error: 'password_wrong' })
  const linked = await post('ext/social-login', { ...body, code: undefined, password })
  expect(await profileOf(linked)).toMatchObject({ id, extension_attributes: { is_email_confirmed: true } })
  expect(await profileOf(await logIn('google', person))).toMatchObject({ id })
})

it('links nothing if the provider has not verified the address', async () => {
  const person = newPerson()
  await proveEmail((await register(person)).id)
  for (const type of ['facebook', 'amazon']) {
    expect(await logIn(type, person)).toMatchObject({ code: 401, error: 'social_email_unverified' })
  }
  expect(await logIn('google', { ...person, verified: '' })).toMatchObject({ error: 'social_email_unverified' })
})

it('drops links of a stranger when the owner of the address sets a password by mail', async () => {
  const person = newPerson()
  const stranger = await logIn('facebook', person)
  const { id } = await profileOf(stranger)
  await post('user/reset-password', { email: person.email })
  const { id: resetId } = await connection.db
    .selectFrom('password_reset')
    .select('id')
    .where('customer_id', '=', id)
    .executeTakeFirstOrThrow()
  const key = Buffer.from(hkdfSync('sha256', secretKey, '', 'mantel password reset', 32))
  const resetToken = createHmac('sha256', key).update(resetId).digest('base64url')
  const body = { email: person.email, resetToken, newPassword: 'another long phrase' }
  expect(await post('user/create-password', body)).toMatchObject({ code: 200 })
  expect(await profileOf(stranger)).not.toMatchObject({ id })
  expect(await logIn('facebook', person)).toMatchObject({ error: 'social_email_unverified' })
})

it('explains what is missing without an e-mail address', async () => {
  const reply = await logIn('amazon', { email: '', first_name: 'Ada' })
  expect(reply).toMatchObject({ code: 401, error: 'social_email_missing' })
  expect(reply.result).toMatchObject({ errorMessage: expect.stringContaining('Amazon') })
})

it('uses state, code and key once, together, and in the browser that has started', async () => {
  const body = await callbackOf('google', newPerson())
  const other = await start('google')
  const invalid = [
    { ...body, key: other.key },
    { ...body, state: other.state },
    { ...body, type: 'facebook' },
    { ...body, key: undefined },
    { ...body, code: undefined },
  ]
  for (const one of invalid)
    expect(await post('ext/social-login', one)).toMatchObject({ error: 'social_login_expired' })
  expect(await post('ext/social-login', body, 'trade')).toMatchObject({ error: 'social_provider_unknown' })
  expect(await post('ext/social-login', body)).toMatchObject({ code: 200 })
  expect(await post('ext/social-login', body)).toMatchObject({ error: 'social_login_expired' })
})

it('refuses a code of another login, which PKCE detects', async () => {
  const stolen = await callbackOf('google', newPerson())
  const { key, state } = await start('google')
  const reply = await post('ext/social-login', { ...stolen, key, state })
  expect(reply).toMatchObject({ code: 401, error: 'social_login_failed' })
  expect(reply.result).toMatchObject({ errorMessage: "We couldn't log you in with Google. Please try again." })
})

it('ends one of two simultaneous logins with the same code', async () => {
  const body = await callbackOf('google', newPerson())
  const replies = await Promise.all([post('ext/social-login', body), post('ext/social-login', body)])
  expect(replies.map(({ code }) => code).toSorted()).toEqual([200, 400])
})

it('registers a person once who logs in twice at the same time', async () => {
  const person = newPerson()
  const bodies = [await callbackOf('google', person), await callbackOf('google', person)]
  const replies = await Promise.all(bodies.map((body) => post('ext/social-login', body)))
  const [one, two] = await Promise.all(replies.map(profileOf))
  expect(one.id).toBe(two.id)
})

it('returns from a refused consent without a code', async () => {
  const { url, state } = await start('google')
  const callback = await consent(url, { answer: 'deny' })
  expect(Object.fromEntries(callback.searchParams)).toEqual({ error: 'access_denied', state })
})

it('offers no provider in a store that lists none', async () => {
  expect(await post('ext/social-login/start', { type: 'google' }, 'trade')).toMatchObject({
    ...{ code: 404, error: 'social_provider_unknown' },
  })
  expect(await post('ext/social-login/start', { type: 'github' })).toMatchObject({ error: 'social_provider_unknown' })
})

it('exports the linked providers to their owner', async () => {
  const { result } = await logIn('google', newPerson())
  const headers = { host: 'localhost', authorization: `Bearer ${result}` }
  const reply = await backend.app.inject({ url: '/api/user/export', headers })
  expect(reply.json().result).toMatchObject({ logins: [{ provider: 'google', linked_at: expect.any(String) }] })
})

it('opens the sandbox only for this machine and only for a shop with local addresses', async () => {
  const { url } = await start('google')
  const { pathname, search, host } = new URL(url)
  const from = (remoteAddress: string, headers = {}) =>
    backend.app.inject({ url: pathname + search, headers: { host, ...headers }, remoteAddress })
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
