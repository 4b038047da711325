import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Connection } from '../platform/db/index.ts'
import { openTestDatabase, testEngine } from '../platform/db/testing.ts'
import { databaseUrlOf } from './testing/database-url.ts'
import { type OrderShop, openOrderShop, orderBody } from './testing/order-shop.ts'
import { type OrderReply, runConcurrently, sendOrder, sendUntilAccepted } from './testing/send-order.ts'
import { printFigures, timeoutFor, trustSizes } from './testing/trust-sizes.ts'

const script = fileURLToPath(new URL('./testing/order-server.ts', import.meta.url))
const burstSize = 12
const stockBefore = 1_000_000

const bodyWithId = (order_id: string, qty: number) => ({ ...orderBody([{ sku: 'BOOK', qty }]), order_id })
type Body = ReturnType<typeof bodyWithId>

describe.runIf(testEngine === 'postgres')('order server killed while placing orders', () => {
  let connection: Connection
  let shop: OrderShop
  const servers = new Set<ChildProcess>()
  beforeAll(async () => {
    connection = await openTestDatabase()
    shop = await openOrderShop(connection)
    await shop.setStock('BOOK', stockBefore)
  })
  afterAll(async () => {
    for (const server of servers) server.kill('SIGKILL')
    await shop?.close()
    await connection?.close()
  })

  async function start(databaseUrl: string) {
    const env = { ...process.env, NODE_COMPILE_CACHE: join(tmpdir(), 'mantel-test-compiled') }
    const server = fork(script, [databaseUrl], { stdio: 'ignore', env })
    servers.add(server)
    const [port] = await Promise.race([once(server, 'message'), once(server, 'exit').then(() => [])])
    if (typeof port !== 'number') throw new Error('the order server did not start')
    return {
      port,
      async kill() {
        const gone = once(server, 'exit')
        server.kill('SIGKILL')
        await gone
        servers.delete(server)
      },
    }
  }

  it(
    `keeps acknowledged orders and writes no partial ones over ${trustSizes.kills} kills`,
    async () => {
      const url = await databaseUrlOf(connection.db)
      const bodies: Body[] = []
      const acknowledged = new Map<string, string>()
      const recordReply = (body: Body | undefined, reply: OrderReply | null) => {
        if (reply?.code === 200) acknowledged.set(String(body?.order_id), reply.result.orderNumber)
      }
      let cutOff = 0
      let next = start(url)
      for (let kill = 0; kill < trustSizes.kills; kill++) {
        const server = await next
        // Start the next server now, because starting takes longer than a server's lifetime here.
        next = start(url)
        const burst = Array.from({ length: burstSize }, (_, at) => bodyWithId(`kill-${kill}-${at}`, 1 + (at % 2)))
        bodies.push(...burst)
        // Kill after a random number of replies and a short random pause.
        const enough = Promise.withResolvers<void>()
        let waitFor = Math.floor(Math.random() * burstSize)
        if (waitFor === 0) enough.resolve()
        const replies = burst.map(async (body) => {
          const reply = await sendOrder(server.port, body)
          if (--waitFor === 0) enough.resolve()
          return reply
        })
        await enough.promise
        await pause(Math.random() * 20)
        await server.kill()
        for (const [at, reply] of (await Promise.all(replies)).entries()) {
          if (!reply) cutOff++
          recordReply(burst[at], reply)
        }
      }
      expect(cutOff).toBeGreaterThan(0)
      expect(await countPartialWrites()).toEqual({ orders: expect.any(Number), broken: 0, lost: 0, astray: 0 })
      expect(await missing()).toEqual([])
      const last = await next
      const before = acknowledged.size
      await runConcurrently(bodies, 8, async (body) => {
        const reply = await sendUntilAccepted(last.port, body)
        expect(reply).toMatchObject({ code: 200 })
        recordReply(body, reply)
      })
      await last.kill()
      expect(await missing()).toEqual([])
      expect(await countPartialWrites()).toEqual({ orders: bodies.length, broken: 0, lost: 0, astray: 0 })
      printFigures(
        `${trustSizes.kills} kills: ${before} orders acknowledged before, ${cutOff} replies lost; none lost, none half written`,
      )

      /** Acknowledged orders that are missing or have another number. */
      async function missing(): Promise<string[]> {
        const rows = await shop.allOrders()
        const numbers = new Map(rows.map(({ idempotency_key, number }) => [idempotency_key, number]))
        return [...acknowledged]
          .filter(([id, number]) => numbers.get(`order:mantel:${id}`) !== number)
          .map(([id]) => id)
      }
    },
    timeoutFor(trustSizes.kills, 20_000),
  )

  /**
   * broken: incomplete orders; lost: units missing from stock without an order; astray: carts that are closed although they have no
   * order.
   */
  async function countPartialWrites() {
    const { rows } = await sql`
      select count(*)::int as orders,
        (count(*) filter (where
          (select count(*) from order_line where order_id = shop_order.id) <> jsonb_array_length(snapshot -> 'lines')
          or not exists (select from order_history where order_id = shop_order.id and step = 0)
          or not exists (select from order_stock where order_id = shop_order.id)
          or not exists (select from cart where cart.id = shop_order.cart_id and status = 'ordered')
          or not exists (select from outbox where type = 'order.moved' and payload ->> 'orderId' = shop_order.id::text)
        ))::int as broken,
        (select ${stockBefore} - qty - (select coalesce(sum(quantity), 0) from order_stock)
          from stock_item join product on product.id = product_id and sku = 'BOOK')::int as lost,
        (select count(*) from cart where status = 'ordered'
          and not exists (select from shop_order where cart_id = cart.id))::int as astray
      from shop_order`.execute(connection.db)
    return rows[0]
  }
})
