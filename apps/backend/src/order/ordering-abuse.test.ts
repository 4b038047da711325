import { afterAll, beforeAll, expect, it } from 'vitest'
import { withTestDb } from '../platform/db/testing.ts'
import { stores, withLimits } from '../store/testing.ts'
import { address, type OrderShop, openOrderShop, orderBody } from './testing/order-shop.ts'
import { printFigures } from './testing/trust-sizes.ts'

/** Attacks with many orders. The attacker solves every challenge, so that only the limits protect the shop. */
const attackedStores = withLimits(stores, { botChallenge: null })
const attempts = 60

withTestDb('abuse of ordering', (_getDb, getConnection) => {
  let shop: OrderShop
  let orders = 0

  beforeAll(async () => {
    shop = await openOrderShop(getConnection(), { stores: attackedStores })
    await shop.setStock('BOOK', 30_000)
  })
  afterAll(() => shop.close())

  const placed = async (qty: number, email: string, caller: string) => {
    const delivery = {
      shippingAddress: { ...address, email },
      billingAddress: { ...address, email },
      payment_method_code: 'cashondelivery',
    }
    const body = orderBody([{ sku: 'BOOK', qty }], { order_id: `abuse-${++orders}`, delivery })
    return (await shop.place(body, { from: caller }))[0] === 200
  }

  it('limits the units that one network address can reserve without paying', async () => {
    expect(await placed(22_205, 'all@example.test', '203.0.113.1')).toBe(false)
    let units = 0
    for (let at = 0; at < attempts; at++)
      for (const qty of [99, 20]) if (await placed(qty, `buyer${at}@example.test`, '203.0.113.1')) units += qty
    printFigures(`one caller, ${2 * attempts} orders without payment: ${units} pieces taken`)
    expect(units).toBeGreaterThan(0)
    expect(units).toBeLessThanOrEqual(10 * 99)
  })

  it('limits the mails that many network addresses can cause to one e-mail address', async () => {
    let mails = 0
    for (let at = 0; at < attempts; at++) if (await placed(1, 'stranger@example.test', `203.0.${at}.9`)) mails++
    printFigures(`${attempts} callers order with the e-mail address of a stranger: ${mails} mails`)
    expect(mails).toBe(5)
  })
})
