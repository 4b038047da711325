import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { giftCardOptions } from './cart/testing/items.ts'
import { registerTestCustomer } from './customer/testing/register-test-customer.ts'
import { createMerchantOrders } from './order/index.ts'
import { databaseUrlOf } from './order/testing/database-url.ts'
import { openOrderShop, orderBody } from './order/testing/order-shop.ts'
import { runConcurrently, sendOrder } from './order/testing/send-order.ts'
import type { Connection } from './platform/db/index.ts'
import { openTestDatabase, testEngine } from './platform/db/testing.ts'
import { openMailServer, type TestMailServer } from './platform/mail/testing.ts'
import { viewOf } from './store/testing.ts'

const script = fileURLToPath(new URL('./testing/shop-process.ts', import.meta.url))
const orderCount = 200
const stockBefore = 1000
const patience = { timeout: 100_000, interval: 200 }

type TestCustomer = Awaited<ReturnType<typeof registerTestCustomer>>
type ShopProcess = { port: number; child: ChildProcess }

/** The embedded database allows one process only. */
describe.runIf(testEngine === 'postgres')('two processes on one database', () => {
  let connection: Connection
  let mails: TestMailServer
  let dataDir: string
  let databaseUrl: string
  let shops: ShopProcess[] = []

  beforeAll(async () => {
    connection = await openTestDatabase()
    databaseUrl = await databaseUrlOf(connection.db)
    dataDir = await mkdtemp(join(tmpdir(), 'mantel-two-'))
    mails = await openMailServer()
    const shop = await openOrderShop(connection, { filled: ['default', 'trade'] })
    await shop.setStock('BOOK', stockBefore)
    await shop.close()
    shops = await Promise.all([startShop(), startShop()])
  }, 120_000)
  afterAll(async () => {
    await Promise.all(shops.map((shop) => endShop(shop)))
    await mails?.stop()
    await connection?.close()
    if (dataDir) await rm(dataDir, { recursive: true, force: true })
  })

  async function startShop(): Promise<ShopProcess> {
    const env = { ...process.env, NODE_COMPILE_CACHE: join(tmpdir(), 'mantel-test-compiled') }
    const child = fork(script, [dataDir, databaseUrl, mails.url], { stdio: 'ignore', env })
    const [port] = await Promise.race([once(child, 'message'), once(child, 'exit').then(() => [])])
    if (typeof port !== 'number') throw new Error('a shop process did not start')
    return { port, child }
  }
  async function endShop({ child }: ShopProcess, signal?: 'SIGKILL'): Promise<void> {
    if (child.exitCode !== null || child.signalCode !== null) return
    const exited = once(child, 'exit')
    if (signal) child.kill(signal)
    else child.disconnect()
    await exited
  }
  const portOf = (index: number) => shops[index % shops.length]!.port
  async function post(port: number, path: string, body: object = {}) {
    const headers = { 'content-type': 'application/json' }
    const reply = await fetch(`http://127.0.0.1:${port}${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    })
    return (await reply.json()) as { code: number; result: never; error?: string }
  }
  const stockLeft = async () => {
    const { rows } = await sql<{ qty: number }>`
      select qty::int as qty from stock_item join product on product.id = product_id where sku = 'BOOK'`.execute(
      connection.db,
    )
    return rows[0]?.qty
  }
  const bookAndGift = [
    { sku: 'BOOK', qty: 1 },
    { sku: 'GIFT', qty: 1, ...giftCardOptions() },
  ]
  /** Order numbers that do not have exactly one invoice. */
  const wronglyInvoiced = async () => {
    const { rows } = await sql`
      select number from shop_order where
        (select count(*) from invoice where order_id = shop_order.id and kind = 'invoice') <> 1`.execute(connection.db)
    return rows
  }

  it(`takes ${orderCount} orders with exact stock and sends each mail, invoice and gift card once`, async () => {
    const numbers: string[] = []
    const merchant = createMerchantOrders({ db: connection.db, now: () => new Date(), giftCodeOf: () => '' })
    await runConcurrently(Array.from({ length: orderCount }), 16, async (_, index) => {
      const reply = await sendOrder(portOf(index), { ...orderBody(bookAndGift), order_id: `two-${index}` })
      expect(reply).toMatchObject({ code: 200 })
      numbers.push(reply!.result.orderNumber)
      expect(await merchant.move(reply!.result.orderNumber, { to: 'paid', reason: '' })).toMatchObject({ ok: true })
    })
    expect(await stockLeft()).toBe(stockBefore - orderCount)
    expect(new Set(numbers).size).toBe(orderCount)
    await vi.waitFor(async () => {
      expect(await wronglyInvoiced()).toEqual([])
      expect(new Set(mails.received.map(({ messageId }) => messageId)).size).toBeGreaterThanOrEqual(2 * orderCount)
    }, patience)
    const ids = mails.received.map(({ messageId }) => messageId)
    expect(ids.length).toBe(new Set(ids).size)
    for (const number of numbers) {
      expect(ids.filter((id) => id?.includes(`order-${number}-confirmation`))).toHaveLength(1)
      expect(ids.filter((id) => id?.includes(`order-${number}-gift-card`))).toHaveLength(1)
    }
    const cards = await connection.db.selectFrom('gift_card').select('id').execute()
    expect(cards).toHaveLength(orderCount)
  }, 120_000)

  it('orders a cart in another process than the one that filled it', async () => {
    const cartId = String((await post(portOf(0), '/api/cart/create')).result)
    const cartItem = { sku: 'CLOCK', qty: 2, quoteId: cartId }
    expect(await post(portOf(0), `/api/cart/update?cartId=${cartId}`, { cartItem })).toMatchObject({ code: 200 })
    const products = [{ sku: 'CLOCK', qty: 2 }]
    const reply = await sendOrder(portOf(1), { ...orderBody(products), cart_id: cartId, order_id: 'from-the-other' })
    expect(reply).toMatchObject({ code: 200 })
    expect(await sendOrder(portOf(0), { ...orderBody(products), cart_id: cartId, order_id: 'from-the-other' })).toEqual(
      reply,
    )
  })

  it('counts failed sign-ins across both processes', async () => {
    const customer = { email: 'ann@example.test', firstname: 'Ann', lastname: 'Lee' }
    const password = 'Correct-horse-9'
    expect(await post(portOf(0), '/api/user/create', { customer, password })).toMatchObject({ code: 200 })
    const signIn = (index: number, given: string) =>
      post(portOf(index), '/api/user/login', { username: customer.email, password: given })
    expect(await signIn(1, password)).toMatchObject({ code: 200 })
    for (let index = 0; index < 3; index++) expect(await signIn(index, 'wrong')).toMatchObject({ code: 401 })
    for (const index of [0, 1]) expect(await signIn(index, password)).toMatchObject({ code: 429 })
  })

  it('refuses the group token of a removed company member in the process that did not remove them', async () => {
    const view = viewOf('trade')
    const people = ['boss', 'member'].map((name) =>
      registerTestCustomer({ db: connection.db, view }, { email: `${name}@example.test`, groupId: 11 }),
    )
    const [boss, member] = (await Promise.all(people)) as [TestCustomer, TestCustomer]
    await sql`
      with made as (
        insert into company (website, name, created_at) values ('trade', 'Prints Ltd', now()) returning id
      )
      update customer set company_id = made.id, email_confirmed_at = now(),
        company_role = case customer.id when ${boss.id} then 'admin' else 'member' end
      from made where customer.id in (${boss.id}, ${member.id})`.execute(connection.db)
    const callApi = async (index: number, path: string, options: { method?: string; headers?: object } = {}) => {
      const headers = { host: 'trade.localhost', 'x-vs-store-code': 'trade', ...options.headers }
      // Uses http.request, because fetch does not allow another Host header.
      const sent = request({ port: portOf(index), path, method: options.method, headers }).end()
      const [reply] = await once(sent, 'response')
      return (await json(reply)) as { code: number; result: never }
    }
    const { groupToken } = (await callApi(0, `/api/user/me?token=${member.token}`)).result
    const seesPrice = async (index: number) => {
      const { result } = await callApi(index, '/api/product/list?skus=PACK', {
        headers: { 'x-vs-group-token': groupToken },
      })
      return JSON.stringify(result).includes('"price')
    }
    expect(await Promise.all([seesPrice(0), seesPrice(1)])).toEqual([true, true])
    const remove = { method: 'DELETE', headers: { authorization: `Bearer ${boss.token}` } }
    expect(await callApi(0, `/api/ext/company/members/${member.id}`, remove)).toMatchObject({ code: 200 })
    expect(await seesPrice(0), 'at once in the process that did it').toBe(false)
    await expect.poll(() => seesPrice(1), { timeout: 20_000 }).toBe(false)
    const third = await startShop()
    shops.push(third)
    expect(await seesPrice(2), 'also in a process that starts later').toBe(false)
    await endShop(shops.pop()!)
  }, 60_000)

  it('handles every order when one process is killed', async () => {
    const before = await stockLeft()
    const bodies = Array.from({ length: 40 }, (_, index) => ({ ...orderBody(bookAndGift), order_id: `kill-${index}` }))
    const [first, second] = shops as [ShopProcess, ShopProcess]
    let isKilled = false
    await runConcurrently(bodies, 8, async (body, index) => {
      if (index === 12) {
        isKilled = true
        await endShop(first, 'SIGKILL')
      }
      const reply = isKilled ? null : await sendOrder(index % 2 ? second.port : first.port, body)
      // An order without a reply is sent a second time, to the remaining process.
      if (reply?.code !== 200) expect(await sendOrder(second.port, body)).toMatchObject({ code: 200 })
    })
    expect(await stockLeft()).toBe(before! - bodies.length)
    shops = [await startShop(), second]
    await vi.waitFor(async () => {
      expect(await wronglyInvoiced()).toEqual([])
      const { rows } = await sql`
        select number from shop_order where
          not exists (select from mail where message_id like 'order-' || number || '-confirmation%')`.execute(
        connection.db,
      )
      expect(rows).toEqual([])
    }, patience)
  }, 120_000)
})
