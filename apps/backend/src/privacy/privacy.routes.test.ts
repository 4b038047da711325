import { afterAll, beforeAll, expect, it } from 'vitest'
import { type OrderShop, openOrderShop, orderBody } from '../order/testing/order-shop.ts'
import { withTestDb } from '../platform/db/testing.ts'

const password = 'a long password'

withTestDb('privacy', (getDb, getConnection) => {
  let shop: OrderShop
  let customers = 0
  beforeAll(async () => {
    shop = await openOrderShop(getConnection())
    await shop.setStock('BOOK', 50)
  })
  afterAll(() => shop?.close())

  /** A customer with an address, an order and a cart. */
  async function customerWithData() {
    const email = `Canary${++customers}@Example.test`
    const home = {
      firstname: 'Ada',
      lastname: `Canary${customers}`,
      street: ['High St', '1'],
      city: `Town${customers}`,
      postcode: 'AB1 2CD',
      country_id: 'GB',
      telephone: '01',
      default_shipping: true,
    }
    const customer = { email, firstname: 'Ada', lastname: `Canary${customers}`, addresses: [home] }
    const [, { id }] = await shop.call('POST', '/api/user/create', { body: { customer, password } })
    const [, token] = await shop.call('POST', '/api/user/login', { body: { username: email, password } })
    const [placed] = await shop.place(orderBody([{ sku: 'BOOK', qty: 1 }], { user_id: String(id) }), { token })
    expect(placed).toBe(200)
    const cartId = await shop.create({ token })
    await shop.add(cartId, { sku: 'CLOCK', qty: 2 }, { token })
    return { id, email, token, number: customers }
  }
  const exportOf = (token: string) => shop.call('GET', '/api/user/export', { token })
  const remove = (token: string, currentPassword = password) =>
    shop.call('POST', '/api/user/delete-account', { token, body: { currentPassword } })

  it('exports everything about the customer and nothing about others', async () => {
    const ada = await customerWithData()
    const other = await customerWithData()
    const { id: product_id } = await getDb()
      .selectFrom('product')
      .select('id')
      .where('sku', '=', 'CLOCK')
      .executeTakeFirstOrThrow()
    const now = new Date()
    const own = { store_code: 'default', customer_id: ada.id }
    await getDb()
      .insertInto('review')
      .values({ ...own, id: 900, product_id, status: 1, document: JSON.stringify({ title: 'Fine', detail: 'Ticks' }) })
      .execute()
    await getDb()
      .insertInto('stock_alert')
      .values({ ...own, product_id, email: ada.email, email_key: ada.email, requested_at: now })
      .execute()
    await getDb()
      .insertInto('consent_record')
      .values({
        ...own,
        consent_id: crypto.randomUUID(),
        text_version: '1',
        happened_at: now,
        analytics: true,
        marketing: false,
      })
      .execute()
    const [code, data] = await exportOf(ada.token)
    expect(code).toBe(200)
    expect(data).toMatchObject({
      customer: { email: ada.email, addresses: [{ city: `Town${ada.number}` }] },
      orders: [{ items: [{ sku: 'BOOK' }] }],
      carts: [{ store_code: 'default', lines: [{ sku: 'CLOCK', qty: 2 }] }],
      sessions: [{ is_current: true }],
      security_events: [{ kind: 'data_export' }, { kind: 'login' }],
      reviews: [{ title: 'Fine', detail: 'Ticks' }],
      stock_alerts: [{ sku: 'CLOCK' }],
      tag_consents: [{ analytics: true, marketing: false }],
    })
    expect(JSON.stringify(data)).not.toMatch(new RegExp(`Canary${other.number}\\b|argon2`, 'i'))
    expect((await exportOf('nonsense'))[0]).toBe(401)
  })

  it('deletes the account with all its data, and reports the number of orders that are kept without it', async () => {
    const ada = await customerWithData()
    expect(await remove(ada.token)).toEqual([200, { kept: [{ what: 'orders', count: 1, reason: 'tax_law' }] }])
    expect((await shop.call('GET', '/api/user/me', { token: ada.token }))[0]).toBe(401)
    expect((await shop.call('POST', '/api/user/login', { body: { username: ada.email, password } }))[0]).toBe(401)
    const order = (await shop.allOrders()).at(-1)
    expect(order).toMatchObject({ customer_id: null, snapshot: { lines: [{ boughtSku: 'BOOK' }] } })
    for (const table of ['customer_address', 'customer_session', 'security_event', 'email_proof', 'cart'] as const) {
      const left = getDb().selectFrom(table).select('customer_id').where('customer_id', '=', ada.id)
      expect(await left.execute(), table).toEqual([])
    }
    const mails = await getDb().selectFrom('mail').select('kind').where('recipient', '=', ada.email).execute()
    expect(mails.map(({ kind }) => kind)).toEqual(['account-deleted'])
    const customer = { email: ada.email, firstname: 'Ada', lastname: 'Again' }
    expect((await shop.call('POST', '/api/user/create', { body: { customer, password } }))[0]).toBe(200)
  })

  it('deletes nothing with a wrong password or without a session', async () => {
    const ada = await customerWithData()
    expect(await remove(ada.token, 'wrong')).toMatchObject([500, { code: 401 }])
    expect((await remove('nonsense'))[0]).toBe(401)
    expect((await shop.call('GET', '/api/user/me', { token: ada.token }))[0]).toBe(200)
  })
})
