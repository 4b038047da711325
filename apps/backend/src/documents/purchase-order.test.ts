import { extractText } from 'unpdf'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { registerTestCustomer } from '../customer/testing/register-test-customer.ts'
import { type OrderShop, openOrderShop, orderBody } from '../order/testing/order-shop.ts'
import { withTestDb } from '../platform/db/testing.ts'
import { openMailServer, type TestMailServer } from '../platform/mail/testing.ts'
import { viewOf } from '../store/testing.ts'

const textOf = async (pdf: Uint8Array) => (await extractText(new Uint8Array(pdf), { mergePages: true })).text

withTestDb('purchase order numbers', (getDb, getConnection) => {
  let server: TestMailServer
  let shop: OrderShop
  let buyer: { id: number; token: string }
  beforeAll(async () => {
    server = await openMailServer()
    shop = await openOrderShop(getConnection(), { filled: ['default', 'trade'], smtpUrl: server.url })
    const view = viewOf('trade')
    buyer = await registerTestCustomer({ db: getDb(), view }, { email: 'buyer@example.test', groupId: 11 })
  })
  afterAll(async () => {
    await shop.close()
    await server.stop()
  })

  it('shows the number on order, mail, invoice and packing slip', async () => {
    const delivery = { payment_method_code: 'banktransfer', po_number: '  PO-2026/0815 ' }
    const body = orderBody([{ sku: 'PACK', qty: 12, price_incl_tax: 8.8 }], {
      order_id: 'with a number',
      user_id: String(buyer.id),
      delivery,
    })
    const { token } = buyer
    const [code, { orderNumber, orderKey }] = await shop.place(body, { storeCode: 'trade', token })
    expect(code).toBe(200)
    const [, history] = await shop.call('GET', '/api/user/order-history', { storeCode: 'trade', token })
    expect(history.items[0].payment.po_number).toBe('PO-2026/0815')

    await expect.poll(() => server.received.length, { timeout: 20_000 }).toBe(1)
    expect(server.received[0]?.text).toContain('PO-2026/0815')
    const invoice = `/api/ext/order-invoice/${orderNumber}?key=${orderKey}`
    const [, base64] = await shop.call('GET', invoice, { storeCode: 'trade' })
    expect(await textOf(Buffer.from(base64, 'base64'))).toContain('PO-2026/0815')
    const slip = await shop.packingSlip(orderNumber)
    expect(slip.ok && (await textOf(slip.pdf))).toContain('PO-2026/0815')
  })

  it('ignores the number of a consumer order and refuses one that is too long', async () => {
    const place = (po_number: string, order_id: string) =>
      shop.place(orderBody([{ sku: 'BOOK', qty: 1, price_incl_tax: 10.5 }], { order_id, delivery: { po_number } }))
    const [code, { orderNumber }] = await place('PO-1', 'of a consumer')
    expect(code).toBe(200)
    expect((await shop.orders.show(orderNumber))?.order.snapshot).not.toHaveProperty('purchaseOrder')
    expect((await place('x'.repeat(65), 'too long'))[0]).toBe(400)
  })
})
