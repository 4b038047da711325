import { englishText } from '@mantel/contract'
import { findView, websiteOf } from '@mantel/domain/store'
import type { FastifyInstance } from 'fastify'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { Ctx } from '../platform/context.ts'
import { syncStoreViews } from '../platform/db/index.ts'
import { withTestDb } from '../platform/db/testing.ts'
import { buildTestHttp } from '../platform/http/testing.ts'
import { silentLog } from '../platform/log.ts'
import { stores, viewOf } from '../store/testing.ts'
import { approveCustomer } from './approve-customer.ts'
import { customerHandlers } from './customer.routes.ts'
import { createGroupTokens } from './group-token.ts'
import { signInTries } from './sign-in.ts'

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
  let people = 0
  const groupTokens = createGroupTokens({ secretKey: 'for tests', stores, now: () => now })

  beforeAll(() => syncStoreViews(getDb(), stores.views))
  beforeEach(() => {
    now = new Date(now.getTime() + 3_600_000)
    app = buildTestHttp({
      handlers: customerHandlers({ stores, groupTokens }),
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
  const someone = (change: object = {}) => ({
    email: `Ada${++people}@Example.test`,
    firstname: 'Ada',
    lastname: 'Love',
    ...change,
  })
  const login = (username: string, given = password, storeCode = 'default') =>
    post('login', { username, password: given }, storeCode)
  const registered = async (change: object = {}, storeCode = 'default') => {
    const customer = someone(change)
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

  test('whoever registers can sign in and sees who they are', async () => {
    const customer = someone({ addresses: [{ ...address, default_billing: true }] })
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

  test('a weak password, an address that is taken and a body without sense are refused', async () => {
    const { email } = await registered()
    const again = await post('create', { customer: someone({ email: ` ${email.toLowerCase()} ` }), password })
    expect(again).toEqual({ code: 400, result: englishText('email_taken') })
    const weak = await post('create', { customer: someone(), password: 'seven77' })
    expect(weak).toEqual({ code: 400, result: englishText('password_weak') })
    const schemaErrors = await post('create', { customer: { email: 'x' }, password })
    expect(schemaErrors).toMatchObject({ code: 400, result: [{ keyword: 'pattern' }, {}, {}] })
  })

  test('the same address registered many times at once gives one customer', async () => {
    const customer = someone()
    const all = await Promise.all(Array.from({ length: 4 }, () => post('create', { customer, password })))
    expect(all.map(({ code }) => code).sort()).toEqual([200, 400, 400, 400])
  })

  test('websites do not share customers', async () => {
    const { email, token } = await registered()
    expect((await login(email, password, 'trade')).code).toBe(401)
    expect((await me(token, 'trade')).code).toBe(401)
    expect((await post('create', { customer: someone({ email }), password }, 'trade')).code).toBe(200)
  })

  test('unknown address, wrong password and too many tries sound alike', async () => {
    const { email } = await registered()
    const refused = { code: 401, result: englishText('login_incorrect') }
    expect(await login('nobody@example.test')).toEqual(refused)
    for (let tries = 0; tries < signInTries.most; tries++) expect(await login(email, 'wrong')).toEqual(refused)
    expect(await login(email)).toEqual(refused)
    now = new Date(now.getTime() + signInTries.withinMs)
    expect((await login(email)).code).toBe(200)
  })

  test('tries made at once are counted one by one, and a success forgets them', async () => {
    const { email } = await registered()
    const count = async () =>
      (await getDb().selectFrom('sign_in_try').select('tries').orderBy('first_at', 'desc').execute())[0]?.tries
    await Promise.all(Array.from({ length: 4 }, () => login(email, 'wrong')))
    expect(await count()).toBe(4)
    await login(email)
    for (let tries = 0; tries < 3; tries++) await login(email, 'wrong')
    expect(await count()).toBe(3)
  })

  test('one caller cannot try account after account, nor ask who is a customer', async () => {
    app = buildTestHttp({
      handlers: customerHandlers({
        stores,
        groupTokens,
        limits: {
          failedSignIns: { most: 3, withinMs: 60_000 },
          takenAddresses: { most: 2, withinMs: 60_000 },
        },
      }),
      resolveView: ({ storeCode = 'default' }) => viewOf(storeCode),
      createContext: ({ view, log }): Ctx => ({ view, log, db: getDb(), now: () => now }),
    })
    const { email } = await registered()
    const codes: number[] = []
    for (let one = 0; one < 4; one++) codes.push((await login(`nobody${one}@example.test`)).code)
    expect(codes).toEqual([401, 401, 401, 429])
    for (let one = 0; one < 3; one++)
      codes.push((await post('create', { customer: someone({ email }), password })).code)
    expect(codes.slice(4)).toEqual([400, 400, 429])
    now = new Date(now.getTime() + 60_000)
    expect((await login(email)).code).toBe(200)
  })

  test('a refresh answers a new pair; a failed one never with a text', async () => {
    const { refreshToken, token } = await registered()
    const refreshed = await post('refresh', { refreshToken })
    expect(refreshed).toEqual({ code: 200, result: expect.any(String), meta: { refreshToken: expect.any(String) } })
    expect(refreshed.result).not.toBe(token)
    expect((await me(refreshed.result)).code).toBe(200)
    for (const body of [{ refreshToken: 'nonsense' }, { refreshToken: '' }, {}])
      expect(await post('refresh', body)).toEqual({ code: expect.any(Number), result: null })
  })

  test('signing out ends the session', async () => {
    const { token, refreshToken } = await registered()
    expect(await post(`logout?token=${token}`, {})).toEqual({ code: 200, result: true })
    expect(await me(token)).toEqual({ code: 401, result: englishText('token_invalid') })
    expect((await post('refresh', { refreshToken })).result).toBeNull()
    expect(await post('logout', { refreshToken: 'nonsense' })).toEqual({ code: 200, result: true })
  })

  test('a trade buyer gets a group token once approved', async () => {
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

  test('a profile changes as a whole: names, address, addresses, attributes', async () => {
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

  test("nobody takes another customer's addresses or e-mail address", async () => {
    const victim = await registered({ addresses: [address] })
    const { token, id, firstname, lastname, email } = await registered()
    const change = (customer: object) =>
      post(`me?token=${token}`, { customer: { email, firstname, lastname, ...customer } })
    const [theirs] = victim.addresses
    for (const customer_id of [victim.id, id, undefined])
      expect((await change({ addresses: [{ ...address, id: theirs?.id, customer_id }] })).code).toBe(403)
    expect(await change({ email: victim.email })).toEqual({ code: 400, result: englishText('email_taken') })
    expect((await me(victim.token)).result.addresses).toHaveLength(1)
  })

  test('no token, a wrong one and an old one are 401', async () => {
    const { token } = await registered()
    expect((await me('')).result).toBe(englishText('login_required'))
    expect((await me('nonsense')).result).toBe(englishText('token_invalid'))
    now = new Date(now.getTime() + 3_600_000)
    expect(await me(token)).toEqual({ code: 401, result: englishText('session_expired') })
  })
})
