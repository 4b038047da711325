import { createHmac, hkdfSync } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createBackend, createLog } from '@mantel/backend'
import { openTestDatabase } from '@mantel/backend/database/testing'
import { loadTestStores } from '../../testing/load-test-stores.ts'
import { openLoginProviders } from '../open-login-providers.ts'

export type Person = { email?: string; first_name?: string; last_name?: string; verified?: 'on' | ''; answer?: string }
export type Reply = { code: number; result: unknown; error?: string; meta?: { refreshToken: string } }
type Started = { url: string; state: string; key: string }

export const password = 'a long password'
export const secretKey = 'a key for tests only'
let people = 0

export const newPerson = (): Person & { email: string } => ({
  email: `Ada${++people}@Example.test`,
  first_name: 'Ada',
  last_name: 'Love',
})

export type LoginShop = Awaited<ReturnType<typeof openLoginShop>>

/** A back end with the login sandbox. Only the Italian store view mails a coupon. */
export async function openLoginShop() {
  const dataDir = await mkdtemp(join(tmpdir(), 'mantel-login-'))
  const log = createLog({ level: 'silent' })
  const { websites, views } = await loadTestStores()
  const changed = views.map((view) => ({
    ...view,
    socialLogin: { ...view.socialLogin, welcomeCoupon: view.code === 'it' },
  }))
  const login = openLoginProviders({ config: {}, stores: { websites, views: changed }, secretKey })
  await login.waitUntilReady()
  const connection = await openTestDatabase()
  const { app, close } = await createBackend({
    connection,
    dataDir,
    secretKey,
    log,
    version: '0',
    verifyResults: true,
    stores: login.stores,
    loginProviders: login.providers,
    otherHosts: login.findHostHandler,
  })

  async function post(path: string, payload: object, storeCode = 'default'): Promise<Reply> {
    const host = storeCode.startsWith('trade') ? 'trade.localhost' : 'localhost'
    return (
      await app.inject({ method: 'POST', url: `/api/${path}?storeCode=${storeCode}`, headers: { host }, payload })
    ).json()
  }
  async function get({ result }: Reply, path: string) {
    const headers = { host: 'localhost', authorization: `Bearer ${result}` }
    return (await app.inject({ url: `/api/user/${path}`, headers })).json().result
  }

  async function start(type: string, storeCode?: string): Promise<Started> {
    const { code, result } = await post('ext/social-login/start', { type }, storeCode)
    if (code !== 200) throw new Error(`the login was not started: ${code}`)
    return result as Started
  }

  /** Acts as the browser on the provider's page: loads the form, sends it, and returns the callback's address. */
  async function consent(url: string, person: Person): Promise<URL> {
    const { pathname, search, searchParams, host } = new URL(url)
    const page = await app.inject({ url: pathname + search, headers: { host } })
    const policy = String(page.headers['content-security-policy'])
    if (page.statusCode !== 200 || !policy.includes("frame-ancestors 'none'"))
      throw new Error(
        `expected the consent page of the login provider, which forbids frames; its Content-Security-Policy: ${policy}`,
      )
    const passedOn = ['client_id', 'redirect_uri', 'state', 'code_challenge']
    const form = new URLSearchParams(passedOn.map((name): [string, string] => [name, searchParams.get(name) ?? '']))
    for (const [name, value] of Object.entries({ answer: 'allow', verified: 'on', ...person })) form.set(name, value)
    const reply = await app.inject({
      method: 'POST',
      url: pathname.replace('authorize', 'consent'),
      headers: { host, 'content-type': 'application/x-www-form-urlencoded' },
      payload: form.toString(),
    })
    return new URL(String(reply.headers.location))
  }

  /** Logs in at the provider and returns the body for the shop's last call, which completes the login. */
  async function callbackOf(type: string, person: Person, storeCode?: string) {
    const { url, key, state } = await start(type, storeCode)
    const callback = await consent(url, person)
    if (callback.searchParams.get('state') !== state) throw new Error('the callback contains a different state')
    return { type, key, state, code: callback.searchParams.get('code') ?? '' }
  }

  return {
    app,
    db: connection.db,
    post,
    start,
    consent,
    callbackOf,
    logIn: async (type: string, person: Person, storeCode?: string) =>
      post('ext/social-login', await callbackOf(type, person, storeCode), storeCode),
    profileOf: (reply: Reply) => get(reply, 'me'),
    exportOf: (reply: Reply) => get(reply, 'export'),
    eventsOf: async (reply: Reply) =>
      (await get(reply, 'security-events')).map(({ kind }: { kind: string }) => kind as string),
    register: async ({ email }: { email: string }) => {
      const customer = { email, firstname: 'Ada', lastname: 'Local' }
      return (await post('user/create', { customer, password })).result as { id: number }
    },
    proveEmail: (id: number) =>
      connection.db.updateTable('customer').set({ email_confirmed_at: new Date() }).where('id', '=', id).execute(),
    /** The token in the password reset link of the mail. */
    async resetTokenOf(customerId: number): Promise<string> {
      const resets = connection.db.selectFrom('password_reset').select('id').where('customer_id', '=', customerId)
      const { id } = await resets.executeTakeFirstOrThrow()
      const key = Buffer.from(hkdfSync('sha256', secretKey, '', 'mantel password reset', 32))
      return createHmac('sha256', key).update(id).digest('base64url')
    },
    /** Resets the rate limits by client IP address, which other tests cover. */
    endLimitWindows: () => connection.db.updateTable('rate_limit').set({ expire: 1 }).execute(),
    async close() {
      await close()
      await login.close()
      await connection.close()
      await rm(dataDir, { recursive: true })
    },
  }
}
