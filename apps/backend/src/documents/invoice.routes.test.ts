import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { extractText } from 'unpdf'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { registerTestCustomer } from '../customer/testing/register-test-customer.ts'
import { addOrderStep, type InsertedOrder, insertTestOrder } from '../order/testing/insert-test-order.ts'
import { typicalOrder } from '../order/testing/make-order.ts'
import type { Ctx } from '../platform/context.ts'
import { syncStoreViews } from '../platform/db/index.ts'
import { withTestDb } from '../platform/db/testing.ts'
import { createDispatcher } from '../platform/events/index.ts'
import { buildTestHttp } from '../platform/http/testing.ts'
import { silentLog } from '../platform/log.ts'
import { createPdf } from '../platform/pdf/index.ts'
import { stores, viewOf } from '../store/testing.ts'
import { invoiceHandlers, subscribeInvoices } from './index.ts'

withTestDb('invoices', (getDb) => {
  let app: FastifyInstance
  const pdf = createPdf()
  let time = new Date('2026-11-15T09:00:00Z')
  const now = () => time
  const drain = async () => {
    const dispatcher = createDispatcher({ db: getDb(), log: silentLog })
    subscribeInvoices(dispatcher, { db: getDb(), stores, now })
    await dispatcher.drain()
  }

  beforeAll(async () => {
    await syncStoreViews(getDb(), stores.views)
    app = buildTestHttp({
      handlers: invoiceHandlers({ stores, pdf }),
      resolveView: ({ storeCode }) => viewOf(storeCode ?? 'default'),
      createContext: ({ view, log }): Ctx => ({ view, log, db: getDb(), now }),
    })
  })
  afterAll(() => pdf.close())

  const fetchInvoice = async (orderId: string, { key = '', token = '', store = 'default' } = {}) => {
    const url = `/api/ext/order-invoice/${orderId}?${new URLSearchParams({ ...(key && { key }), ...(token && { token }) })}`
    const { code, result } = (await app.inject({ url, headers: { 'x-vs-store-code': store } })).json()
    return [code, result] as const
  }
  const read = async (kept: InsertedOrder, store: string) => {
    const [code, result] = await fetchInvoice(kept.number, { key: kept.key, store })
    expect(code).toBe(200)
    const { text, totalPages } = await extractText(new Uint8Array(Buffer.from(result, 'base64')))
    return { text: text.join('\n').replaceAll('\u00a0', ' '), totalPages }
  }
  const keep = (store: string, ...steps: Parameters<typeof insertTestOrder>[3] & object) =>
    insertTestOrder(getDb(), store, typicalOrder(store), steps, { now: new Date('2026-11-14T09:00:00Z') })

  it('writes an invoice for each store in the form of its country', async () => {
    const invoices: Record<string, string> = {}
    for (const store of ['default', 'de', 'it', 'trade', 'trade_eu']) {
      const document = await read(await keep(store, 'received'), store)
      expect(document.totalPages).toBe(1)
      expect(document.text).toContain('Zoë Škoda-<Ł>')
      invoices[store] = document.text
    }
    for (const part of [
      'Invoice number',
      'MANTEL-000001',
      '15/11/2026',
      'VAT number GB999999973',
      'Mantel Clocks & Pictures Ltd',
      'Wall clock “Kamin” <oak> & brass 1 £89.95 20% £89.95',
      '20% £130.52 £26.10 £156.62',
      'Total £148.52 £27.00 £175.52',
      'Total £175.52',
      'Gift card ending in X7Q2 -£43.88',
      'Prices include VAT.',
    ])
      expect(invoices.default).toContain(part)
    for (const part of ['Rechnung', 'USt-IdNr. DE999999999', '15.11.2026', '19 % €131,62 €25,00 €156,62', 'Köln'])
      expect(invoices.de).toContain(part)
    for (const part of ['Fattura', 'Partita IVA IT99999999990', '22% €128,38 €28,24 €156,62', 'Imponibile'])
      expect(invoices.it).toContain(part)
    for (const part of ['TRADE-000001', 'VAT number GB888888883', 'VAT number GB999999981', 'Total excl. VAT £174.53'])
      expect(invoices.trade).toContain(part)
    for (const part of ['TRADE-000002', 'VAT number SI88888888', 'VAT number SI99999999', '11/15/2026'])
      expect(invoices.trade_eu).toContain(part)
  })

  it('dates documents in the time zone of the store, except those issued before a time zone was stored', async () => {
    const placed = { now: new Date('2026-11-18T23:30:00Z') }
    const insert = () => insertTestOrder(getDb(), 'de', typicalOrder('de'), ['received'], placed)
    const [kept, early] = [await insert(), await insert()]
    const seller = JSON.stringify(stores.websites[0]?.seller)
    await sql`insert into invoice (order_id, kind, series, number, issued_at, seller)
      values (${early.id}, 'invoice', 'early', 1, ${placed.now}, ${seller}::jsonb)`.execute(getDb())
    const before = time
    time = new Date('2026-11-18T23:40:00Z')
    const days = async (order: InsertedOrder) => (await read(order, 'de')).text.match(/\d\d\.\d\d\.\d{4}/g)
    expect(await days(kept)).toEqual(['19.11.2026', '19.11.2026'])
    expect(await days(early)).toEqual(['18.11.2026', '18.11.2026'])
    await addOrderStep(getDb(), early.id, 1, 'refunded')
    expect(await days(early)).toEqual(['18.11.2026', '18.11.2026', '19.11.2026', '18.11.2026'])
    time = before
  })

  it('adds a credit note of the same amounts for a refunded order', async () => {
    const kept = await keep('de', 'pending_payment', 'paid', 'refunded')
    const { text, totalPages } = await read(kept, 'de')
    expect(totalPages).toBe(2)
    expect(text).toMatch(/Rechnungskorrektur[\s\S]+MANTEL-CN-\d{6}/)
    expect(text).toContain('Summe -€149,62 -€25,90 -€175,52')
  })

  it('serves an invoice only to its customer or a holder of its key, and only once it is due', async () => {
    const view = viewOf('default')
    const owner = await registerTestCustomer({ db: getDb(), view }, { email: 'owner@example.test' })
    const other = await registerTestCustomer({ db: getDb(), view }, { email: 'other@example.test' })
    const kept = await insertTestOrder(getDb(), 'default', typicalOrder('default'), ['paid'], { customerId: owner.id })
    const waiting = await insertTestOrder(getDb(), 'default', typicalOrder('default'), ['pending_payment'])

    const [code, first] = await fetchInvoice(kept.number, { token: owner.token })
    expect([code, first.slice(0, 8)]).toEqual([200, 'JVBERi0x'])
    expect(await fetchInvoice(String(kept.id), { key: kept.key })).toEqual([200, first])
    for (const proofs of [{ token: other.token }, { key: waiting.key }, { key: kept.key, store: 'trade' }, {}])
      expect((await fetchInvoice(kept.number, proofs))[0]).toBe(404)
    expect((await fetchInvoice(kept.number, { token: 'nobody’s' }))[0]).toBe(401)
    expect((await fetchInvoice(waiting.number, { key: waiting.key }))[0]).toBe(404)
    expect((await fetchInvoice('000999999', { key: kept.key }))[0]).toBe(404)
  })

  it('numbers invoices without gaps or duplicates under concurrent requests', async () => {
    const kept = await Promise.all(
      Array.from({ length: 8 }, (_, at) =>
        keep(at % 3 ? 'default' : 'trade', ...(at % 4 ? ['paid' as const] : ['pending_payment' as const])),
      ),
    )
    const cancelled = await keep('default', 'received')
    await addOrderStep(getDb(), cancelled.id, 1, 'cancelled')
    await Promise.all([
      drain(),
      ...kept.map(({ number, key }, at) => fetchInvoice(number, { key, store: at % 3 ? 'default' : 'trade' })),
      drain(),
    ])
    const rows = await getDb()
      .selectFrom('invoice')
      .select(['series', 'number', 'order_id'])
      .orderBy('number')
      .execute()
    for (const [series, documents] of Map.groupBy(rows, (row) => row.series)) {
      expect([series, documents.map(({ number }) => number)]).toEqual([series, documents.map((_, at) => at + 1)])
    }
    expect(rows.filter(({ order_id }) => order_id === cancelled.id)).toEqual([])
    const due = kept.filter((_, at) => at % 4)
    expect(due.every(({ id }) => rows.some(({ order_id }) => order_id === id))).toBe(true)
    await expect(getDb().updateTable('invoice').set({ number: 99 }).execute()).rejects.toThrow('keeps what was written')
  })

  it('prints due date, payment reference and bank account of an order on invoice', async () => {
    const snapshot = typicalOrder('trade')
    const account = { currency: 'GBP', holder: 'Mantel Trade Ltd', bank: 'Example Bank', bic: 'EXMPGB2L' }
    const terms = { dueOn: '2026-12-14', account: { ...account, iban: 'GB33BUKB20201555555555' } }
    const order = { ...snapshot, payment: { ...snapshot.payment, terms } }
    const kept = await insertTestOrder(getDb(), 'trade', order, ['received'], { now: new Date('2026-11-14T09:00:00Z') })
    const { text } = await read(kept, 'trade')
    for (const part of ['14/12/2026', '20-20-15', '55555555', 'GB33 BUKB 2020 1555 5555 55'])
      expect(text).toContain(part)
    expect(text).toMatch(new RegExp(`RF\\d\\d${kept.number}`))
  })
})
