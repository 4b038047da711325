import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { registerTestCustomer } from '../customer/testing/register-test-customer.ts'
import { withTestDb } from '../platform/db/testing.ts'
import { viewOf } from '../store/testing.ts'
import { type OrderShop, openOrderShop, orderBody } from './testing/order-shop.ts'

withTestDb('shipping an order', (getDb, getConnection) => {
  let shop: OrderShop
  let placed = 0
  beforeAll(async () => {
    shop = await openOrderShop(getConnection())
  })
  afterAll(() => shop?.close())
  beforeEach(() => shop.setStock('CLOCK', 10))

  async function place(body: object = {}, asking: Parameters<OrderShop['place']>[1] = {}) {
    const lines = [
      { sku: 'CLOCK', qty: 3 },
      { sku: 'BOOK', qty: 1 },
    ]
    const [code, result] = await shop.place({ ...orderBody(lines), order_id: `order ${++placed}`, ...body }, asking)
    expect(code).toBe(200)
    return { id: Number(result.backendOrderId), number: result.orderNumber, orderKey: result.orderKey }
  }
  const parcel = (more: object = {}) => ({ carrier: '', trackingNumber: '', items: undefined, reason: '', ...more })
  const onlyClocks = (quantity: number) => ({ items: [{ sku: 'CLOCK', quantity }] })
  const stateOf = async (number: string) => (await shop.orders.show(number))?.order.state

  it('sends an order in parcels and moves it to shipped with the last one', async () => {
    const { number } = await place()
    const first = await shop.orders.ship(number, parcel({ carrier: 'DPD', trackingNumber: '15', ...onlyClocks(2) }))
    expect(first).toMatchObject({ ok: true, isComplete: false })
    expect(await stateOf(number)).toBe('received')
    expect(await shop.orders.ship(number, parcel())).toMatchObject({ ok: true, isComplete: true })
    expect(await stateOf(number)).toBe('shipped')
    expect((await shop.orders.show(number))?.shipments).toMatchObject([
      { number: 1, carrier: 'DPD', trackingNumber: '15', lines: [{ position: 0, quantity: 2 }] },
      {
        number: 2,
        lines: [
          { position: 0, quantity: 1 },
          { position: 1, quantity: 1 },
        ],
      },
    ])
    expect(await shop.orders.ship(number, parcel())).toMatchObject({ ok: false, code: 'shipment_nothing_left' })
  })

  it('ships nothing of an order that was marked as shipped before parcels were recorded', async () => {
    const { number } = await place()
    await shop.orders.move(number, { to: 'shipped', reason: '' })
    expect(await shop.orders.ship(number, parcel())).toMatchObject({ ok: false, code: 'shipment_nothing_left' })
    expect((await shop.orders.show(number))?.shipments).toEqual([])
  })

  it('refuses to ship more units than are left, and writes nothing', async () => {
    const { number } = await place()
    const tooMany = await shop.orders.ship(number, parcel(onlyClocks(4)))
    expect(tooMany).toMatchObject({ ok: false, code: 'shipment_too_many', params: { sku: 'CLOCK', left: 3 } })
    expect((await shop.orders.show(number))?.shipments).toEqual([])
  })

  it('ships no unit twice when two merchants ship at the same time', async () => {
    const { number } = await place()
    const tries = await Promise.all([1, 2].map(() => shop.orders.ship(number, parcel(onlyClocks(2)))))
    expect(tries.map(({ ok }) => ok).toSorted()).toEqual([false, true])
  })

  it('does not cancel an order that is partly shipped', async () => {
    const { number } = await place()
    await shop.orders.ship(number, parcel(onlyClocks(1)))
    const cancelled = await shop.orders.move(number, { to: 'cancelled', reason: '' })
    expect(cancelled).toMatchObject({ ok: false, code: 'order_partly_shipped' })
    expect(await stateOf(number)).toBe('received')
  })

  it('returns only the unsent goods of a refunded order to stock', async () => {
    const { number } = await place()
    expect(await shop.stockOf('CLOCK')).toMatchObject({ qty: 7 })
    await shop.orders.move(number, { to: 'paid', reason: '' })
    await shop.orders.ship(number, parcel(onlyClocks(1)))
    await shop.orders.move(number, { to: 'refunded', reason: '' })
    expect(await shop.stockOf('CLOCK')).toMatchObject({ qty: 9 })
  })

  it('shows parcels with their tracking page to the guest who holds the key, and to the customer', async () => {
    const guest = await place()
    await shop.orders.ship(guest.number, parcel({ carrier: 'dpd', trackingNumber: '15 50', ...onlyClocks(1) }))
    const status = await shop.call('GET', `/api/ext/order-status/${guest.orderKey}`)
    const dpd = [
      {
        number: 1,
        carrier: 'dpd',
        tracking_number: '15 50',
        tracking_url: 'https://track.dpd.co.uk/parcels/15%2050',
        items: [{ sku: 'CLOCK', qty: 1 }],
      },
    ]
    expect(status).toMatchObject([200, { shipments: dpd }])

    const ann = await registerTestCustomer({ db: getDb(), view: viewOf('default') }, { email: 'ann@example.test' })
    const query = { token: ann.token }
    const order = await place({ user_id: String(ann.id) }, query)
    await shop.orders.ship(order.number, parcel({ carrier: 'Pigeon', trackingNumber: '7', ...onlyClocks(2) }))
    const [code, history] = await shop.call('GET', `/api/user/order-history?token=${ann.token}`)
    expect(code).toBe(200)
    expect(history.items[0]).toMatchObject({
      items: [
        { sku: 'CLOCK', qty_ordered: 3, qty_shipped: 2 },
        { sku: 'BOOK', qty_shipped: 0 },
      ],
      extension_attributes: { shipments: [{ carrier: 'Pigeon', tracking_number: '7', tracking_url: null }] },
    })
  })
})
