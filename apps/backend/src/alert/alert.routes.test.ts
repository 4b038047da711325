import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { registerTestCustomer } from '../customer/testing/register-test-customer.ts'
import { type OrderShop, openOrderShop } from '../order/testing/order-shop.ts'
import { withTestDb } from '../platform/db/testing.ts'
import { changeStock } from '../stock/index.ts'
import { viewOf } from '../store/testing.ts'
import { createAlertKeys } from './alert-key.ts'

const keys = createAlertKeys('a key for tests only')

withTestDb('stock alerts', (getDb, getConnection) => {
  let shop: OrderShop
  beforeAll(async () => {
    shop = await openOrderShop(getConnection(), { filled: ['default', 'de'] })
  })
  afterAll(() => shop?.close())
  beforeEach(async () => {
    await getDb().deleteFrom('stock_alert').execute()
    await getDb().deleteFrom('mail').execute()
    await getDb().updateTable('rate_limit').set({ expire: 1 }).execute()
    await stock(0)
  })

  const requestAlert = (body: object, more: { token?: string; storeCode?: string } = {}) =>
    shop.call('POST', '/api/ext/stock-alert', { body, ...more })
  const stock = async (qty: number, sku = 'GONE') => {
    await changeStock({ db: getDb() }, { sku, qty })
    await shop.settle()
  }
  const alerts = async () =>
    (await getDb().selectFrom('stock_alert').selectAll().execute()).map((row) => ({ ...row, id: String(row.id) }))
  const mails = async () =>
    (await getDb().selectFrom('mail').select(['kind', 'recipient', 'store_code']).execute())
      .map(({ kind, recipient, store_code }) => `${kind} ${recipient} ${store_code}`)
      .toSorted()
  const link = (step: string, id: string) => `/api/ext/stock-alert/${step}/${keys.alertKeyOf(id)}`
  async function confirmed(email: string, storeCode?: string): Promise<string> {
    await requestAlert({ sku: 'GONE', email }, { storeCode })
    const { id } = (await alerts()).find((one) => one.email === email)!
    await shop.app.inject({ method: 'POST', url: link('confirm', id) })
    return id
  }

  it('asks a guest for confirmation and then sends exactly one mail when the product is back', async () => {
    expect(await requestAlert({ sku: 'GONE', email: 'Eve@example.test' })).toEqual([200, true])
    expect(await mails()).toEqual(['stock-alert-confirmation Eve@example.test default'])
    await stock(3)
    expect(await mails()).toHaveLength(1)
    await stock(0)
    const [{ id } = { id: '' }] = await alerts()
    // Opening the link changes nothing: programs that check mails open it too.
    const opened = await shop.app.inject(link('confirm', id))
    expect([opened.statusCode, opened.body]).toEqual([200, expect.stringContaining('<form method="post">')])
    expect((await alerts())[0]?.confirmed_at).toBeNull()
    expect((await shop.app.inject({ method: 'POST', url: link('confirm', id) })).body).toContain('confirmed')
    await stock(3)
    await stock(0)
    await stock(5)
    expect(await mails()).toEqual([
      'stock-alert-back Eve@example.test default',
      'stock-alert-confirmation Eve@example.test default',
    ])
    expect(await alerts()).toEqual([])
  })

  it('sends one mail to each address in the language of its store view', async () => {
    await confirmed('a@example.test')
    await confirmed('b@example.test', 'de')
    await stock(1)
    expect((await mails()).filter((mail) => mail.startsWith('stock-alert-back')).toSorted()).toEqual([
      'stock-alert-back a@example.test default',
      'stock-alert-back b@example.test de',
    ])
  })

  it('stores one alert for repeated requests and gives each of them the same reply', async () => {
    await confirmed('a@example.test')
    expect(await requestAlert({ sku: 'GONE', email: 'A@Example.test' })).toEqual([200, true])
    expect(await alerts()).toHaveLength(1)
    expect((await mails()).filter((mail) => mail.includes('confirmation'))).toHaveLength(1)
  })

  it('confirms the alert of a customer whose address is confirmed at once', async () => {
    const email = 'customer@example.test'
    const { token, id } = await registerTestCustomer({ db: getDb(), view: viewOf('default') }, { email })
    const confirmedAt = (value: Date | null) =>
      getDb().updateTable('customer').set({ email_confirmed_at: value }).where('id', '=', id).execute()
    await confirmedAt(null)
    await requestAlert({ sku: 'GONE' }, { token })
    expect((await alerts())[0]?.confirmed_at).toBeNull()
    await confirmedAt(new Date())
    await requestAlert({ sku: 'GONE' }, { token })
    expect((await alerts())[0]?.confirmed_at).not.toBeNull()
  })

  it('deletes an alert through the link in its mail', async () => {
    const id = await confirmed('a@example.test')
    await shop.app.inject(link('stop', id))
    expect(await alerts()).toHaveLength(1)
    expect((await shop.app.inject({ method: 'POST', url: link('stop', id) })).body).toContain('ended')
    await stock(4)
    expect((await mails()).filter((mail) => mail.startsWith('stock-alert-back'))).toEqual([])
    expect((await shop.app.inject({ method: 'POST', url: link('confirm', id) })).statusCode).toBe(404)
    expect((await shop.app.inject(`/api/ext/stock-alert/stop/${id}-${'x'.repeat(32)}`)).statusCode).toBe(404)
  })

  it('alerts for a variant and for a configurable product when one of its variants is back', async () => {
    const variants = await getDb()
      .selectFrom('product_variant')
      .innerJoin('product as child', 'child.id', 'child_id')
      .innerJoin('product as parent', 'parent.id', 'parent_id')
      .select(['child.sku'])
      .where('parent.sku', '=', 'POSTER')
      .where('store_code', '=', 'default')
      .execute()
    for (const { sku } of variants) await stock(0, sku)
    expect(await requestAlert({ sku: 'POSTER', email: 'p@example.test' })).toEqual([200, true])
    const first = variants[0]!.sku
    expect(await requestAlert({ sku: first, email: 'v@example.test' })).toEqual([200, true])
    for (const { id } of await alerts()) await shop.app.inject({ method: 'POST', url: link('confirm', id) })
    await stock(2, variants[1]!.sku)
    expect((await mails()).filter((mail) => mail.startsWith('stock-alert-back'))).toEqual([
      'stock-alert-back p@example.test default',
    ])
    await stock(2, first)
    expect((await mails()).filter((mail) => mail.startsWith('stock-alert-back'))).toHaveLength(2)
  })

  it('refuses products in stock, unknown products, and requests without product or address', async () => {
    expect((await requestAlert({ sku: 'CLOCK', email: 'a@example.test' }))[0]).toBe(409)
    expect((await requestAlert({ sku: 'NO-SUCH', email: 'a@example.test' }))[0]).toBe(404)
    expect((await requestAlert({ sku: 'GONE' }))[0]).toBe(400)
    expect((await requestAlert({ sku: 'GONE', email: 'nonsense' }))[0]).toBe(400)
    expect((await requestAlert({ email: 'a@example.test' }))[0]).toBe(400)
    expect((await requestAlert({ productId: 'x', email: 'a@example.test' }))[0]).toBe(400)
    expect(await alerts()).toEqual([])
  })
})
