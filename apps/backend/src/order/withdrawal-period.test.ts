import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { giftCardOptions } from '../cart/testing/items.ts'
import { withTestDb } from '../platform/db/testing.ts'
import { address, type OrderShop, openOrderShop, orderBody } from './testing/order-shop.ts'

withTestDb('the period in which a consumer may withdraw', (_, getConnection) => {
  let shop: OrderShop
  const germany = { storeCode: 'de' }
  /** 00:30 of 3 November in Germany. */
  let time = new Date('2026-11-02T23:30:00Z')

  beforeAll(async () => {
    shop = await openOrderShop(getConnection(), { filled: ['default', 'de'], now: () => time })
    await shop.setStock('CLOCK', 10)
  })
  afterAll(() => shop?.close())

  const gift = { sku: 'GIFT', qty: 1, ...giftCardOptions() }
  const clock = { sku: 'CLOCK', qty: 1 }

  it('counts the days on the calendar of the store in which the order was placed', async () => {
    const home = { ...address, country_id: 'DE', postcode: '10115' }
    const body = orderBody([clock, gift], { delivery: { shippingAddress: home, billingAddress: home } })
    const [code, placed] = await shop.place(body, germany)
    expect(code, JSON.stringify(placed)).toBe(200)
    await shop.orders.ship(placed.orderNumber, { carrier: '', trackingNumber: '', items: undefined, reason: '' })
    const extension = async (storeCode: string) =>
      (await shop.call('GET', `/api/ext/order-details/${placed.orderKey}`, { storeCode }))[1].extension_attributes
    const lastDays = [{ until: '2026-11-24' }, { until: '2026-11-17' }]
    for (const storeCode of ['de', 'default'])
      expect(await extension(storeCode)).toMatchObject({ withdrawable: lastDays, withdrawal_ended: null })
    const withdraw = async (item_id: number) => {
      const items = [{ item_id, qty: 1 }]
      const body = { orderKey: placed.orderKey, requestId: randomUUID(), kind: 'withdrawal', items }
      return (await shop.call('POST', '/api/ext/order-request', { ...germany, body }))[0]
    }
    time = new Date('2026-11-17T22:59:00Z')
    expect(await withdraw(3)).toBe(200)
    time = new Date('2026-11-24T23:00:00Z')
    expect(await withdraw(1)).toBe(409)
    expect(await extension('de')).toMatchObject({ withdrawable: [], withdrawal_ended: '2026-11-24' })
  })
})
