import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { endLimitWindows } from '../customer/testing/customer-app.ts'
import { registerTestCustomer } from '../customer/testing/register-test-customer.ts'
import { withTestDb } from '../platform/db/testing.ts'
import { stores, viewOf } from '../store/testing.ts'
import { type OrderShop, openOrderShop, orderBody } from './testing/order-shop.ts'

withTestDb('tracking an order', (getDb, getConnection) => {
  let shop: OrderShop
  let placed = 0
  beforeAll(async () => {
    shop = await openOrderShop(getConnection(), { stores })
  })
  afterAll(() => shop?.close())
  beforeEach(async () => {
    await shop.setStock('CLOCK', 10)
    await endLimitWindows(getDb())
  })

  async function place(asking: Parameters<OrderShop['place']>[1] = {}, body: object = {}) {
    const order = { ...orderBody([{ sku: 'CLOCK', qty: 1 }]), order_id: `tracked ${++placed}`, ...body }
    const [code, result] = await shop.place(order, asking)
    expect(code).toBe(200)
    return { number: result.orderNumber as string, key: result.orderKey as string }
  }
  const track = (orderNumber: string, email = 'ann@example.test', from = '198.51.100.1', storeCode?: string) =>
    shop.call('POST', '/api/ext/order-track', { body: { orderNumber, email }, from, storeCode })

  it('shows a guest the order by its number and e-mail address, however both are typed', async () => {
    const { number, key } = await place()
    const expected = {
      orderKey: key,
      order: {
        increment_id: number,
        items: [{ sku: 'CLOCK', qty_ordered: 1 }],
        billing_address: { city: 'Town', street: ['High St', '1'] },
        payment: { method: 'cashondelivery' },
        status_histories: [{ status: 'pending' }],
      },
    }
    expect(await track(number)).toMatchObject([200, expected])
    expect(await track(` #${Number(number)} `, ' Ann@Example.TEST ')).toMatchObject([200, expected])
    expect(await shop.call('GET', `/api/ext/order-details/${key}`)).toMatchObject([200, expected.order])
  })

  it('answers alike for an unknown number, a wrong address, an account’s order and another website', async () => {
    const { number } = await place()
    const ann = await registerTestCustomer({ db: getDb(), view: viewOf('default') }, { email: 'ann@example.test' })
    const own = await place({ token: ann.token }, { user_id: String(ann.id) })
    const replies = [
      await track('999999999'),
      await track('no number'),
      await track(number, 'eve@example.test'),
      await track(own.number),
      await track(number, 'ann@example.test', '198.51.100.2', 'trade'),
    ]
    const [first] = replies
    expect(first).toEqual([404, expect.stringContaining('number and email address')])
    for (const reply of replies) expect(reply).toEqual(first)
    const [, text] = await track(number, 'eve@example.test', '198.51.100.3', 'de')
    expect(text).toContain('Bestellnummer')
  })

  it('refuses a wrong key and the key of another order', async () => {
    const { key } = await place()
    const other = `${Number.parseInt(key, 10) + 1}${key.slice(key.indexOf('-'))}`
    for (const wrong of [other, 'nonsense', `${key}x`]) {
      expect(await shop.call('GET', `/api/ext/order-details/${wrong}`)).toMatchObject([404, expect.any(String)])
    }
    expect(await shop.call('GET', `/api/ext/order-details/${key}`, { storeCode: 'trade' })).toMatchObject([404, {}])
  })

  it('limits failed lookups by order number and by e-mail address, from any network, but not the link', async () => {
    const { number, key } = await place()
    const { max } = viewOf('default').limits.rates.wrongOrderLookupsOfNumber
    for (let attempt = 0; attempt < max; attempt++) {
      expect((await track(number, `eve${attempt}@example.test`, `198.51.${attempt}.9`))[0]).toBe(404)
    }
    expect((await track(number, 'eve@example.test', '203.0.113.1'))[0]).toBe(429)
    expect((await track(number, 'ann@example.test', '203.0.113.1'))[0]).toBe(429)
    expect((await shop.call('GET', `/api/ext/order-details/${key}`))[0]).toBe(200)
    for (let attempt = 0; attempt < max; attempt++) {
      expect((await track(`77${attempt}`, 'bob@example.test', `198.51.${attempt}.9`))[0]).toBe(404)
    }
    expect((await track('7799', 'bob@example.test', '203.0.113.1'))[0]).toBe(429)
  })

  it('does not count lookups that succeed', async () => {
    const { number } = await place()
    const { max } = viewOf('default').limits.rates.wrongOrderLookupsOfNumber
    for (let attempt = 0; attempt <= max; attempt++) expect((await track(number))[0]).toBe(200)
  })
})
