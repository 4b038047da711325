import type { KyselyPlugin } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { withTestDb } from '../platform/db/testing.ts'
import { type OrderShop, openOrderShop, orderBody } from './testing/order-shop.ts'

/**
 * The expected number of statements: lock and id, search for a repeated order, cart, lines, stock, gift cards, limits, and one that
 * writes everything.
 */
const statementsOfOrder = 8

withTestDb('statements of an order', (getDb, getConnection) => {
  let shop: OrderShop
  let statements = 0
  /** Counts every statement with a result; begin and commit have none. */
  const counter: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      statements++
      return result
    },
  }
  beforeAll(async () => {
    shop = await openOrderShop({ ...getConnection(), db: getDb().withPlugin(counter) })
    await shop.setStock('CLOCK', 10)
    await shop.setStock('BOOK', 50)
  })
  afterAll(() => shop?.close())

  it('places an order with no more round trips than its locks and checks require', async () => {
    const lines = [
      { sku: 'CLOCK', qty: 1, price_incl_tax: 24 },
      { sku: 'BOOK', qty: 1 },
    ]
    const counts: number[] = []
    // Several orders, because the first one fills the product lookup and reading events may add statements to some of them.
    for (let order = 0; order < 8; order++) {
      const cart_id = await shop.cartOf({ sku: 'CLOCK', qty: 1 }, { sku: 'BOOK', qty: 1 })
      const before = statements
      const [code] = await shop.place(orderBody(lines, { cart_id }))
      expect(code).toBe(200)
      counts.push(statements - before)
    }
    expect(Math.min(...counts)).toBe(statementsOfOrder)
  })
})
