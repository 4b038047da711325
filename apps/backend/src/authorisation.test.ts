import { type EndpointName, endpointNames, servedEndpoint } from '@mantel/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { registerTestCustomer } from './customer/testing/register-test-customer.ts'
import { issueGiftCard } from './giftcard/index.ts'
import { type OrderShop, openOrderShop } from './order/testing/order-shop.ts'
import { withTestDb } from './platform/db/testing.ts'
import { viewOf } from './store/testing.ts'

const protectedCalls = endpointNames.filter((name) => servedEndpoint(name).token === 'required')

/** Ids of customer A, which other callers send along. */
type Ids = { customerId: number; addressId: number; sessionId: number; templateId: number; cardId: number }
type Sample = { params?: Record<string, number | string>; body?: object }

const person = { email: 'a@example.test', firstname: 'Eve', lastname: 'Canary' }
const passwords = { currentPassword: 'a long password', newPassword: 'another long password' }

/** A valid request for each call that needs a token. A new call without one fails the first test. */
const samples: Partial<Record<EndpointName, (ids: Ids) => Sample>> = {
  userChangePassword: () => ({ body: passwords }),
  userProfile: () => ({}),
  userUpdate: ({ customerId, addressId }) => {
    const address = { id: addressId, customer_id: customerId, ...home }
    return { body: { customer: { ...person, addresses: [address] } } }
  },
  userOrderHistory: () => ({}),
  addressBookSave: ({ customerId }) => ({
    params: { customerId },
    body: { customer: { ...person, id: customerId, addresses: [home] } },
  }),
  addressBookRemove: ({ addressId }) => ({ params: { addressId } }),
  userSendEmailProof: () => ({ body: {} }),
  userSessions: () => ({}),
  userEndSession: ({ sessionId }) => ({ params: { sessionId } }),
  userEndSessions: () => ({ body: {} }),
  userSecurityEvents: () => ({}),
  userNewsletter: () => ({ body: { isSubscribed: true, consentVersion: '2026-11' } }),
  userExport: () => ({}),
  userDelete: () => ({ body: passwords }),
  giftCardClaims: () => ({}),
  giftCardClaimSave: () => ({ body: { code: 'CANA-RYCA-NARY-2222' } }),
  giftCardClaimRemove: ({ cardId }) => ({ params: { claimId: cardId } }),
  quickOrder: () => ({ body: { lines: [{ sku: 'CLOCK', qty: 1 }] } }),
  orderTemplates: () => ({}),
  orderTemplateSave: () => ({ body: { name: 'Canary', cartId: '1' } }),
  orderTemplateRemove: ({ templateId }) => ({ params: { templateId } }),
  savedProducts: () => ({ params: { list: 'wishlist' } }),
  savedChange: () => ({
    params: { list: 'wishlist' },
    body: { changes: [{ id: 'of another', type: 'add', sku: 'BOOK' }] },
  }),
  wishlistShare: () => ({ body: { isShared: true } }),
}
/** Tables with data of one customer. */
const tables = [
  'customer_address',
  'customer_session',
  'marketing_consent',
  'order_template',
  'gift_card_claim',
  'saved_product_list',
] as const
const home = {
  ...{ firstname: 'Ada', lastname: 'Canary', street: ['High St', '1'], city: 'Canary Wharf', postcode: 'AB1 2CD' },
  ...{ country_id: 'GB', telephone: '01' },
}

withTestDb('authorisation', (getDb, getConnection) => {
  let shop: OrderShop
  let ids: Ids
  const tokens: Record<string, string | undefined> = {}

  beforeAll(async () => {
    shop = await openOrderShop(getConnection())
    const register = (storeCode: string, email: string, approved = true) =>
      registerTestCustomer({ db: getDb(), view: viewOf(storeCode) }, { email, approved })
    const owner = await register('default', person.email)
    const address = await getDb()
      .insertInto('customer_address')
      .values({ ...home, street: JSON.stringify(home.street), customer_id: owner.id })
      .returning('id')
      .executeTakeFirstOrThrow()
    const session = await getDb()
      .selectFrom('customer_session')
      .select('id')
      .where('customer_id', '=', owner.id)
      .executeTakeFirstOrThrow()
    const template = await getDb()
      .insertInto('order_template')
      .values({ customer_id: owner.id, name: 'Canary', name_key: 'canary', lines: '[]', saved_at: new Date() })
      .returning('id')
      .executeTakeFirstOrThrow()
    await getDb()
      .insertInto('saved_product_list')
      .values({ customer_id: owner.id, list: 'wishlist', skus: '["Canary"]', changed_at: new Date() })
      .execute()
    const now = new Date()
    const amounts = { currency: 'GBP', amount: 1000, now }
    await issueGiftCard(getDb(), { code: 'CANA-RYCA-NARY-2222', website: 'mantel', ...amounts })
    const card = await getDb().selectFrom('gift_card').select('id').executeTakeFirstOrThrow()
    const claim = { customer_id: owner.id, gift_card_id: card.id, saved_at: now }
    await getDb().insertInto('gift_card_claim').values(claim).execute()
    const owned = { addressId: address.id, sessionId: session.id, templateId: Number(template.id) }
    ids = { ...owned, customerId: owner.id, cardId: Number(card.id) }
    const ended = await register('default', 'ended@example.test')
    await shop.call('POST', '/api/user/logout', { token: ended.token })
    tokens['a guest'] = undefined
    tokens['an invented token'] = 'x'.repeat(43)
    tokens['an ended session'] = ended.token
    tokens['a trade buyer'] = (await register('trade', 'buyer@example.test')).token
    tokens['a pending buyer'] = (await register('trade', 'pending@example.test', false)).token
    tokens['another customer'] = (await register('default', 'b@example.test')).token
  })
  afterAll(() => shop?.close())

  async function call(name: EndpointName, token: string | undefined) {
    const { method, path } = servedEndpoint(name)
    const { params = {}, body } = samples[name]?.(ids) ?? {}
    const reply = await shop.app.inject({
      method: method as 'GET',
      url: path.replace(/\{(\w+)\}/g, (_, key: string) => String(params[key])),
      headers: {
        host: 'localhost',
        'content-type': 'application/json',
        ...(token && { authorization: `Bearer ${token}` }),
      },
      payload: body && JSON.stringify(body),
    })
    return { status: reply.statusCode, text: reply.body }
  }
  /** Everything that is stored about customer A. */
  const stored = async () => {
    const of = (table: (typeof tables)[number]) =>
      getDb().selectFrom(table).selectAll().where('customer_id', '=', ids.customerId).execute()
    const customer = await getDb().selectFrom('customer').selectAll().where('id', '=', ids.customerId).execute()
    return [customer, ...(await Promise.all(tables.map(of)))]
  }

  it('knows a valid request for every call that needs a token', () => {
    expect(Object.keys(samples).toSorted()).toEqual(protectedCalls.toSorted())
  })

  it.each(['a guest', 'an invented token', 'an ended session', 'a trade buyer', 'a pending buyer'])(
    'refuses every call of %s in the consumer store',
    async (who) => {
      const before = await stored()
      const answered = []
      for (const name of protectedCalls) {
        const { status } = await call(name, tokens[who])
        if (status !== 401) answered.push([name, status])
      }
      expect(answered).toEqual([])
      expect(await stored()).toEqual(before)
    },
  )

  it('shows and changes nothing of customer A for another customer', async () => {
    const before = await stored()
    const leaks = []
    const foreign = [
      'userUpdate',
      'addressBookSave',
      'addressBookRemove',
      'userEndSession',
      'orderTemplateRemove',
    ] as const
    for (const name of foreign) {
      const { status } = await call(name, tokens['another customer'])
      if (status < 400) leaks.push([name, status])
    }
    // The last call ends the caller's own sessions.
    for (const name of protectedCalls.toSorted(
      (a, b) => Number(a === 'userEndSessions') - Number(b === 'userEndSessions'),
    )) {
      const { text } = await call(name, tokens['another customer'])
      if (/Canary|a@example\.test/.test(text)) leaks.push([name, text])
    }
    expect(leaks).toEqual([])
    expect(await stored()).toEqual(before)
  })
})
