import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { databaseUrlOf } from './order/testing/database-url.ts'
import { openOrderShop, orderBody } from './order/testing/order-shop.ts'
import { runConcurrently, sendOrder, sendUntilAccepted } from './order/testing/send-order.ts'
import { timeoutFor } from './order/testing/trust-sizes.ts'
import { type Connection, migrate, openDatabase } from './platform/db/index.ts'
import { openTestDatabase, testEngine } from './platform/db/testing.ts'
import { silentLog as log } from './platform/log.ts'
import { openMailServer, type TestMailServer } from './platform/mail/testing.ts'

/**
 * Runs only in `npm run bench -- trust`, because a whole shop takes seconds to start. A normal test run kills minimal order servers
 * instead.
 */
const kills = Number(process.env.MANTEL_TRUST_SHOP_KILLS ?? 0)
const burstSize = 12
const stockBefore = 100_000
const script = fileURLToPath(new URL('./testing/shop-process.ts', import.meta.url))

describe.runIf(kills > 0)(`whole shop killed while it takes orders and sends mail (${testEngine})`, () => {
  let mails: TestMailServer
  let dataDir: string
  let server: Connection | undefined
  let databaseUrl = ''
  const running = new Set<ChildProcess>()

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'mantel-killed-'))
    mails = await openMailServer()
    if (testEngine === 'postgres') {
      server = await openTestDatabase()
      databaseUrl = await databaseUrlOf(server.db)
    }
    await withDatabase(async (connection) => {
      await migrate(connection.db)
      const shop = await openOrderShop(connection)
      await shop.setStock('BOOK', stockBefore)
      await shop.close()
    })
  }, 120_000)
  afterAll(async () => {
    for (const child of running) child.kill('SIGKILL')
    await mails?.stop()
    await server?.close()
    if (dataDir) await rm(dataDir, { recursive: true, force: true })
  })

  /** The embedded database can be opened only while no shop runs. */
  async function withDatabase<T>(use: (connection: Connection) => Promise<T>): Promise<T> {
    if (server) return use(server)
    const connection = await openDatabase({ dataDir, log })
    try {
      return await use(connection)
    } finally {
      await connection.close()
    }
  }

  async function start() {
    const env = { ...process.env, NODE_COMPILE_CACHE: join(tmpdir(), 'mantel-test-compiled') }
    const child = fork(script, [dataDir, databaseUrl, mails.url], { stdio: 'ignore', env })
    running.add(child)
    const [port] = await Promise.race([once(child, 'message'), once(child, 'exit').then(() => [])])
    if (typeof port !== 'number') throw new Error('the shop did not start')
    const end = async (stop: () => void) => {
      const exited = once(child, 'exit')
      stop()
      await exited
      running.delete(child)
    }
    return { port, kill: () => end(() => child.kill('SIGKILL')), close: () => end(() => child.disconnect()) }
  }

  it(
    `loses no order and no mail over ${kills} kills`,
    async () => {
      const bodies: object[] = []
      let cutOff = 0
      for (let kill = 0; kill < kills; kill++) {
        const shop = await start()
        const burst = Array.from({ length: burstSize }, (_, at) => ({
          ...orderBody([{ sku: 'BOOK', qty: 1 }]),
          order_id: `killed-${kill}-${at}`,
        }))
        bodies.push(...burst)
        // Kill after a random number of replies and a pause in which mails may be under way.
        const enough = Promise.withResolvers<void>()
        let waitFor = 1 + Math.floor(Math.random() * burstSize)
        const replies = burst.map(async (body) => {
          const reply = await sendOrder(shop.port, body)
          if (--waitFor === 0) enough.resolve()
          return reply
        })
        await enough.promise
        await pause(Math.random() * 300)
        await shop.kill()
        cutOff += (await Promise.all(replies)).filter((reply) => reply === null).length
      }
      const first = await start()
      const numbers = new Set<string>()
      await runConcurrently(bodies, 8, async (body) => {
        const reply = await sendUntilAccepted(first.port, body)
        expect(reply).toMatchObject({ code: 200 })
        numbers.add(reply.result.orderNumber)
      })
      expect(numbers.size).toBe(bodies.length)
      await first.close()
      // A mail that a killed process was sending is due again after five minutes; the test does not wait for them.
      await withDatabase(({ db }) =>
        db.updateTable('mail').set({ due_at: new Date() }).where('sent_at', 'is', null).execute(),
      )
      const last = await start()
      await vi.waitFor(() => expect([...numbers].filter((number) => !ordersMailed().has(number))).toEqual([]), {
        timeout: 100_000,
        interval: 200,
      })
      await last.close()
      const orders = await withDatabase(({ db }) => db.selectFrom('shop_order').selectAll().execute())
      expect(orders.length).toBe(bodies.length)
      // The same mail may arrive twice after a kill, but always with the same Message-ID.
      const distinct = new Map(mails.received.map(({ messageId, subject }) => [messageId, subject]))
      expect(new Set(distinct.values()).size).toBe(distinct.size)
      const doubled = mails.received.length - distinct.size
      console.log(
        `  ${kills} kills of the whole shop on ${testEngine}: ${bodies.length} orders, ${cutOff} replies lost, ` +
          `${distinct.size} distinct mails, ${doubled} sent twice`,
      )
    },
    timeoutFor(kills, 60_000),
  )

  /** The numbers of the orders whose confirmation was received. */
  function ordersMailed(): Set<string> {
    return new Set(mails.received.flatMap(({ subject }) => /\d{6,}/.exec(subject ?? '') ?? []))
  }
})
