import { afterAll, beforeAll, expect, it } from 'vitest'
import { registerTestCustomer } from '../customer/testing/register-test-customer.ts'
import { changeOrderState } from '../order/change-order-state.ts'
import { type OrderShop, openOrderShop, orderBody } from '../order/testing/order-shop.ts'
import { inTransaction } from '../platform/db/index.ts'
import { withTestDb } from '../platform/db/testing.ts'
import { viewOf } from '../store/testing.ts'
import { deleteExpiredMutationIds } from './expire-carts.ts'

const day = 86_400_000

withTestDb('expiry of mutation ids', (getDb, getConnection) => {
  let shop: OrderShop
  beforeAll(async () => {
    shop = await openOrderShop(getConnection())
    await shop.setStock('BOOK', 100)
  })
  afterAll(() => shop?.close())

  const add = (cartId: string, mutation_id: string, token = '') =>
    shop.add(cartId, { sku: 'BOOK', qty: 1, mutation_id }, { token })
  const idsOf = async (key: string) => {
    const rows = await getDb()
      .selectFrom('cart_mutation')
      .innerJoin('cart', 'cart.id', 'cart_id')
      .select('mutation_id')
      .where(({ or, eb }) => or([eb('guest_key', '=', key), eb('customer_key', '=', key)]))
      .orderBy('mutation_id')
      .execute()
    return rows.map(({ mutation_id }) => mutation_id)
  }
  const expireIn = (days: number) =>
    deleteExpiredMutationIds({ db: getDb(), now: () => new Date(Date.now() + days * day) })
  const order = (cartId: string, payment = 'cashondelivery') =>
    shop.place(orderBody([{ sku: 'BOOK', qty: 1 }], { cart_id: cartId, delivery: { payment_method_code: payment } }))

  it('deletes the mutation ids of ordered carts after 30 days, and a late call still adds nothing', async () => {
    const ids = [await shop.create(), await shop.create()]
    for (const cartId of ids) {
      await add(cartId, 'm-1')
      await add(cartId, 'm-2')
      expect((await order(cartId))[0]).toBe(200)
    }
    expect(await expireIn(29)).toBe(0)
    const [one, two] = await Promise.all([expireIn(31), expireIn(31)])
    expect(one + two).toBe(4)
    for (const cartId of ids) {
      expect(await idsOf(cartId)).toEqual([])
      expect((await add(cartId, 'm-1'))[0]).toBe(404)
    }
  })

  it('keeps the mutation ids of active carts, so that a call repeated after a year offline adds nothing', async () => {
    const { token } = await registerTestCustomer(
      { db: getDb(), view: viewOf('default') },
      { email: 'offline@example.test' },
    )
    const cartId = await shop.create({ token })
    await add(cartId, 'm-1', token)
    expect(await expireIn(365)).toBe(0)
    expect((await add(cartId, 'm-1', token))[1].qty).toBe(1)
  })

  it('keeps the mutation ids of a cart whose order waits for payment, because the cart may be reopened', async () => {
    const cartId = await shop.create()
    await add(cartId, 'm-1')
    expect((await order(cartId, 'card'))[0]).toBe(200)
    expect(await expireIn(31)).toBe(0)
    const { id } = (await shop.allOrders()).at(-1)!
    const cancelled = { to: 'cancelled', actor: 'deadline', reason: 'unpaid', now: new Date() } as const
    expect(await inTransaction(getDb(), (tx) => changeOrderState(tx, id, cancelled))).toMatchObject({ ok: true })
    expect(await expireIn(31)).toBe(0)
    expect((await add(cartId, 'm-1'))[1].qty).toBe(1)
  })
})
