import { messageText } from '@mantel/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bundleOption, bundleOptions } from '../cart/testing/items.ts'
import { issueGiftCard } from '../giftcard/index.ts'
import type { Connection } from '../platform/db/index.ts'
import { openPostgres } from '../platform/db/open-postgres.ts'
import { openTestDatabase, testEngine } from '../platform/db/testing.ts'
import { silentLog } from '../platform/log.ts'
import { saveCoupons } from '../promotion/index.ts'
import { databaseUrlOf } from './testing/database-url.ts'
import { type OrderShop, openOrderShop, orderBody } from './testing/order-shop.ts'
import { type OrderReply, runConcurrently, sendOrder, sendUntilAccepted } from './testing/send-order.ts'
import { openSlowProxy } from './testing/slow-proxy.ts'
import { printFigures, timeoutFor, trustSizes } from './testing/trust-sizes.ts'

/** Latest time at which each of an order's five requests is cut, in milliseconds: most before a reply is possible. */
const cuts = [4, 4, 20, 60, undefined]

/** Needs a database engine with concurrent transactions. */
describe.runIf(testEngine === 'postgres')('concurrent orders', () => {
  let own: Connection
  let slow: Connection
  let line: Awaited<ReturnType<typeof openSlowProxy>>
  let shop: OrderShop
  let port: number
  beforeAll(async () => {
    own = await openTestDatabase()
    const server = new URL(process.env.MANTEL_TEST_DATABASE_URL ?? '')
    line = await openSlowProxy({ host: server.hostname, port: Number(server.port) }, 1)
    slow = await openPostgres(await databaseUrlOf(own.db, line.port), silentLog)
    shop = await openOrderShop(slow)
    await shop.app.listen({ port: 0, host: '127.0.0.1' })
    const address = shop.app.server.address()
    port = typeof address === 'object' && address ? address.port : 0
  })
  afterAll(async () => {
    await shop?.close()
    await slow?.close()
    await line?.remove()
    await own?.close()
  })
  const countOf = async (table: 'shop_order' | 'coupon_use') => {
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from ${sql.table(table)}`.execute(
      own.db,
    )
    return rows[0]?.count ?? 0
  }
  const accepted = (replies: readonly (OrderReply | null)[]) => replies.filter((reply) => reply?.code === 200)
  const reasonsOf = (replies: readonly (OrderReply | null)[]) =>
    replies.filter((reply) => reply?.code !== 200).map((reply) => String(reply?.result))

  it(
    `places each of ${trustSizes.orders} orders once although each is sent five times and connections break during replies`,
    async () => {
      await shop.setStock('BOOK', 1_000_000)
      await shop.setStock('SALE', 1_000_000)
      const before = await countOf('shop_order')
      const goods = ['BOOK', 'SALE'] as const
      // Half of the orders have no order id, as old clients send them.
      const bodies: ReturnType<typeof orderBody>[] = []
      await runConcurrently(Array.from({ length: trustSizes.orders }), 16, async (_, at) => {
        const product = { sku: goods[at % goods.length] ?? '', qty: 1 + (at % 3) }
        const name = at % 2 === 0 ? { order_id: `1700000000-${at}` } : { cart_id: await shop.cartOf(product) }
        bodies.push(orderBody([product], name))
      })
      const seen = new Map<number, Set<string>>()
      const note = (at: number, reply: OrderReply | null) => {
        // 503: the overloaded shop did not process the request.
        if (!reply || reply.code === 503) return
        expect(reply.code).toBe(200)
        seen.set(at, (seen.get(at) ?? new Set()).add(reply.result.orderNumber))
      }
      let cut = 0
      await runConcurrently(bodies, 8, async (body, at) => {
        const replies = await Promise.all(cuts.map((latest) => sendOrder(port, body, latest && Math.random() * latest)))
        cut += replies.filter((reply) => reply === null).length
        for (const reply of replies) note(at, reply)
      })
      expect(cut).toBeGreaterThan(trustSizes.orders)
      await runConcurrently(bodies, 8, async (body, at) => note(at, await sendUntilAccepted(port, body)))
      expect((await countOf('shop_order')) - before).toBe(trustSizes.orders)
      expect([...seen.values()].map(({ size }) => size)).toEqual(bodies.map(() => 1))
      expect(new Set([...seen.values()].flatMap((numbers) => [...numbers])).size).toBe(trustSizes.orders)
      const wanted = bodies.reduce<number>((sum, { products }) => sum + (products[0]?.qty ?? 0), 0)
      const sold = 2_000_000 - (await shop.stockOf('BOOK')).qty - (await shop.stockOf('SALE')).qty
      expect(sold).toBe(wanted)
      printFigures(
        `${trustSizes.orders} orders × 5, ${cut} replies cut: ${(await countOf('shop_order')) - before} orders, ${sold} pieces sold of ${wanted} ordered`,
      )
    },
    timeoutFor(trustSizes.orders, 600),
  )

  it(
    `sells exactly 20 of 20 clocks to ${trustSizes.buyers} buyers and explains every refusal`,
    async () => {
      await shop.setStock('CLOCK', 20)
      const inSet = (qty: number) => ({ sku: 'SET', qty, ...bundleOptions(bundleOption(11, [111])) })
      const baskets = [
        (qty: number) => [{ sku: 'CLOCK', qty }],
        (qty: number) => [inSet(qty)],
        (qty: number) => [{ sku: 'CLOCK', qty }, inSet(1)],
      ]
      const last = 20
      const bodies = Array.from({ length: trustSizes.buyers }, (_, at) => {
        // The last buyers order one unit each, so that the stock is sold out completely.
        const basket = at >= trustSizes.buyers - last ? baskets[0] : baskets[Math.floor(Math.random() * baskets.length)]
        const qty = at >= trustSizes.buyers - last ? 1 : 1 + Math.floor(Math.random() * 3)
        return orderBody(basket?.(qty) ?? [], { order_id: `buyer-${at}` })
      })
      const replies: (OrderReply | null)[] = []
      await runConcurrently(bodies, 48, async (body) => void replies.push(await sendUntilAccepted(port, body)))
      const { rows } = await sql<{ held: number }>`
      select sum(quantity)::int as held from order_stock join product on product.id = product_id and sku = 'CLOCK'
      join shop_order on shop_order.id = order_id and idempotency_key like 'order:mantel:buyer-%'`.execute(own.db)
      expect(rows[0]?.held).toBe(20)
      expect(await shop.stockOf('CLOCK')).toEqual({ qty: 0, isInStock: false })
      const reasons = reasonsOf(replies)
      expect(reasons.length + accepted(replies).length).toBe(trustSizes.buyers)
      for (const reason of reasons) expect(reason).toMatch(/^Error while adding products\. The (CLOCK|SET): \S/)
      printFigures(
        `stock 20, ${trustSizes.buyers} buyers: ${accepted(replies).length} orders for ${rows[0]?.held} pieces, ${reasons.length} refusals with a reason`,
      )
    },
    timeoutFor(trustSizes.buyers, 300),
  )

  // After a long run the shop is still handling the events of thousands of orders.
  it(
    'lets one of 32 buyers use a single-use coupon or a £10 gift card',
    async () => {
      await shop.setStock('BOOK', 1_000_000)
      const stores = [{ storeCode: 'default', value: 10 }]
      await saveCoupons({ db: own.db }, [{ code: 'FIRST', kind: 'percent', stores, maxUses: 1 }])
      const now = new Date()
      await issueGiftCard(own.db, {
        code: 'AAAA-BBBB-CCCC-TEN2',
        amount: 1000,
        website: 'mantel',
        currency: 'GBP',
        now,
      })
      const book = { sku: 'BOOK', qty: 1 }
      const race = async (put: (cartId: string) => Promise<unknown>) => {
        const carts: string[] = []
        for (let at = 0; at < 32; at++) {
          carts.push(await shop.cartOf(book))
          await put(carts.at(-1) ?? '')
        }
        return Promise.all(carts.map((cart_id) => sendUntilAccepted(port, orderBody([book], { cart_id }))))
      }
      const withCoupon = await race((cartId) => shop.callCart('POST', 'apply-coupon', { cartId, coupon: 'FIRST' }))
      expect(accepted(withCoupon)).toHaveLength(1)
      expect(await countOf('coupon_use')).toBe(1)
      for (const reason of reasonsOf(withCoupon)) expect(reason).toMatch(/^Error placing an order\. FIRST: .*used/)
      const withCard = await race((quoteId) =>
        shop.call('POST', '/api/ext/gift-card/apply', { body: { quoteId, giftCardCode: 'AAAA-BBBB-CCCC-TEN2' } }),
      )
      expect(accepted(withCard)).toHaveLength(1)
      for (const reason of reasonsOf(withCard))
        expect(reason).toBe(`Error placing an order. ${messageText('gift_card_empty', 'en')}`)
      const { rows } = await sql<{ balance: number; ledger: number }>`
      select balance::int, (select sum(amount)::int from gift_card_entry where gift_card_id = gift_card.id) as ledger
      from gift_card`.execute(own.db)
      expect(rows).toEqual([{ balance: 0, ledger: 0 }])
      printFigures(
        'a coupon for one use and a £10 gift card, 32 buyers each: one order each, 31 refusals with a reason',
      )
    },
    timeoutFor(2 * 32, 1000),
  )
})
