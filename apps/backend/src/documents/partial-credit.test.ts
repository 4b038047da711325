import { randomUUID } from 'node:crypto'
import { extractText } from 'unpdf'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { registerTestCustomer } from '../customer/testing/register-test-customer.ts'
import { orderBody } from '../order/testing/order-shop.ts'
import { openPayingShop, type PayingShop } from '../payment/testing/paying-shop.ts'
import { withTestDb } from '../platform/db/testing.ts'
import { viewOf } from '../store/testing.ts'

type Placed = { id: number; number: string; key: string }

withTestDb('credit notes for parts of an order', (getDb, getConnection) => {
  let shop: PayingShop
  beforeAll(async () => {
    shop = await openPayingShop(getConnection(), { filled: ['default', 'trade'] })
    await shop.setStock('CLOCK', 100)
    await shop.setStock('BOOK', 100)
  })
  afterAll(() => shop?.close())

  /** Three clocks at 24.00 (20 %) and a book at 10.50 (5 %); delivery is 5.00. */
  async function place(): Promise<Placed> {
    const lines = [
      { sku: 'CLOCK', qty: 3 },
      { sku: 'BOOK', qty: 1 },
    ]
    const body = orderBody(lines, { order_id: randomUUID(), delivery: { payment_method_code: 'card' } })
    const [code, result] = await shop.place(body)
    expect(code).toBe(200)
    expect((await shop.pay(result.orderKey, 'ok'))[0]).toBe(200)
    return { id: Number(result.backendOrderId), number: result.orderNumber, key: result.orderKey }
  }
  const withdraw = async ({ key, number }: Placed, items: { item_id: number; qty: number }[]) => {
    const body = { orderKey: key, requestId: randomUUID(), kind: 'withdrawal', items }
    expect((await shop.call('POST', '/api/ext/order-request', { body }))[0]).toBe(200)
    const settled = await shop.orders.settle(number, { request: undefined, isAccepted: true, note: '' })
    expect(settled.ok).toBe(true)
    await shop.settle()
  }
  const documentsOf = ({ id }: Placed) =>
    getDb()
      .selectFrom('invoice')
      .select(['kind', 'request', 'number'])
      .where('order_id', '=', id)
      .orderBy('kind', 'desc')
      .orderBy('number')
      .execute()
  const pages = async ({ number, key }: Placed, storeCode?: string) => {
    const [code, base64] = await shop.call('GET', `/api/ext/order-invoice/${number}?key=${key}`, { storeCode })
    expect(code).toBe(200)
    const { text } = await extractText(new Uint8Array(Buffer.from(base64, 'base64')))
    return text.map((page) => page.replaceAll('\u00a0', ' '))
  }

  it('issues one numbered credit note per refund, with its lines and rates, and one for the rest at the end', async () => {
    const order = await place()
    await withdraw(order, [{ item_id: 1, qty: 1 }])
    await withdraw(order, [
      { item_id: 1, qty: 1 },
      { item_id: 3, qty: 1 },
    ])
    expect((await documentsOf(order)).map(({ kind, request }) => [kind, request])).toEqual([
      ['invoice', 0],
      ['credit', 1],
      ['credit', 2],
    ])
    const [invoice, first, second] = await pages(order)
    expect(invoice).toContain('Total £87.50')
    for (const part of ['Credit note', 'a part of invoice MANTEL-', 'The CLOCK 1', '20% -£20.00 -£4.00 -£24.00'])
      expect(first).toContain(part)
    for (const part of ['20% -£20.00 -£4.00 -£24.00', '5% -£10.00 -£0.50 -£10.50', 'Total credited -£34.50'])
      expect(second).toContain(part)
    await withdraw(order, [{ item_id: 1, qty: 1 }])
    const all = await pages(order)
    expect(all).toHaveLength(4)
    for (const part of ['the rest of invoice MANTEL-', 'Total credited -£29.00']) expect(all[3]).toContain(part)
  })

  it('credits a refund once, however often and from how many processes the documents are read', async () => {
    const order = await place()
    await withdraw(order, [{ item_id: 3, qty: 1 }])
    await Promise.all(Array.from({ length: 6 }, () => pages(order)))
    expect(await documentsOf(order)).toHaveLength(2)
    const all = await getDb().selectFrom('invoice').select(['series', 'number']).orderBy('number').execute()
    for (const [, rows] of Map.groupBy(all, ({ series }) => series))
      expect(rows.map(({ number }) => Number(number))).toEqual(rows.map((_, at) => at + 1))
  })

  it('shows the amount still due on the invoice, the order page and the overdue list', async () => {
    const view = viewOf('trade')
    const buyer = await registerTestCustomer({ db: getDb(), view }, { email: 'buyer@example.test', groupId: 11 })
    const body = orderBody([{ sku: 'PACK', qty: 12 }], {
      order_id: randomUUID(),
      user_id: String(buyer.id),
      delivery: { payment_method_code: 'banktransfer' },
    })
    const [, result] = await shop.place(body, { storeCode: 'trade', token: buyer.token })
    const order = { id: Number(result.backendOrderId), number: result.orderNumber, key: result.orderKey }
    const { due } = (await shop.orders.show(order.number))?.order ?? { due: 0 }
    // Businesses have no right to withdraw: the merchant has agreed to take four packs back.
    const amount = { net: 2932, tax: 586, gross: 3518 }
    const at = { requested_at: new Date(), settled_at: new Date() }
    const request = {
      order_id: order.id,
      request: 1,
      request_key: 'agreed',
      kind: 'withdrawal',
      state: 'accepted',
    } as const
    await getDb()
      .insertInto('order_request')
      .values({ ...request, ...amount, ...at, reason: '' })
      .execute()
    const line = { order_id: order.id, request: 1, position: 0, quantity: 4, unsent: 0 }
    await getDb().insertInto('order_request_line').values(line).execute()
    const left = due - amount.gross
    const shown = `£${(left / 100).toFixed(2)}`
    const [invoice, credit] = await pages(order, 'trade')
    expect(invoice).toContain(`transfer ${shown}`)
    expect(credit).toContain('Total credited -£35.18')
    const [, status] = await shop.call('GET', `/api/ext/order-status/${order.key}`, { storeCode: 'trade' })
    expect(status.paymentTerms.amount).toBe(left / 100)
    await getDb().updateTable('shop_order').set({ payment_due_on: '2020-01-01' }).where('id', '=', order.id).execute()
    expect(await shop.orders.listOverdue(10)).toMatchObject([{ number: order.number, stillDue: left }])
  })
})
