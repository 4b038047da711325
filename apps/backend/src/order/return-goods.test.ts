import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { withTestDb } from '../platform/db/testing.ts'
import { type OrderShop, openOrderShop, orderBody } from './testing/order-shop.ts'

withTestDb('returned goods', (getDb, getConnection) => {
  let shop: OrderShop
  let placed = 0
  beforeAll(async () => {
    shop = await openOrderShop(getConnection())
  })
  afterAll(() => shop?.close())
  beforeEach(() => shop.setStock('CLOCK', 10))

  /** An order of three clocks, two of which are shipped. */
  async function sentOrder(): Promise<string> {
    const lines = [{ sku: 'CLOCK', qty: 3 }]
    const [code, result] = await shop.place({ ...orderBody(lines), order_id: `return ${++placed}` })
    expect(code).toBe(200)
    await shop.orders.ship(result.orderNumber, parcel([{ sku: 'CLOCK', quantity: 2 }]))
    return result.orderNumber
  }
  const parcel = (items?: { sku: string; quantity: number }[]) => ({
    carrier: '',
    trackingNumber: '',
    items,
    reason: '',
  })
  const clocks = (quantity: number) => [{ sku: 'CLOCK', quantity }]
  const stock = async () => (await shop.stockOf('CLOCK')).qty
  const restocked = { items: undefined, isRestocked: true }

  it('returns goods to stock unit by unit, emits an event, and accepts no more than were shipped', async () => {
    const number = await sentOrder()
    expect(await stock()).toBe(7)
    const events = () => getDb().selectFrom('outbox').select('id').where('type', '=', 'stock.changed').execute()
    const before = (await events()).length
    expect(await shop.orders.takeBack(number, { ...restocked, items: clocks(1) })).toMatchObject({ restocked: 1 })
    expect(await stock()).toBe(8)
    expect((await events()).length).toBe(before + 1)
    expect(await shop.orders.takeBack(number, { ...restocked, items: clocks(2) })).toMatchObject({
      ok: false,
      code: 'return_too_many',
      params: { sku: 'CLOCK', left: 1 },
    })
    expect(await shop.orders.takeBack(number, restocked)).toMatchObject({ lines: [{ position: 0, quantity: 1 }] })
    expect(await shop.orders.takeBack(number, restocked)).toMatchObject({ ok: false, code: 'return_nothing_left' })
    expect(await stock()).toBe(9)
    expect((await shop.orders.show(number))?.returns).toMatchObject([{ number: 1 }, { number: 2 }])
  })

  it('restores the full stock when a refund has returned a part of it before', async () => {
    const number = await sentOrder()
    await shop.orders.move(number, { to: 'paid', reason: '' })
    await shop.orders.move(number, { to: 'refunded', reason: '' })
    expect(await stock(), 'the unsent piece').toBe(8)
    await shop.orders.takeBack(number, restocked)
    expect(await stock()).toBe(10)
  })

  it('records damaged goods without returning them to stock', async () => {
    const number = await sentOrder()
    expect(await shop.orders.takeBack(number, { ...restocked, isRestocked: false })).toMatchObject({ restocked: 0 })
    expect(await stock()).toBe(7)
    expect(await shop.orders.takeBack(number, restocked)).toMatchObject({ ok: false, code: 'return_nothing_left' })
  })

  it('counts everything as sent in an order that was marked as shipped', async () => {
    const [, result] = await shop.place({ ...orderBody([{ sku: 'CLOCK', qty: 2 }]), order_id: `return ${++placed}` })
    await shop.orders.move(result.orderNumber, { to: 'shipped', reason: '' })
    expect(await shop.orders.takeBack(result.orderNumber, restocked)).toMatchObject({ restocked: 2 })
    expect(await shop.orders.takeBack('999999999', restocked)).toMatchObject({ ok: false, code: 'order_unknown' })
  })

  it('records returned goods once for parallel calls', async () => {
    const number = await sentOrder()
    const booked = await Promise.all([1, 2, 3].map(() => shop.orders.takeBack(number, restocked)))
    expect(booked.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await stock()).toBe(9)
  })
})
