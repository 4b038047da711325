import { extractText } from 'unpdf'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { registerTestCustomer } from '../customer/testing/register-test-customer.ts'
import { address, type OrderShop, openOrderShop, orderBody } from '../order/testing/order-shop.ts'
import { withTestDb } from '../platform/db/testing.ts'
import { openMailServer, type TestMailServer } from '../platform/mail/testing.ts'
import { viewOf } from '../store/testing.ts'

type Person = { id: number; token: string }
const vat = { vat_check: 'valid', vat_checked_by: 'check-digits' } as const
/** The result of a VAT check other than the one that the store view requires. */
const otherCheck = { vat_check: 'unknown', vat_checked_by: 'vies' } as const
const unchecked = { vat_check: null, vat_checked_by: null }

withTestDb('EU reverse charge', (getDb, getConnection) => {
  let server: TestMailServer
  let shop: OrderShop
  let people = 0
  beforeAll(async () => {
    server = await openMailServer()
    shop = await openOrderShop(getConnection(), { filled: ['it', 'trade', 'trade_eu'], smtpUrl: server.url })
  })
  afterAll(async () => {
    await shop.close()
    await server.stop()
  })

  async function register(
    vat_number: string | null,
    { store = 'trade_eu', approved = true, check = vat as typeof vat | typeof otherCheck | typeof unchecked } = {},
  ): Promise<Person> {
    const view = viewOf(store)
    const email = `buyer${++people}@example.test`
    const groupId = store.startsWith('trade') ? 11 : 1
    const person = await registerTestCustomer({ db: getDb(), view }, { email, groupId, approved })
    const company = { website: view.website, name: 'Müller & Söhne', created_at: new Date(), vat_number, ...check }
    const { id } = await getDb().insertInto('company').values(company).returning('id').executeTakeFirstOrThrow()
    const member = { company_id: id, company_role: 'admin' } as const
    await getDb().updateTable('customer').set(member).where('id', '=', person.id).execute()
    return person
  }
  const trade = (token: string, cartId?: string) => ({
    token,
    ...(cartId && { cartId }),
    headers: { host: 'trade.localhost', 'x-vs-store-code': 'trade_eu' },
  })
  /** A cart with twelve packs of 7.33 net, and its totals after the delivery country was chosen. */
  async function cartOf({ token }: Person) {
    const [, cartId] = await shop.callCart('POST', 'create', trade(token))
    expect((await shop.add(cartId, { sku: 'PACK', qty: 12 }, trade(token)))[0]).toBe(200)
    const deliverTo = async (countryId: string) => {
      const methods = { shippingCarrierCode: 'flatrate', shippingMethodCode: 'flatrate' }
      const body = { addressInformation: { shippingAddress: { countryId, street: [] }, ...methods } }
      const [code, result] = await shop.call('POST', `/api/cart/shipping-information?cartId=${cartId}`, {
        body,
        token,
        storeCode: 'trade_eu',
      })
      expect(code).toBe(200)
      return result.totals
    }
    return { cartId, deliverTo }
  }
  const place = (person: Person, cartId: string, country_id: string, more: object) => {
    const to = { ...address, country_id, company: 'Müller & Söhne', vat_id: '' }
    const delivery = { shippingAddress: to, billingAddress: to, payment_method_code: 'banktransfer', ...more }
    const body = orderBody([{ sku: 'PACK', qty: 12, price_incl_tax: 7.33 }], {
      order_id: `order of ${cartId}`,
      cart_id: cartId,
      user_id: String(person.id),
      delivery,
    })
    return shop.place(body, { storeCode: 'trade_eu', token: person.token })
  }

  it('charges no tax on cart, order, mail and invoice, and names both VAT numbers', async () => {
    const buyer = await register('DE136695976')
    const { cartId, deliverTo } = await cartOf(buyer)
    const domestic = await deliverTo('SI')
    expect(domestic).toMatchObject({ subtotal: 87.96, tax_amount: 21.55, shipping_incl_tax: 12.2, grand_total: 119.51 })
    const foreign = await deliverTo('DE')
    expect(foreign).toMatchObject({ subtotal: 87.96, tax_amount: 0, shipping_incl_tax: 10, grand_total: 97.96 })
    expect(foreign.total_segments.find(({ code }: { code: string }) => code === 'tax').title).toContain(
      'reverse charge',
    )
    expect(foreign.items[0]).toMatchObject({ price_incl_tax: 7.33, tax_percent: 0 })
    const [, pulled] = await shop.callCart('GET', 'pull', trade(buyer.token, cartId))
    expect(pulled[0].extension_attributes.unit).toEqual([{ rate: 0, amount: 733 }])

    const [code, { orderNumber, orderKey }] = await place(buyer, cartId, 'DE', { expected_due: 97.96 })
    expect(code).toBe(200)
    const [, history] = await shop.call('GET', '/api/user/order-history', { ...buyer, storeCode: 'trade_eu' })
    expect(history.items[0]).toMatchObject({ grand_total: 97.96, tax_amount: 0 })
    expect(history.items[0].extension_attributes.tax_note).toContain('Reverse charge')
    await expect.poll(() => server.received.length, { timeout: 20_000 }).toBe(1)
    const invoice = `/api/ext/order-invoice/${orderNumber}?key=${orderKey}`
    const [, base64] = await shop.call('GET', invoice, { storeCode: 'trade_eu' })
    const { text } = await extractText(new Uint8Array(Buffer.from(base64, 'base64')), { mergePages: true })
    for (const written of [text, server.received[0]?.text ?? '']) {
      const plain = written.replace(/\s+/g, ' ')
      for (const part of ['Reverse charge', 'DE136695976', 'SI99999999', '€97.96']) expect(plain).toContain(part)
      expect(plain).not.toMatch(/22\s?%|€119\.51/)
    }
  })

  it('refuses an order whose country needs another tax than the one shown', async () => {
    const buyer = await register('DE136695976')
    const { cartId, deliverTo } = await cartOf(buyer)
    expect((await deliverTo('DE')).grand_total).toBe(97.96)
    const [code, refusal] = await place(buyer, cartId, 'SI', { expected_due: 97.96 })
    expect(code).not.toBe(200)
    expect(JSON.stringify(refusal)).toContain('119.51')
    expect((await place(buyer, cartId, 'DE', { expected_due: 97.96 }))[0]).toBe(200)
  })

  it.each([
    ['a VAT number of the country of origin', 'SI50223054', 'DE', vat],
    ['a British VAT number', 'GB888888883', 'DE', vat],
    ['no VAT number', null, 'DE', unchecked],
    ['a number that was checked in another way', 'DE136695976', 'DE', otherCheck],
    ['a delivery within the country of origin', 'DE136695976', 'SI', vat],
  ] as const)('charges tax with %s', async (_, vatNumber, country, check) => {
    const { deliverTo } = await cartOf(await register(vatNumber, { check }))
    expect((await deliverTo(country)).tax_amount).toBe(21.55)
  })

  it('charges tax in stores without a country of origin and in consumer stores', async () => {
    const british = await register('DE136695976', { store: 'trade' })
    const [, cartId] = await shop.callCart('POST', 'create', {
      token: british.token,
      headers: { host: 'trade.localhost' },
    })
    const inTrade = { token: british.token, headers: { host: 'trade.localhost' } }
    await shop.add(cartId, { sku: 'PACK', qty: 12 }, inTrade)
    const [, totals] = await shop.callCart('GET', 'totals', { ...inTrade, cartId })
    expect(totals.tax_amount).toBeGreaterThan(0)
    const consumer = await register('DE136695976', { store: 'it' })
    const headers = { 'x-vs-store-code': 'it' }
    const [, own] = await shop.callCart('POST', 'create', { token: consumer.token, headers })
    await shop.add(own, { sku: 'CLOCK', qty: 1 }, { token: consumer.token, headers })
    const [, sums] = await shop.callCart('GET', 'totals', { token: consumer.token, headers, cartId: own })
    expect(sums.tax_amount).toBeGreaterThan(0)
  })

  it('shows a pending buyer no totals at all', async () => {
    const pending = await register('DE136695976', { approved: false })
    const [, cartId] = await shop.callCart('POST', 'create', trade(pending.token))
    expect((await shop.callCart('GET', 'totals', trade(pending.token, cartId)))[0]).not.toBe(200)
  })
})
