import { randomUUID } from 'node:crypto'
import { consentVersion } from '@mantel/domain/tag'
import type { TagRequest } from '@mantel/plugins/tag/server'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { registerTestCustomer } from '../customer/testing/register-test-customer.ts'
import { type OrderShop, openOrderShop, orderBody } from '../order/testing/order-shop.ts'
import { withTestDb } from '../platform/db/testing.ts'
import { buildTestHttp } from '../platform/http/testing.ts'
import type { Jobs } from '../platform/jobs/index.ts'
import { createLimits } from '../platform/limits/index.ts'
import { unlimitedStores, viewOf } from '../store/testing.ts'
import { defineTagJobs, tagHandlers } from './index.ts'

const both = { analytics: true, marketing: true }
const servers = {
  default: {
    analytics: { id: 'G-1', secret: 's', serverHost: 'https://ga.example' },
    'social-pixel': { id: '42', secret: 't', serverHost: 'https://fb.example' },
  },
}
const tags = { plugins: [], consentDialog: 'when-needed', purchase: 'server' } as const
const stores = {
  ...unlimitedStores,
  views: unlimitedStores.views.map((view) => (view.code === 'default' ? { ...view, tags } : view)),
}

withTestDb('consent and tags', (getDb, getConnection) => {
  let shop: OrderShop
  let app: ReturnType<typeof buildTestHttp>
  let sent: TagRequest[]
  let isVendorDown: boolean
  const now = () => new Date('2026-11-17T12:00:00Z')

  /** A job queue that runs jobs immediately. A job fails if the vendor is down, as in the real queue, but is not retried. */
  function testJobs(): Jobs {
    const handlers = new Map<string, (data: never) => Promise<void>>()
    return {
      define: (name, handler) => void handlers.set(name, handler),
      send: async (name, data) => handlers.get(name)?.(data as never),
      start: async () => {},
      stop: async () => {},
    }
  }

  beforeAll(async () => {
    shop = await openOrderShop(getConnection())
    const jobs = testJobs()
    defineTagJobs(jobs, {
      db: getDb(),
      now,
      servers,
      send: async (request) => {
        if (isVendorDown) throw new Error('down')
        sent.push(request)
      },
    })
    app = buildTestHttp({
      handlers: tagHandlers({ stores, servers, jobs, limits: createLimits() }),
      resolveView: () => stores.views.find(({ code }) => code === 'default')!,
      createContext: ({ view, log }) => ({ view, log, db: getDb(), now }),
    })
  })
  beforeEach(() => {
    sent = []
    isVendorDown = false
  })

  async function post(path: string, payload: object, token?: string) {
    const headers = token ? { authorization: `Bearer ${token}` } : {}
    const url = `/api/ext/consent${path}?storeCode=default`
    return (await app.inject({ method: 'POST', url, payload, headers })).json()
  }
  const choose = (id: string, choices = both, token?: string) =>
    post('', { id, version: consentVersion, choices }, token)
  const history = (id: string) =>
    getDb().selectFrom('consent_record').selectAll().where('consent_id', '=', id).orderBy('id').execute()
  async function placeOrder(customer?: { id: number; token: string }): Promise<string> {
    const user_id = customer ? String(customer.id) : ''
    const body = orderBody([{ sku: 'CLOCK', qty: 1 }], { order_id: randomUUID(), user_id })
    const [, result] = await shop.place(body, { token: customer?.token })
    return result.orderKey
  }

  it('keeps the history of consent choices and records a repeated request once', async () => {
    const id = randomUUID()
    expect(await choose(id)).toMatchObject({ code: 200, result: true })
    await choose(id)
    await choose(id, { analytics: true, marketing: false })
    expect(
      (await history(id)).map(({ analytics, marketing, store_code, text_version }) => [
        ...[analytics, marketing, store_code, text_version],
      ]),
    ).toEqual([
      [true, true, 'default', consentVersion],
      [true, false, 'default', consentVersion],
    ])
  })

  it('records the customer of a consent choice only if one is signed in', async () => {
    const [guest, member] = [randomUUID(), randomUUID()]
    const customer = await registerTestCustomer(
      { db: getDb(), view: viewOf('default') },
      { email: 'consent@example.test', approved: true },
    )
    await choose(guest, both, 'x'.repeat(43))
    await choose(member, both, customer.token)
    expect((await history(guest))[0]?.customer_id).toBeNull()
    expect((await history(member))[0]?.customer_id).toBe(customer.id)
  })

  it.each([
    ['no id', { version: consentVersion, choices: both }],
    ['an id that is a name', { id: 'harriet', version: consentVersion, choices: both }],
    ['an invented version', { id: randomUUID(), version: 'newest', choices: both }],
    ['half a choice', { id: randomUUID(), version: consentVersion, choices: { analytics: true } }],
  ])('refuses %s', async (_case, body) => {
    expect(await post('', body)).toMatchObject({ code: 400 })
  })

  it('reports a purchase once, with the amounts of the order, to the tags that the visitor agreed to', async () => {
    const consentId = randomUUID()
    await choose(consentId, { analytics: true, marketing: false })
    const orderKey = await placeOrder()
    const report = { orderKey, consentId, clientIds: { analytics: '1.2' } }
    expect(await post('/purchase', report)).toMatchObject({ code: 200, result: true })
    expect(await post('/purchase', report)).toMatchObject({ code: 200, result: false })
    expect(sent.map(({ url }) => url)).toEqual(['https://ga.example/mp/collect?measurement_id=G-1&api_secret=s'])
    const [order] = (await shop.allOrders()).slice(-1)
    expect(sent[0]?.body).toMatchObject({
      client_id: '1.2',
      events: [{ name: 'purchase', params: { transaction_id: order?.number, value: Number(order?.total) / 100 } }],
    })
  })

  it('reports to all tags after full consent', async () => {
    const consentId = randomUUID()
    await choose(consentId)
    await post('/purchase', { orderKey: await placeOrder(), consentId })
    expect(sent.map(({ url }) => new URL(url).origin)).toEqual(['https://ga.example', 'https://fb.example'])
  })

  it('sends the id of a customer with their own order only', async () => {
    const register = (email: string) => registerTestCustomer({ db: getDb(), view: viewOf('default') }, { email })
    const [buyer, other] = [await register('buyer@example.test'), await register('other@example.test')]
    const consentId = randomUUID()
    await choose(consentId, { analytics: true, marketing: false })
    for (const token of [buyer.token, other.token, undefined])
      await post('/purchase', { orderKey: await placeOrder(buyer), consentId }, token)
    expect(sent.map(({ body }) => (body as { user_id?: string }).user_id)).toEqual([
      ...[String(buyer.id), undefined, undefined],
    ])
  })

  it('sends nothing after a refusal, after a withdrawal, and without a record', async () => {
    const [refused, withdrawn] = [randomUUID(), randomUUID()]
    const none = { analytics: false, marketing: false }
    await choose(refused, none)
    await choose(withdrawn)
    await choose(withdrawn, none)
    const orderKey = await placeOrder()
    for (const consentId of [refused, withdrawn, randomUUID()])
      expect(await post('/purchase', { orderKey, consentId })).toMatchObject({ code: 200, result: false })
    expect(sent).toEqual([])
  })

  it('refuses a wrong order key', async () => {
    const consentId = randomUUID()
    await choose(consentId)
    expect(await post('/purchase', { orderKey: `1-${'x'.repeat(32)}`, consentId })).toMatchObject({
      error: 'order_key_wrong',
    })
  })

  it('keeps the purchase reportable when queueing fails', async () => {
    const consentId = randomUUID()
    await choose(consentId)
    const orderKey = await placeOrder()
    isVendorDown = true
    await post('/purchase', { orderKey, consentId })
    isVendorDown = false
    expect(await post('/purchase', { orderKey, consentId })).toMatchObject({ result: true })
  })
})
