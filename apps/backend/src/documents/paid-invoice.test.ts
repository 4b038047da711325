import { extractText } from 'unpdf'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { registerTestCustomer } from '../customer/testing/register-test-customer.ts'
import { address, type OrderShop, openOrderShop, orderBody } from '../order/testing/order-shop.ts'
import { withTestDb } from '../platform/db/testing.ts'
import { formatDay } from '../platform/format.ts'
import { viewOf } from '../store/testing.ts'

withTestDb('invoices of orders paid by bank transfer', (getDb, getConnection) => {
  let shop: OrderShop
  let buyer: Awaited<ReturnType<typeof registerTestCustomer>>
  const view = viewOf('trade_eu')
  beforeAll(async () => {
    shop = await openOrderShop(getConnection(), { filled: ['trade_eu'] })
    buyer = await registerTestCustomer({ db: getDb(), view }, { email: 'buyer@example.test', groupId: 11 })
  })
  afterAll(() => shop?.close())

  async function place(orderId: string) {
    const to = { ...address, country_id: 'SI' }
    const delivery = { shippingAddress: to, billingAddress: to, payment_method_code: 'banktransfer' }
    const body = orderBody([{ sku: 'PACK', qty: 12 }], { order_id: orderId, user_id: String(buyer.id), delivery })
    const auth = { storeCode: 'trade_eu', token: buyer.token }
    const [code, { orderNumber, orderKey }] = await shop.place(body, auth)
    expect(code).toBe(200)
    const read = async () => {
      const [, base64] = await shop.call('GET', `/api/ext/order-invoice/${orderNumber}?key=${orderKey}`, auth)
      const { text } = await extractText(new Uint8Array(Buffer.from(base64, 'base64')), { mergePages: true })
      return text.replace(/\s+/g, ' ')
    }
    const move = async (...states: ('paid' | 'shipped' | 'cancelled' | 'refunded')[]) => {
      for (const to of states)
        expect(await shop.orders.move(orderNumber, { to, reason: '' })).toMatchObject({ ok: true })
    }
    return { read, move }
  }

  const paidOn = () => `Paid on ${formatDay(new Date(), view.i18n)}.`

  it('prints the bank account while payment is outstanding, also after shipping', async () => {
    const { read, move } = await place('unpaid')
    for (const states of [[], ['shipped']] as const) {
      await move(...states)
      const text = await read()
      expect(text).toContain('IBAN')
      expect(text).not.toContain('Paid on')
    }
  })

  it.each([[['paid']], [['shipped', 'paid']], [['paid', 'refunded']]] as const)(
    'prints the day of payment instead of the bank account after %j',
    async (states) => {
      const { read, move } = await place(states.join())
      await move(...states)
      const text = await read()
      expect(text).toContain(paidOn())
      expect(text).not.toContain('IBAN')
    },
  )

  it('demands no payment of a cancelled order', async () => {
    const { read, move } = await place('cancelled')
    await read()
    await move('cancelled')
    const text = await read()
    expect(text).not.toContain('IBAN')
    expect(text).not.toContain('Paid on')
  })
})
