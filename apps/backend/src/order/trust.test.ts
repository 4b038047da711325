import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bundle, set } from '../cart/testing/items.ts'
import { issueGiftCard } from '../giftcard/index.ts'
import type { Connection } from '../platform/db/index.ts'
import { openPostgres } from '../platform/db/open-postgres.ts'
import { openTestDatabase, testEngine } from '../platform/db/testing.ts'
import { silentLog } from '../platform/log.ts'
import { saveCoupons } from '../promotion/index.ts'
import { databaseUrlOf } from './testing/database-url.ts'
import { type OrderShop, openOrderShop, orderBody } from './testing/order-shop.ts'
import { insistOn, inTurns, type OrderReply, sendOrder } from './testing/send-order.ts'
import { laySlowLine } from './testing/slow-line.ts'
import { patienceFor, tell, trust } from './testing/trust-sizes.ts'

/** When the five sendings of an order are cut at the latest, in milliseconds: most before anybody could answer. */
const cuts = [4, 4, 20, 60, undefined]

/** Many at once need an engine that runs transactions at once. */
describe.runIf(testEngine === 'postgres')('orders that many send at once', () => {
  let own: Connection
  let slow: Connection
  let line: Awaited<ReturnType<typeof laySlowLine>>
  let shop: OrderShop
  let port: number
  beforeAll(async () => {
    own = await openTestDatabase()
    const server = new URL(process.env.MANTEL_TEST_DATABASE_URL ?? '')
    line = await laySlowLine({ host: server.hostname, port: Number(server.port) }, 1)
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

  test(
    `${trust.orders} orders, each sent five times at once with replies cut, are ${trust.orders} orders`,
    async () => {
      await shop.setStock('BOOK', 1_000_000)
      await shop.setStock('SALE', 1_000_000)
      const before = await countOf('shop_order')
      const goods = ['BOOK', 'SALE'] as const
      // Half of them as old clients send them: known by their cart alone.
      const bodies: ReturnType<typeof orderBody>[] = []
      await inTurns(Array.from({ length: trust.orders }), 16, async (_, at) => {
        const product = { sku: goods[at % goods.length] ?? '', qty: 1 + (at % 3) }
        const name = at % 2 === 0 ? { order_id: `1700000000-${at}` } : { cart_id: await shop.cartOf(product) }
        bodies.push(orderBody([product], name))
      })
      const seen = new Map<number, Set<string>>()
      const note = (at: number, reply: OrderReply | null) => {
        // A shop without room for one more caller has done nothing.
        if (!reply || reply.code === 503) return
        expect(reply.code).toBe(200)
        seen.set(at, (seen.get(at) ?? new Set()).add(reply.result.orderNumber))
      }
      let cut = 0
      await inTurns(bodies, 8, async (body, at) => {
        const replies = await Promise.all(cuts.map((latest) => sendOrder(port, body, latest && Math.random() * latest)))
        cut += replies.filter((reply) => reply === null).length
        for (const reply of replies) note(at, reply)
      })
      expect(cut).toBeGreaterThan(trust.orders)
      await inTurns(bodies, 8, async (body, at) => note(at, await insistOn(port, body)))
      expect((await countOf('shop_order')) - before).toBe(trust.orders)
      expect([...seen.values()].map(({ size }) => size)).toEqual(bodies.map(() => 1))
      expect(new Set([...seen.values()].flatMap((numbers) => [...numbers])).size).toBe(trust.orders)
      const wanted = bodies.reduce<number>((sum, { products }) => sum + (products[0]?.qty ?? 0), 0)
      const sold = 2_000_000 - (await shop.stockOf('BOOK')).qty - (await shop.stockOf('SALE')).qty
      expect(sold).toBe(wanted)
      tell(
        `${trust.orders} orders × 5, ${cut} replies cut: ${(await countOf('shop_order')) - before} orders, ${sold} pieces sold of ${wanted} ordered`,
      )
    },
    patienceFor(trust.orders, 600),
  )

  test(
    `of 20 clocks ${trust.buyers} buyers get exactly 20, alone and in sets, and each of the others is told why`,
    async () => {
      await shop.setStock('CLOCK', 20)
      const inSet = (qty: number) => ({ sku: 'SET', qty, ...set(bundle(11, [111])) })
      const wishes = [
        (qty: number) => [{ sku: 'CLOCK', qty }],
        (qty: number) => [inSet(qty)],
        (qty: number) => [{ sku: 'CLOCK', qty }, inSet(1)],
      ]
      const last = 20
      const bodies = Array.from({ length: trust.buyers }, (_, at) => {
        // The last ones want one piece each, so that nothing is left over for want of somebody who takes it.
        const wish = at >= trust.buyers - last ? wishes[0] : wishes[Math.floor(Math.random() * wishes.length)]
        const qty = at >= trust.buyers - last ? 1 : 1 + Math.floor(Math.random() * 3)
        return orderBody(wish?.(qty) ?? [], { order_id: `buyer-${at}` })
      })
      const replies: (OrderReply | null)[] = []
      await inTurns(bodies, 48, async (body) => void replies.push(await insistOn(port, body)))
      const { rows } = await sql<{ held: number }>`
      select sum(quantity)::int as held from order_stock join product on product.id = product_id and sku = 'CLOCK'
      join shop_order on shop_order.id = order_id and idempotency_key like 'order:mantel:buyer-%'`.execute(own.db)
      expect(rows[0]?.held).toBe(20)
      expect(await shop.stockOf('CLOCK')).toEqual({ qty: 0, isInStock: false })
      const reasons = reasonsOf(replies)
      expect(reasons.length + accepted(replies).length).toBe(trust.buyers)
      for (const reason of reasons) expect(reason).toMatch(/^Error while adding products\. The (CLOCK|SET): \S/)
      tell(
        `stock 20, ${trust.buyers} buyers: ${accepted(replies).length} orders for ${rows[0]?.held} pieces, ${reasons.length} refusals explained`,
      )
    },
    patienceFor(trust.buyers, 300),
  )

  // Behind a long run the shop is still telling of thousands of orders meanwhile.
  test(
    'a coupon for one use is used by one of 32, and a gift card over £10 pays £10 once',
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
        return Promise.all(carts.map((cart_id) => insistOn(port, orderBody([book], { cart_id }))))
      }
      const withCoupon = await race((cartId) => shop.ask('POST', 'apply-coupon', { cartId, coupon: 'FIRST' }))
      expect(accepted(withCoupon)).toHaveLength(1)
      expect(await countOf('coupon_use')).toBe(1)
      for (const reason of reasonsOf(withCoupon)) expect(reason).toMatch(/^Error placing an order\. FIRST: .*used/)
      const withCard = await race((quoteId) =>
        shop.call('POST', '/api/ext/gift-card/apply', { body: { quoteId, giftCardCode: 'AAAA-BBBB-CCCC-TEN2' } }),
      )
      expect(accepted(withCard)).toHaveLength(1)
      for (const reason of reasonsOf(withCard)) expect(reason).toMatch(/^Error placing an order\. Nothing is left/)
      const { rows } = await sql<{ balance: number; ledger: number }>`
      select balance::int, (select sum(amount)::int from gift_card_entry where gift_card_id = gift_card.id) as ledger
      from gift_card`.execute(own.db)
      expect(rows).toEqual([{ balance: 0, ledger: 0 }])
      tell('a coupon for one use and a £10 gift card, 32 buyers each: one each, 31 refusals explained')
    },
    patienceFor(2 * 32, 1000),
  )
})
