import { englishText, messageText } from '@mantel/contract'
import { findView, websiteOf } from '@mantel/domain/store'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { syncStoreViews } from '../platform/db/index.ts'
import { withTestDb } from '../platform/db/testing.ts'
import { silentLog } from '../platform/log.ts'
import { stores, viewOf } from '../store/testing.ts'
import { approveCustomer } from './approve-customer.ts'
import {
  type CustomerApp,
  companyAddress,
  endLimitWindows,
  newCustomer,
  openCustomerApp,
  password,
} from './testing/customer-app.ts'

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
  let shop: CustomerApp
  let now = new Date('2026-11-15T10:00:00Z')

  beforeAll(() => syncStoreViews(getDb(), stores.views))
  beforeEach(async () => {
    await endLimitWindows(getDb())
    now = new Date(now.getTime() + 3_600_000)
    shop = openCustomerApp({ db: getDb(), now: () => now })
  })

  const post: CustomerApp['post'] = (...call) => shop.post(...call)
  const login: CustomerApp['login'] = (...call) => shop.login(...call)
  const me: CustomerApp['me'] = (...call) => shop.me(...call)
  const registered: CustomerApp['registered'] = (...call) => shop.registered(...call)

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
    const guessable = await post('create', { customer: newCustomer(), password: 'Sunshine2026!' }, 'de')
    expect(guessable).toEqual({
      code: 400,
      error: 'password_guessable',
      result: messageText('password_guessable', 'de'),
    })
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
    expect(
      (await post('create', { customer: newCustomer({ email, addresses: [companyAddress] }), password }, 'trade')).code,
    ).toBe(200)
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
    const other = await registered()
    expect(await post(`logout?token=${other.token}`, undefined)).toEqual({ code: 200, result: true })
    expect((await me(other.token)).code).toBe(401)
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
    expect(await approveCustomer(ctx, stores, { email, group: 'trade_gold' })).toMatchObject({ ok: true })
    const { group_id: groupId, groupToken } = (await me(token, 'trade')).result
    expect(groupId).toBe(11)
    const trade = viewOf('trade')
    for (const code of ['trade', 'trade_eu'])
      expect(
        await shop.groupTokens.resolveGroup(findView(stores, websiteOf(stores, trade), code) ?? trade, groupToken),
      ).toBe(11)
    expect(await shop.groupTokens.resolveGroup(viewOf('default'), groupToken)).toBeNull()
  })

  it('updates names, addresses and attributes of a profile', async () => {
    const {
      token,
      id,
      email,
      addresses: [first],
    } = await registered({ addresses: [{ ...address, default_shipping: true }] })
    const change = (customer: object) => post(`me?token=${token}`, { customer })
    const person = { email, firstname: 'Augusta', lastname: 'King' }
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

  it('refuses to take addresses of another customer', async () => {
    const victim = await registered({ addresses: [address] })
    const { token, id, firstname, lastname, email } = await registered()
    const change = (customer: object) =>
      post(`me?token=${token}`, { customer: { email, firstname, lastname, ...customer } })
    const [theirs] = victim.addresses
    for (const customer_id of [victim.id, id, undefined])
      expect((await change({ addresses: [{ ...address, id: theirs?.id, customer_id }] })).code).toBe(403)
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
