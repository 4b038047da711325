import { englishText } from '@mantel/contract'
import { consumerLimits, findView, websiteOf } from '@mantel/domain/store'
import type { FastifyInstance } from 'fastify'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import type { Ctx } from '../platform/context.ts'
import { syncStoreViews } from '../platform/db/index.ts'
import { withTestDb } from '../platform/db/testing.ts'
import { buildTestHttp } from '../platform/http/testing.ts'
import { createLimits } from '../platform/limits/index.ts'
import { silentLog } from '../platform/log.ts'
import { stores, viewOf, withLimits } from '../store/testing.ts'
import { approveCustomer } from './approve-customer.ts'
import { customerHandlers } from './customer.routes.ts'
import { createGroupTokens } from './group-token.ts'

const password = 'a long password'
const address = {
  firstname: 'Ada',
  lastname: 'Love',
  street: ['High St', '1'],
  city: 'Town',
  postcode: 'AB1 2CD',
  country_id: 'GB',
  telephone: '01',
}

withTestDb('customers', (getDb) => {
  let app: FastifyInstance
  let now = new Date('2026-11-15T10:00:00Z')
  let customerCount = 0
  const groupTokens = createGroupTokens({ secretKey: 'for tests', stores, now: () => now })

  beforeAll(() => syncStoreViews(getDb(), stores.views))
  /** Limits use the system clock, so tests end their windows explicitly. */
  const endLimitWindows = () => getDb().updateTable('rate_limit').set({ expire: 1 }).execute()

  beforeEach(async () => {
    await endLimitWindows()
    now = new Date(now.getTime() + 3_600_000)
    app = buildTestHttp({
      handlers: customerHandlers({ stores, groupTokens, limits: createLimits() }),
      resolveView: ({ storeCode = 'default' }) => viewOf(storeCode),
      createContext: ({ view, log }): Ctx => ({ view, log, db: getDb(), now: () => now }),
    })
  })

  const post = async (url: string, payload: object, storeCode = 'default') => {
    const sign = url.includes('?') ? '&' : '?'
    const reply = await app.inject({ method: 'POST', url: `/api/user/${url}${sign}storeCode=${storeCode}`, payload })
    return reply.json()
  }
  const me = async (token: string, storeCode = 'default') =>
    (await app.inject(`/api/user/me?token=${token}&storeCode=${storeCode}`)).json()
  const newCustomer = (change: object = {}) => ({
    email: `Ada${++customerCount}@Example.test`,
    firstname: 'Ada',
    lastname: 'Love',
    ...change,
  })
  const login = (username: string, given = password, storeCode = 'default') =>
    post('login', { username, password: given }, storeCode)
  const registered = async (change: object = {}, storeCode = 'default') => {
    const customer = newCustomer(change)
    const created = await post('create', { customer, password }, storeCode)
    const { result: token, meta } = await login(customer.email, password, storeCode)
    return { ...customer, ...created.result, token, refreshToken: meta.refreshToken } as {
      id: number
      email: string
      firstname: string
      lastname: string
      token: string
      refreshToken: string
      addresses: { id: number }[]
    }
  }

  it('registers a customer who can sign in and read their profile', async () => {
    const customer = newCustomer({ addresses: [{ ...address, default_billing: true }] })
    const created = await post('create', { customer, password }, 'de')
    expect(created).toMatchObject({
      code: 200,
      result: { email: customer.email, group_id: 1, store_id: 2, website_id: 1, created_in: viewOf('de').name },
    })
    const signedIn = await login(customer.email.toUpperCase())
    expect(signedIn).toEqual({ code: 200, result: expect.any(String), meta: { refreshToken: expect.any(String) } })
    const { code, result } = await me(signedIn.result)
    expect(code).toBe(200)
    const [only] = result.addresses
    expect(result).toEqual({ ...created.result, groupToken: expect.any(String), default_billing: String(only.id) })
    expect(only).toMatchObject({ customer_id: result.id, street: ['High St', '1'], default_billing: true })
    const stored = await getDb().selectFrom('customer').select('password_hash').where('id', '=', result.id).execute()
    expect(stored[0]?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  })

  it('refuses a weak password, a taken e-mail address and an invalid body', async () => {
    const { email } = await registered()
    const again = await post('create', { customer: newCustomer({ email: ` ${email.toLowerCase()} ` }), password })
    expect(again).toEqual({ code: 400, result: englishText('email_taken'), error: 'email_taken' })
    const weak = await post('create', { customer: newCustomer(), password: 'seven77' })
    expect(weak).toEqual({ code: 400, result: englishText('password_weak'), error: 'password_weak' })
    const schemaErrors = await post('create', { customer: { email: 'x' }, password })
    expect(schemaErrors).toMatchObject({ code: 400, result: [{ keyword: 'pattern' }, {}, {}] })
  })

  it('registers an e-mail address once under concurrent requests', async () => {
    const customer = newCustomer()
    const all = await Promise.all(Array.from({ length: 4 }, () => post('create', { customer, password })))
    expect(all.map(({ code }) => code).sort()).toEqual([200, 400, 400, 400])
  })

  it('keeps the customers of websites separate', async () => {
    const { email, token } = await registered()
    expect((await login(email, password, 'trade')).code).toBe(401)
    expect((await me(token, 'trade')).code).toBe(401)
    expect((await post('create', { customer: newCustomer({ email }), password }, 'trade')).code).toBe(200)
  })

  it('gives unknown addresses and wrong passwords the same reply, up to the same limit', async () => {
    const { email } = await registered()
    const refused = { code: 401, result: englishText('login_incorrect'), error: 'login_incorrect' }
    const { max } = consumerLimits.rates.failedLoginsOfCallerAndAccount
    for (const address of [email, 'nobody@example.test']) {
      for (let tries = 0; tries < max; tries++) expect(await login(address, 'wrong')).toEqual(refused)
      expect(await login(address)).toMatchObject({ code: 429, error: 'too_many_requests' })
    }
    await endLimitWindows()
    expect((await login(email)).code).toBe(200)
  })

  it('lets the owner log in while another caller guesses the password', async () => {
    const { email } = await registered()
    const { max } = consumerLimits.rates.failedLoginsOfCallerAndAccount
    for (let tries = 0; tries <= max; tries++) await login(email, 'wrong')
    expect((await login(email)).code).toBe(429)
    const reply = await app.inject({
      ...{ method: 'POST', url: '/api/user/login', remoteAddress: '198.51.100.7' },
      payload: { username: email, password },
    })
    expect(reply.json().code).toBe(200)
  })

  it('counts concurrent attempts and resets the count on success', async () => {
    const { email } = await registered()
    const count = async () =>
      (
        await getDb()
          .selectFrom('rate_limit')
          .select('points')
          .where('key', 'like', 'failedLoginsOfCallerAndAccount:%')
          .orderBy('expire', 'desc')
          .executeTakeFirst()
      )?.points
    await Promise.all(Array.from({ length: 4 }, () => login(email, 'wrong')))
    expect(await count()).toBe(4)
    await login(email)
    for (let tries = 0; tries < 3; tries++) await login(email, 'wrong')
    expect(await count()).toBe(3)
  })

  it('limits failed logins and taken addresses of one caller', async () => {
    const [strict] = withLimits(stores, { rates: { failedLogins: { max: 3 }, takenEmails: { max: 2 } } }).views
    app = buildTestHttp({
      handlers: customerHandlers({ stores, groupTokens, limits: createLimits() }),
      resolveView: () => strict!,
      createContext: ({ view, log }): Ctx => ({ view, log, db: getDb(), now: () => now }),
    })
    const { email } = await registered()
    const codes: number[] = []
    for (let one = 0; one < 4; one++) codes.push((await login(`nobody${one}@example.test`)).code)
    expect(codes).toEqual([401, 401, 401, 429])
    for (let one = 0; one < 3; one++)
      codes.push((await post('create', { customer: newCustomer({ email }), password })).code)
    expect(codes.slice(4)).toEqual([400, 400, 429])
    await endLimitWindows()
    expect((await login(email)).code).toBe(200)
  })

  it('refreshes tokens and answers a failed refresh with null', async () => {
    const { refreshToken, token } = await registered()
    const refreshed = await post('refresh', { refreshToken })
    expect(refreshed).toEqual({ code: 200, result: expect.any(String), meta: { refreshToken: expect.any(String) } })
    expect(refreshed.result).not.toBe(token)
    expect((await me(refreshed.result)).code).toBe(200)
    for (const body of [{ refreshToken: 'nonsense' }, { refreshToken: '' }, {}])
      expect(await post('refresh', body)).toEqual({
        code: expect.any(Number),
        result: null,
        error: expect.stringMatching(/^refresh_token_/),
      })
  })

  it('ends the session on logout', async () => {
    const { token, refreshToken } = await registered()
    expect(await post(`logout?token=${token}`, {})).toEqual({ code: 200, result: true })
    expect(await me(token)).toEqual({ code: 401, result: englishText('token_invalid'), error: 'token_invalid' })
    expect((await post('refresh', { refreshToken })).result).toBeNull()
    expect(await post('logout', { refreshToken: 'nonsense' })).toEqual({ code: 200, result: true })
  })

  it('gives a trade buyer a group token after approval', async () => {
    const { token, email } = await registered({}, 'trade_eu')
    const waiting = (await me(token, 'trade')).result
    expect(waiting).toMatchObject({ group_id: 0, extension_attributes: { is_approved: false } })
    expect(waiting).not.toHaveProperty('groupToken')
    const ctx = { db: getDb(), view: viewOf('trade'), log: silentLog, now: () => now }
    expect(await approveCustomer(ctx, stores, { email, group: 'nobody' })).toEqual({ ok: false, missing: 'group' })
    expect(await approveCustomer(ctx, stores, { email: 'x', group: 'trade' })).toEqual({
      ok: false,
      missing: 'customer',
    })
    expect(await approveCustomer(ctx, stores, { email, group: 'trade_gold' })).toEqual({ ok: true })
    const { group_id: groupId, groupToken } = (await me(token, 'trade')).result
    expect(groupId).toBe(11)
    const trade = viewOf('trade')
    for (const code of ['trade', 'trade_eu'])
      expect(
        await groupTokens.resolveGroup(findView(stores, websiteOf(stores, trade), code) ?? trade, groupToken),
      ).toBe(11)
    expect(await groupTokens.resolveGroup(viewOf('default'), groupToken)).toBeNull()
  })

  it('updates names, e-mail address, addresses and attributes of a profile', async () => {
    const {
      token,
      id,
      addresses: [first],
    } = await registered({ addresses: [{ ...address, default_shipping: true }] })
    const change = (customer: object) => post(`me?token=${token}`, { customer })
    const person = { email: `new${id}@example.test`, firstname: 'Augusta', lastname: 'King' }
    const own = { ...address, id: first?.id, customer_id: id, city: 'Elsewhere', region: 'Kent' }
    const added = { ...address, default_shipping: true, default_billing: true, region: { region: 'Ile', region_id: 7 } }
    const updated = await change({
      ...person,
      addresses: [own, added],
      custom_attributes: [{ attribute_code: 'vat', value: null }],
      groupToken: 'of the last reply',
    })
    expect(updated.result).toMatchObject({
      ...person,
      addresses: [
        { id: first?.id, city: 'Elsewhere', region: { region: 'Kent' } },
        { region_id: 7, default_shipping: true },
      ],
      custom_attributes: [{ attribute_code: 'vat', value: null }],
    })
    expect(updated.result.addresses[0]).not.toHaveProperty('default_shipping')
    expect((await change({ ...person, addresses: [] })).result.addresses).toEqual([])
    expect((await change({ ...person, addresses: [own] })).code).toBe(403)
    expect((await change({ ...person, is_admin: true })).result[0].keyword).toBe('additionalProperties')
  })

  it('refuses to take addresses or the e-mail address of another customer', async () => {
    const victim = await registered({ addresses: [address] })
    const { token, id, firstname, lastname, email } = await registered()
    const change = (customer: object) =>
      post(`me?token=${token}`, { customer: { email, firstname, lastname, ...customer } })
    const [theirs] = victim.addresses
    for (const customer_id of [victim.id, id, undefined])
      expect((await change({ addresses: [{ ...address, id: theirs?.id, customer_id }] })).code).toBe(403)
    expect(await change({ email: victim.email })).toEqual({
      code: 400,
      result: englishText('email_taken'),
      error: 'email_taken',
    })
    expect((await me(victim.token)).result.addresses).toHaveLength(1)
  })

  it('answers 401 to missing, wrong and expired tokens', async () => {
    const { token } = await registered()
    expect((await me('')).result).toBe(englishText('login_required'))
    expect((await me('nonsense')).result).toBe(englishText('token_invalid'))
    now = new Date(now.getTime() + 3_600_000)
    expect(await me(token)).toEqual({ code: 401, result: englishText('session_expired'), error: 'session_expired' })
  })
})
