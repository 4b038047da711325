import { type EndpointName, endpointNames, servedEndpoint } from '@mantel/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { registerTestCustomer } from './customer/testing/register-test-customer.ts'
import { issueGiftCard } from './giftcard/index.ts'
import { type OrderShop, openOrderShop } from './order/testing/order-shop.ts'
import { withTestDb } from './platform/db/testing.ts'
import { viewOf } from './store/testing.ts'

const protectedCalls = endpointNames.filter((name) => servedEndpoint(name).token === 'required')

/** Ids that belong to customer A, and that other customers send in their own calls. */
type Ids = Record<'customerId' | 'addressId' | 'sessionId' | 'templateId' | 'cardId' | 'memberId', number>
type Sample = { params?: Record<string, number | string>; body?: object }

const person = { email: 'a@example.test', firstname: 'Eve', lastname: 'Canary' }
const consumerCard = 'CANA-RYCA-NARY-2222'
const tradeCard = 'CANA-RYCA-NARY-3333'
const passwords = { currentPassword: 'a long password', newPassword: 'another long password' }

/** A valid request for each call that needs a token. A new call without a sample request fails the first test. */
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
  userUnlinkLogin: () => ({ params: { provider: 'google' } }),
  userEndSessions: () => ({ body: {} }),
  userSecurityEvents: () => ({}),
  userNewsletter: () => ({ body: { isSubscribed: true, consentVersion: '2026-11' } }),
  userExport: () => ({}),
  userDelete: () => ({ body: passwords }),
  giftCardClaims: () => ({}),
  giftCardClaimSave: () => ({ body: { code: consumerCard } }),
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
  companyProfile: () => ({}),
  companyUpdate: ({ memberId }) => ({ body: { roles: [{ member_id: memberId, role: 'member' }] } }),
  companyInvite: () => ({ body: { email: 'new@example.test', firstname: 'Eve', lastname: 'New', role: 'admin' } }),
  companyMemberRemove: ({ memberId }) => ({ params: { memberId } }),
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
/** Calls whose sample request contains an id of customer A. */
const foreign = [
  ...(['userUpdate', 'addressBookSave', 'addressBookRemove', 'userEndSession', 'orderTemplateRemove'] as const),
  ...(['companyUpdate', 'companyMemberRemove', 'giftCardClaimRemove'] as const),
]
/** userEndSessions comes last, because it ends the sessions of the customer who calls it. */
const endingLast = protectedCalls.toSorted((a, b) => Number(a === 'userEndSessions') - Number(b === 'userEndSessions'))
const home = {
  firstname: 'Ada',
  lastname: 'Canary',
  street: ['High St', '1'],
  city: 'Canary Wharf',
  postcode: 'AB1 2CD',
  country_id: 'GB',
  telephone: '01',
}

withTestDb('authorisation', (getDb, getConnection) => {
  let shop: OrderShop
  let ids: Ids
  let tradeIds: Ids
  const tokens: Record<string, string | undefined> = {}

  const register = (storeCode: string, email: string, approved = true) =>
    registerTestCustomer({ db: getDb(), view: viewOf(storeCode) }, { email, approved })

  /** Customer A, with everything that a customer can have. */
  async function ownerOf(storeCode: string, email: string): Promise<Ids> {
    const owner = await register(storeCode, email)
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
    const amounts = { website: viewOf(storeCode).website, currency: 'GBP', amount: 1000, now }
    await issueGiftCard(getDb(), { code: storeCode === 'trade' ? tradeCard : consumerCard, ...amounts })
    const card = await getDb().selectFrom('gift_card').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow()
    const claim = { customer_id: owner.id, gift_card_id: card.id, saved_at: now }
    await getDb().insertInto('gift_card_claim').values(claim).execute()
    const company_id = await createCompany('Canary Company', owner.id)
    const colleague = await register(storeCode, `colleague-of-${email}`)
    const member = { company_id, company_role: 'member' } as const
    await getDb().updateTable('customer').set(member).where('id', '=', colleague.id).execute()
    return {
      customerId: owner.id,
      addressId: address.id,
      sessionId: session.id,
      templateId: Number(template.id),
      memberId: colleague.id,
      cardId: Number(card.id),
    }
  }
  /** The company's only admin. */
  async function createCompany(name: string, customerId: number): Promise<number> {
    const company = await getDb()
      .insertInto('company')
      .values({
        website: 'trade',
        name,
        created_at: new Date(),
        vat_number: null,
        vat_check: null,
        vat_checked_by: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const member = { company_id: company.id, company_role: 'admin', email_confirmed_at: new Date() } as const
    await getDb().updateTable('customer').set(member).where('id', '=', customerId).execute()
    return company.id
  }

  beforeAll(async () => {
    shop = await openOrderShop(getConnection())
    ids = await ownerOf('default', 'a@example.test')
    tradeIds = await ownerOf('trade', 'trade-a@example.test')
    const ended = await register('default', 'ended@example.test')
    await shop.call('POST', '/api/user/logout', { token: ended.token })
    tokens['a guest'] = undefined
    tokens['an invented token'] = 'x'.repeat(43)
    tokens['an ended session'] = ended.token
    tokens['a trade buyer'] = (await register('trade', 'buyer@example.test')).token
    tokens['a pending buyer'] = (await register('trade', 'pending@example.test', false)).token
    tokens['another customer'] = (await register('default', 'b@example.test')).token
    const otherAdmin = await register('trade', 'other-admin@example.test')
    await createCompany('Other Company', otherAdmin.id)
    tokens['a member of another company'] = otherAdmin.token
    tokens['another trade customer'] = (await register('trade', 'without-company@example.test')).token
    tokens['another pending buyer'] = (await register('trade', 'pending-b@example.test', false)).token
  })
  afterAll(() => shop?.close())

  async function call(name: EndpointName, token: string | undefined, { host = 'localhost', of = ids } = {}) {
    const { method, path } = servedEndpoint(name)
    const { params = {}, body } = samples[name]?.(of) ?? {}
    const reply = await shop.app.inject({
      method: method as 'GET',
      url: path.replace(/\{(\w+)\}/g, (_, key: string) => String(params[key])),
      headers: {
        host,
        'content-type': 'application/json',
        ...(token && { authorization: `Bearer ${token}` }),
      },
      payload: body && JSON.stringify(body),
    })
    return { status: reply.statusCode, text: reply.body }
  }
  /** Everything that is stored about customer A. */
  const stored = async ({ customerId, memberId }: Ids = ids) => {
    const of = (table: (typeof tables)[number]) =>
      getDb().selectFrom(table).selectAll().where('customer_id', '=', customerId).execute()
    const customer = await getDb()
      .selectFrom('customer')
      .selectAll()
      .where('id', 'in', [customerId, memberId])
      .execute()
    return [customer, ...(await Promise.all(tables.map(of)))]
  }

  it('has a valid sample request for every call that needs a token', () => {
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
    for (const name of foreign) {
      const { status } = await call(name, tokens['another customer'])
      if (status < 400) leaks.push([name, status])
    }
    for (const name of endingLast) {
      const { text } = await call(name, tokens['another customer'])
      if (/Canary|a@example\.test/.test(text)) leaks.push([name, text])
    }
    expect(leaks).toEqual([])
    expect(await stored()).toEqual(before)
  })

  it.each(['a guest', 'an invented token', 'an ended session', 'another customer'])(
    'refuses every call of %s in the trade store',
    async (who) => {
      const before = await stored(tradeIds)
      const answered = []
      for (const name of protectedCalls) {
        const { status } = await call(name, tokens[who], { host: 'trade.localhost', of: tradeIds })
        if (status !== 401) answered.push([name, status])
      }
      expect(answered).toEqual([])
      expect(await stored(tradeIds)).toEqual(before)
    },
  )

  it.each(['a member of another company', 'another trade customer', 'another pending buyer'])(
    'shows and changes nothing of customer A and their company for %s',
    async (who) => {
      const before = await stored(tradeIds)
      const leaks = []
      const trade = { host: 'trade.localhost', of: tradeIds }
      for (const name of foreign) {
        const { status } = await call(name, tokens[who], trade)
        if (status < 400) leaks.push([name, status])
      }
      for (const name of endingLast) {
        const { text } = await call(name, tokens[who], trade)
        if (/Canary|trade-a@example\.test/.test(text)) leaks.push([name, text])
      }
      expect(leaks).toEqual([])
      expect(await stored(tradeIds)).toEqual(before)
    },
  )
})
