import { afterAll, beforeAll, expect, it } from 'vitest'
import { type OrderShop, openOrderShop, orderBody } from '../order/testing/order-shop.ts'
import { withTestDb } from '../platform/db/testing.ts'
import { openMailServer, type TestMailServer } from '../platform/mail/testing.ts'
import { viewOf } from '../store/testing.ts'
import { registerTestCustomer } from './testing/register-test-customer.ts'

const url = '/api/ext/company'
const storeCode = 'trade'

withTestDb('company accounts', (getDb, getConnection) => {
  let server: TestMailServer
  let shop: OrderShop
  let people = 0
  beforeAll(async () => {
    server = await openMailServer()
    shop = await openOrderShop(getConnection(), { filled: ['trade'], smtpUrl: server.url })
  })
  afterAll(async () => {
    await shop?.close()
    await server.stop()
  })

  /** An approved buyer who is the admin of a company. */
  async function admin() {
    const email = `admin${++people}@example.test`
    const view = viewOf(storeCode)
    const person = await registerTestCustomer({ db: getDb(), view }, { email, groupId: 11 })
    const company = { website: 'trade', name: `Company ${people}`, created_at: new Date(), vat_number: null }
    const { id } = await getDb()
      .insertInto('company')
      .values({ ...company, vat_check: null, vat_checked_by: null })
      .returning('id')
      .executeTakeFirstOrThrow()
    await getDb()
      .updateTable('customer')
      .set({ company_id: id, company_role: 'admin', email_confirmed_at: new Date() })
      .where('id', '=', person.id)
      .execute()
    return { ...person, email }
  }
  const read = (token: string) => shop.call('GET', url, { token, storeCode })
  const change = (token: string, body: object) => shop.call('POST', url, { token, storeCode, body })
  const invite = (token: string, email: string, role = 'member') => {
    const body = { email, role, firstname: 'Bo', lastname: 'Lee' }
    return shop.call('POST', `${url}/members`, { token, storeCode, body })
  }
  const remove = (token: string, id: number) =>
    shop.call('DELETE' as 'GET', `${url}/members/${id}`, { token, storeCode })
  const mailsTo = (email: string) => server.received.filter(({ to }) => JSON.stringify(to).includes(email))
  const linkTo = async (email: string): Promise<string> => {
    const mail = () => mailsTo(email).at(-1)
    await expect.poll(() => mail()?.text, { timeout: 20_000 }).toContain('/create-password/token/')
    return /create-password\/token\/([^/]+)\//.exec(mail()?.text ?? '')?.[1] ?? ''
  }
  const password = 'a rather long phrase'
  const accept = (email: string, resetToken: string) =>
    shop.call('POST', '/api/user/create-password', { storeCode, body: { email, newPassword: password, resetToken } })
  async function join(byToken: string, role = 'member') {
    const email = `member${++people}@example.test`
    const [code, company] = await invite(byToken, email, role)
    expect(code).toBe(200)
    expect((await accept(email, await linkTo(email)))[0]).toBe(200)
    const [, token] = await shop.call('POST', '/api/user/login', { storeCode, body: { username: email, password } })
    const { id } = company.members.find((member: { email: string }) => member.email === email)
    return { id: id as number, email, token: token as string }
  }
  const order = async ({ id, token }: { id: number; token: string }) => {
    const delivery = { payment_method_code: 'banktransfer' }
    const body = orderBody([{ sku: 'PACK', qty: 12 }], {
      order_id: `of ${id} ${++people}`,
      user_id: String(id),
      delivery,
    })
    const [code, placed] = await shop.place(body, { storeCode, token })
    expect(code).toBe(200)
    return placed.orderNumber as string
  }
  const history = async (token: string): Promise<{ increment_id: string; extension_attributes: object }[]> =>
    (await shop.call('GET', '/api/user/order-history', { token, storeCode }))[1].items
  /** Whether product list, search and cart, in this order, show prices with this group token. */
  async function pricesWith(groupToken: string): Promise<boolean[]> {
    const headers = { host: 'trade.localhost', 'x-vs-store-code': storeCode, 'x-vs-group-token': groupToken }
    const list = await shop.app.inject({ url: '/api/product/list?skus=PACK', headers })
    const search = { url: '/api/catalog/catalog_trade/product/_search', headers, method: 'POST' } as const
    const found = await shop.app.inject({ ...search, payload: { groupToken } })
    const cartId = await shop.create({ storeCode, headers })
    const [added] = await shop.add(cartId, { sku: 'PACK', qty: 1 }, { storeCode, headers })
    return [/"price/.test(list.body), /"final_price":\d/.test(found.body), added === 200]
  }
  const numbersOf = async (token: string) => (await history(token)).map(({ increment_id }) => increment_id)
  const invoice = (token: string, number: string) =>
    shop.call('GET', `/api/ext/order-invoice/${number}`, { token, storeCode })

  it('gives an invited colleague a login with a link that works once', async () => {
    const ada = await admin()
    const email = 'bo@example.test'
    const [, company] = await invite(ada.token, email)
    expect(company.members).toMatchObject([
      { email: ada.email, role: 'admin', state: 'active', is_self: true },
      { email, role: 'member', state: 'invited', is_self: false },
    ])
    const login = () => shop.call('POST', '/api/user/login', { storeCode, body: { username: email, password } })
    expect((await login())[0]).toBe(401)
    const link = await linkTo(email)
    expect((await accept(email, link))[0]).toBe(200)
    expect((await accept(email, link))[0]).not.toBe(200)
    const [code, token] = await login()
    expect(code).toBe(200)
    const [, profile] = await shop.call('GET', '/api/user/me', { token, storeCode })
    expect(profile).toMatchObject({ email, groupToken: expect.any(String) })
    expect(await read(token)).toMatchObject([200, { name: company.name, role: 'member', members: [] }])
    expect((await invite(ada.token, email))[0]).not.toBe(200)
  })

  it('mails a new link while an invitation is open, and refuses addresses of other accounts', async () => {
    const [ada, eve] = [await admin(), await admin()]
    const email = 'later@example.test'
    await invite(ada.token, email)
    const first = await linkTo(email)
    expect((await invite(ada.token, email))[1].members).toHaveLength(2)
    await expect.poll(() => mailsTo(email), { timeout: 20_000 }).toHaveLength(2)
    expect(await linkTo(email)).not.toBe(first)
    expect((await invite(eve.token, email))[0]).not.toBe(200)
    expect((await invite(eve.token, ada.email))[0]).not.toBe(200)
    expect((await read(eve.token))[1].members).toHaveLength(1)
  })

  it('lets only admins change the company, and never leaves it without an admin', async () => {
    const ada = await admin()
    const bo = await join(ada.token)
    for (const refused of [
      await change(bo.token, { shares_orders: false }),
      await invite(bo.token, 'x@example.test'),
      await remove(bo.token, ada.id),
    ])
      expect(refused[0]).toBe(403)
    expect((await change(ada.token, { roles: [{ member_id: ada.id, role: 'member' }] }))[0]).toBe(400)
    expect((await remove(ada.token, ada.id))[0]).toBe(400)
    expect((await change(ada.token, { roles: [{ member_id: bo.id, role: 'admin' }] }))[0]).toBe(200)
    const both = await Promise.all([
      change(ada.token, { roles: [{ member_id: bo.id, role: 'member' }] }),
      change(bo.token, { roles: [{ member_id: ada.id, role: 'member' }] }),
    ])
    expect(both.filter(([code]) => code === 200)).toHaveLength(1)
    const rows = await getDb()
      .selectFrom('customer')
      .select('company_role')
      .where('id', 'in', [ada.id, bo.id])
      .execute()
    expect(rows.map(({ company_role }) => company_role).toSorted()).toEqual(['admin', 'member'])
  })

  it('shows orders and invoices of colleagues if the company shares them, and never those of other companies', async () => {
    const [ada, eve] = [await admin(), await admin()]
    const bo = await join(ada.token)
    const [byAda, byBo, byEve] = [await order(ada), await order(bo), await order(eve)]
    expect(await numbersOf(bo.token)).toEqual([byBo, byAda])
    expect((await invoice(bo.token, byAda))[0]).toBe(200)
    expect((await history(bo.token))[1]?.extension_attributes).toMatchObject({ can_cancel: false })
    await change(ada.token, { shares_orders: false })
    expect(await numbersOf(bo.token)).toEqual([byBo])
    expect((await invoice(bo.token, byAda))[0]).toBe(404)
    expect(await numbersOf(ada.token)).toEqual([byBo, byAda])
    expect(await numbersOf(eve.token)).toEqual([byEve])
    expect((await invoice(eve.token, byBo))[0]).toBe(404)
    const [, data] = await shop.call('GET', '/api/user/export', { token: ada.token, storeCode })
    expect(data.orders).toHaveLength(1)
  })

  it('ends the sessions of a removed member, who sees no prices and no orders of the company any more', async () => {
    const ada = await admin()
    const bo = await join(ada.token)
    const [byAda, byBo] = [await order(ada), await order(bo)]
    const [, { groupToken }] = await shop.call('GET', '/api/user/me', { token: bo.token, storeCode })
    const seesPrices = () => pricesWith(groupToken)
    expect(await seesPrices()).toEqual([true, true, true])
    expect((await remove(ada.token, bo.id))[0]).toBe(200)
    expect(await seesPrices(), 'the group token ends with the membership').toEqual([false, false, false])
    expect((await read(bo.token))[0]).toBe(401)
    const body = { username: bo.email, password }
    const [, token] = await shop.call('POST', '/api/user/login', { storeCode, body })
    const [, profile] = await shop.call('GET', '/api/user/me', { token, storeCode })
    expect(profile).not.toHaveProperty('groupToken')
    expect(await numbersOf(token)).toEqual([byBo])
    expect(await numbersOf(ada.token)).toEqual([byBo, byAda])
    expect((await remove(ada.token, bo.id))[0]).toBe(404)
  })

  it('deletes the login of a withdrawn invitation', async () => {
    const ada = await admin()
    const email = 'withdrawn@example.test'
    const [, company] = await invite(ada.token, email)
    const link = await linkTo(email)
    expect((await remove(ada.token, company.members[1].id))[1].members).toHaveLength(1)
    expect((await accept(email, link))[0]).not.toBe(200)
    const left = getDb().selectFrom('customer').select('id').where('email', '=', email)
    expect(await left.execute()).toEqual([])
  })

  it('has no company for pending buyers and customers of consumer stores', async () => {
    const pending = await registerTestCustomer(
      { db: getDb(), view: viewOf(storeCode) },
      { email: 'pending@example.test', groupId: 11, approved: false },
    )
    expect((await read(pending.token))[0]).toBe(403)
    const consumer = await registerTestCustomer({ db: getDb(), view: viewOf('default') }, { email: 'c@example.test' })
    expect((await shop.call('GET', url, { token: consumer.token }))[0]).toBe(403)
  })
})
