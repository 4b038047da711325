import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { registerTestCustomer } from '../customer/testing/register-test-customer.ts'
import { issueGiftCard } from '../giftcard/index.ts'
import { inTransaction, type Tx } from '../platform/db/index.ts'
import { withTestDb } from '../platform/db/testing.ts'
import { saveCoupons } from '../promotion/index.ts'
import { viewOf } from '../store/testing.ts'
import { ordersToPay } from './orders-to-pay.ts'
import { address, type OrderShop, openOrderShop, orderBody } from './testing/order-shop.ts'

withTestDb('order states', (getDb, getConnection) => {
  let shop: OrderShop
  const now = new Date()
  const card = { payment_method_code: 'card' }
  const clock = { sku: 'CLOCK', qty: 2 }
  beforeAll(async () => {
    shop = await openOrderShop(getConnection())
    const stores = [{ storeCode: 'default', value: 10 }]
    await saveCoupons({ db: getDb() }, [{ code: 'ONCE', kind: 'percent', stores, maxUses: 1 }])
  })
  afterAll(() => shop?.close())
  beforeEach(() => shop.setStock('CLOCK', 10))

  async function placed(body: object, asking: Parameters<OrderShop['place']>[1] = {}) {
    const [code, result] = await shop.place(body, asking)
    expect([code, result]).toMatchObject([200, {}])
    return { id: Number(result.backendOrderId), number: result.orderNumber, orderKey: result.orderKey }
  }
  const inTx = <T>(work: (tx: Tx) => Promise<T>) => inTransaction(getDb(), work)
  const fail = (id: number) =>
    inTx((tx) => ordersToPay.markFailed(tx, id, { actor: 'shopper', reason: 'declined', now: new Date() }))
  const pull = async (cartId: string, more: object = {}) => {
    const [code, lines] = await shop.callCart('GET', 'pull', { cartId, ...more })
    return code === 200 ? lines.map(({ sku, qty }: { sku: string; qty: number }) => [sku, qty]) : code
  }
  const stepsOf = async (number: string) => {
    const shown = await shop.orders.show(number)
    return shown?.history.map(({ state, actor }) => [state, actor])
  }

  it('returns stock, coupon, gift card and cart once after a failed payment', async () => {
    await issueGiftCard(getDb(), { code: 'AAAA-BBBB-CCCC-2222', amount: 1000, website: 'mantel', currency: 'GBP', now })
    const cartId = await shop.cartOf(clock)
    await shop.callCart('POST', 'apply-coupon', { cartId, coupon: 'ONCE' })
    await shop.call('POST', '/api/ext/gift-card/apply', {
      body: { quoteId: cartId, giftCardCode: 'AAAA-BBBB-CCCC-2222' },
    })
    const body = orderBody([clock], { cart_id: cartId, delivery: card })
    const order = await placed(body)
    expect(await shop.stockOf('CLOCK')).toMatchObject({ qty: 8 })
    expect(await pull(cartId)).toBe(404)
    expect([await fail(order.id), await fail(order.id)]).toEqual([true, false])
    expect(await shop.stockOf('CLOCK')).toMatchObject({ qty: 10, isInStock: true })
    expect(await pull(cartId)).toEqual([['CLOCK', 2]])
    expect(await stepsOf(order.number)).toEqual([
      ['pending_payment', 'shopper'],
      ['cancelled', 'shopper'],
    ])
    const again = await placed(body)
    expect(again.number).not.toBe(order.number)
    const { balance } = await getDb().selectFrom('gift_card').select('balance').executeTakeFirstOrThrow()
    expect(balance).toBe(0)
    expect(await inTx((tx) => ordersToPay.markPaid(tx, again.id, now))).toBe(true)
    expect(await fail(again.id)).toBe(false)
    expect(await inTx((tx) => ordersToPay.markPaid(tx, order.id, now))).toBe(false)
  })

  it('merges the old lines into a cart that the customer started since', async () => {
    const ann = await registerTestCustomer({ db: getDb(), view: viewOf('default') }, { email: 'ann@example.test' })
    const query = { token: ann.token }
    const first = await shop.create(query)
    await shop.add(first, clock, query)
    await shop.add(first, { sku: 'BOOK', qty: 1 }, query)
    const body = (cart: string) => ({
      ...orderBody([clock, { sku: 'BOOK', qty: 1 }], { cart_id: cart, delivery: card }),
      user_id: String(ann.id),
    })
    const order = await placed(body(first), query)
    const second = await shop.create(query)
    expect(second).not.toBe(first)
    await shop.add(second, { sku: 'BOOK', qty: 3 }, query)
    await fail(order.id)
    expect(await pull(second, query)).toEqual([
      ['BOOK', 3],
      ['CLOCK', 2],
    ])
    const next = await placed(body(second), query)
    await fail(next.id)
    expect(await pull(second, query)).toEqual([
      ['BOOK', 1],
      ['CLOCK', 2],
    ])
  })

  it('lists unpaid orders past their deadline and accepts an order key for its own order only', async () => {
    const order = await placed(orderBody([clock], { delivery: card, order_id: 'late' }))
    const later = new Date(Date.now() + 31 * 60_000)
    const expiredAt = async (at: Date) => (await ordersToPay.listExpired(getDb(), at)).map(({ id }) => id)
    expect(await expiredAt(new Date())).not.toContain(order.id)
    expect(await expiredAt(later)).toContain(order.id)
    expect(await ordersToPay.findByKey(getDb(), order.orderKey)).toMatchObject({ id: order.id, due: 5300 })
    expect(
      await ordersToPay.findByKey(getDb(), `${order.id + 1}${order.orderKey.slice(String(order.id).length)}`),
    ).toBeUndefined()
    await fail(order.id)
    expect(await expiredAt(later)).not.toContain(order.id)
  })

  it('allows only valid state changes, extends the history and keeps the snapshot', async () => {
    const { number, id } = await placed(orderBody([clock], { order_id: 'way' }))
    const move = async (to: Parameters<OrderShop['orders']['move']>[1]['to']) => {
      const moved = await shop.orders.move(String(id === 0 ? '' : Number(number)), { to, reason: '' })
      return moved.ok ? moved.order.state : moved.code
    }
    expect(await move('refunded')).toBe('order_state_wrong')
    expect(await move('shipped')).toBe('shipped')
    expect(await move('cancelled')).toBe('order_state_wrong')
    expect(await move('paid')).toBe('paid')
    expect(await move('refunded')).toBe('refunded')
    expect(await shop.orders.move('999999999', { to: 'paid', reason: '' })).toMatchObject({ code: 'order_unknown' })
    const events = await getDb()
      .selectFrom('outbox')
      .select('payload')
      .where('type', '=', 'order.moved')
      .orderBy('id')
      .execute()
    const own = events.map(({ payload }) => payload as { orderId: number; step: number; state: string })
    expect(own.filter(({ orderId }) => orderId === id).map(({ step, state }) => [step, state])).toEqual([
      [0, 'received'],
      [1, 'shipped'],
      [2, 'paid'],
      [3, 'refunded'],
    ])
    const db = getDb()
    await expect(sql`update order_history set state = 'paid' where order_id = ${id}`.execute(db)).rejects.toThrow(
      'keeps',
    )
    await expect(sql`update shop_order set total = 1 where id = ${id}`.execute(db)).rejects.toThrow('keeps')
  })

  it('returns stock after a cancellation or refund and keeps the cart closed', async () => {
    const cartId = await shop.cartOf(clock)
    const cashOrder = await placed(
      orderBody([clock], { cart_id: cartId, delivery: { shippingAddress: { ...address, city: 'X' } } }),
    )
    await shop.orders.move(cashOrder.number, { to: 'cancelled', reason: 'recipient absent' })
    expect(await pull(cartId)).toBe(404)
    const paid = await placed(orderBody([{ sku: 'CLOCK', qty: 10 }], { delivery: card }))
    expect(await shop.stockOf('CLOCK')).toEqual({ qty: 0, isInStock: false })
    await inTx((tx) => ordersToPay.markPaid(tx, paid.id, now))
    await shop.orders.move(paid.number, { to: 'refunded', reason: '' })
    expect(await shop.stockOf('CLOCK')).toEqual({ qty: 10, isInStock: true })
  })
})
