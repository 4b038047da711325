import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { OrderState } from '@mantel/domain/order'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { registerTestCustomer } from '../customer/testing/register-test-customer.ts'
import { addOrderStep } from '../order/testing/insert-test-order.ts'
import { type OrderShop, openOrderShop, orderBody } from '../order/testing/order-shop.ts'
import { withTestDb } from '../platform/db/testing.ts'
import { unlimitedStores, viewOf, withLimits } from '../store/testing.ts'
import { createDownloadKeys } from './download-key.ts'

const file = Buffer.from(Array.from({ length: 100_000 }, (_, at) => (at * 7 + (at >> 8)) % 251))

withTestDb('downloading files', (getDb, getConnection) => {
  let shop: OrderShop
  let dataDir: string
  let token: string
  let customerId: number
  let placed = 0
  const begin = new Date()
  const clock = { now: begin }
  const minutes = (count: number) => (clock.now = new Date(clock.now.getTime() + count * 60_000))

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'mantel-downloads-'))
    await mkdir(join(dataDir, 'downloads'))
    await writeFile(join(dataDir, 'downloads', 'print.pdf'), file)
    await writeFile(join(dataDir, 'secret.txt'), 'not for sale')
    await symlink(join(dataDir, 'secret.txt'), join(dataDir, 'downloads', 'linked.pdf'))
    const stores = withLimits(unlimitedStores, { rates: { wrongDownloadLinks: { max: 3 } } })
    const createDownloadFile = (path: string) => (path === 'a2.pdf' ? Buffer.from('made on demand') : null)
    const now = () => clock.now
    shop = await openOrderShop(getConnection(), { filled: ['default', 'de'], dataDir, stores, createDownloadFile, now })
    const customer = await registerTestCustomer({ db: getDb(), view: viewOf('default') }, { email: 'ann@example.test' })
    token = customer.token
    customerId = customer.id
  })
  afterAll(async () => {
    await shop?.close()
    await rm(dataDir, { recursive: true, force: true })
  })
  beforeEach(async () => {
    clock.now = begin
    await shop.setStock('CLOCK', 10)
  })

  async function place(
    product: object = { sku: 'FILE', qty: 1 },
    state: OrderState | null = 'paid',
    delivery: object = {},
  ) {
    const lines = [{ sku: 'CLOCK', qty: 1 }, product as { sku: string; qty: number }]
    const body = { ...orderBody(lines, { delivery }), order_id: `order ${++placed}`, user_id: String(customerId) }
    const [code, result] = await shop.place(body, { token })
    expect(code, JSON.stringify(result)).toBe(200)
    const order = { id: Number(result.backendOrderId), number: String(result.orderNumber), orderKey: result.orderKey }
    if (state) await shop.orders.move(order.number, { to: state, reason: '' })
    await shop.settle()
    return order
  }
  async function downloadsOf({ id }: { id: number }) {
    const [, { items }] = await shop.call('GET', '/api/user/order-history', { token })
    return items.find(({ entity_id }: { entity_id: number }) => entity_id === id).extension_attributes.downloads
  }
  const get = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
    shop.app.inject({ method, url, headers: { host: 'localhost', ...headers } })
  const leftOf = async (order: { id: number }) => (await downloadsOf(order))[0].downloads_left

  it('lists the links on the order only when it is paid, and sends the file', async () => {
    const order = await place(undefined, null)
    expect(await downloadsOf(order)).toEqual([])
    await shop.orders.move(order.number, { to: 'paid', reason: '' })
    await shop.settle()
    const [download, ...others] = await downloadsOf(order)
    expect(others).toEqual([])
    expect(download).toMatchObject({ product_name: 'The FILE', title: 'The print', downloads_left: 2 })
    const reply = await get(download.url)
    expect(reply.statusCode).toBe(200)
    expect(reply.rawPayload.equals(file)).toBe(true)
    expect(reply.headers).toMatchObject({
      'cache-control': 'private, no-store',
      'content-disposition': `attachment; filename="print.pdf"; filename*=UTF-8''print.pdf`,
      'content-length': '100000',
      'content-type': 'application/pdf',
      'accept-ranges': 'bytes',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    })
    expect(await leftOf(order)).toBe(1)
  })

  it('multiplies the downloads by the quantity', async () => {
    expect(await leftOf(await place({ sku: 'FILE', qty: 3 }))).toBe(6)
  })

  it('delivers only the chosen files of a product that sells them separately, and creates missing ones', async () => {
    const product_option = { extension_attributes: { downloadable_option: { downloadable_links: [72] } } }
    const [download, ...others] = await downloadsOf(await place({ sku: 'FILES', qty: 1, product_option }))
    expect(others).toEqual([])
    expect(download).toMatchObject({ title: 'A2', downloads_left: null })
    expect((await get(download.url)).body).toBe('made on demand')
  })

  it('resumes a download byte for byte without counting it', async () => {
    const order = await place()
    const [{ url }] = await downloadsOf(order)
    const first = await get(url, { range: 'bytes=0-39999' })
    expect(first.statusCode).toBe(206)
    const validator = String(first.headers['last-modified'])
    minutes(60)
    const second = await get(url, { range: 'bytes=40000-', 'if-range': validator })
    expect([second.statusCode, second.headers['content-range']]).toEqual([206, 'bytes 40000-99999/100000'])
    expect(Buffer.concat([first.rawPayload, second.rawPayload]).equals(file)).toBe(true)
    const tail = await get(url, { range: 'bytes=-5' })
    expect(tail.rawPayload.equals(file.subarray(-5))).toBe(true)
    expect(await leftOf(order)).toBe(1)
    expect((await get(url, { range: 'bytes=100000-' })).statusCode).toBe(416)
    expect(await leftOf(order)).toBe(1)
    const changed = await get(url, { range: 'bytes=40000-', 'if-range': 'Mon, 01 Jan 2024 00:00:00 GMT' })
    expect([changed.statusCode, changed.rawPayload.length]).toEqual([200, 100_000])
    expect(await leftOf(order)).toBe(0)
  })

  it('counts starts, but neither HEAD requests nor a second start after a broken connection', async () => {
    const order = await place()
    const [{ url }] = await downloadsOf(order)
    const head = await get(url, {}, 'HEAD')
    expect([head.statusCode, head.rawPayload.length]).toEqual([200, 0])
    expect(await leftOf(order)).toBe(2)
    expect((await Promise.all([get(url), get(url), get(url)])).map(({ statusCode }) => statusCode)).toEqual([
      200, 200, 200,
    ])
    expect(await leftOf(order)).toBe(1)
    minutes(11)
    expect((await get(url)).statusCode).toBe(200)
    minutes(9)
    expect((await get(url)).statusCode).toBe(200)
    expect((await downloadsOf(order))[0]).toMatchObject({ downloads_left: 0, url })
    minutes(2)
    const refused = await get(url)
    expect([refused.statusCode, refused.headers['content-type']]).toEqual([410, 'text/html; charset=utf-8'])
    expect(refused.body).toContain('reached the download limit for this file')
    expect((await downloadsOf(order))[0]).toMatchObject({ downloads_left: 0, url: null })
  })

  it('refuses an expired and a refunded download', async () => {
    const order = await place()
    const [{ url }] = await downloadsOf(order)
    minutes(90 * 24 * 60)
    const expired = await get(url)
    expect([expired.statusCode, expired.body.includes('has expired')]).toEqual([410, true])
    clock.now = begin
    expect((await get(url)).statusCode).toBe(200)
    await shop.orders.move(order.number, { to: 'refunded', reason: '' })
    await shop.settle()
    const revoked = await get(url, { range: 'bytes=5-' })
    expect([revoked.statusCode, revoked.body.includes('refunded or cancelled')]).toEqual([410, true])
    expect(await downloadsOf(order)).toEqual([])
  })

  it('redirects to a file on another server and counts it', async () => {
    const order = await place({ sku: 'LINK', qty: 1 })
    const [{ url }, ...others] = await downloadsOf(order)
    expect(others).toEqual([])
    expect((await get(url, {}, 'HEAD')).statusCode).toBe(302)
    expect(await leftOf(order)).toBe(1)
    const reply = await get(url)
    expect([reply.statusCode, reply.headers.location]).toEqual([302, 'https://files.example/film.mp4'])
    expect(await leftOf(order)).toBe(0)
    minutes(24 * 60)
    expect((await get(url)).statusCode).toBe(410)
  })

  it('refuses to withdraw from a started download only if the buyer agreed to lose the right to withdraw', async () => {
    const withdraw = async ({ orderKey }: { orderKey: string }) => {
      const request = { orderKey, requestId: `of ${orderKey}`, kind: 'withdrawal', items: [{ item_id: 3, qty: 1 }] }
      return shop.call('POST', '/api/ext/order-request', { body: request })
    }
    const agreed = await place(undefined, 'paid', { download_consent: true })
    const silent = await place()
    for (const order of [agreed, silent]) await get((await downloadsOf(order))[0].url)
    expect(await withdraw(agreed)).toEqual([
      409,
      "You've started to download “The FILE”. When you placed the order, you agreed that a download can't be cancelled once it has started.",
    ])
    expect((await withdraw(silent))[0]).toBe(200)
    expect((await withdraw(await place(undefined, 'paid', { download_consent: true })))[0]).toBe(200)
  })

  it('reduces the downloads by those of withdrawn units, and revokes the file with the last unit', async () => {
    const order = await place({ sku: 'FILE', qty: 3 })
    const [{ url }] = await downloadsOf(order)
    expect((await get(url)).statusCode).toBe(200)
    expect(await leftOf(order)).toBe(5)
    const withdraw = async (qty: number) => {
      const body = {
        orderKey: order.orderKey,
        requestId: `request of ${qty}`,
        kind: 'withdrawal',
        items: [{ item_id: 3, qty }],
      }
      const [code, result] = await shop.call('POST', '/api/ext/order-request', { body })
      expect(code, JSON.stringify(result)).toBe(200)
      const settled = await shop.orders.settle(order.number, { request: undefined, isAccepted: true, note: '' })
      expect(settled.ok).toBe(true)
    }
    await withdraw(1)
    await shop.settle()
    expect(await leftOf(order)).toBe(3)
    await withdraw(2)
    await shop.settle()
    expect(await downloadsOf(order)).toEqual([])
    expect((await get(url, { range: 'bytes=5-' })).statusCode).toBe(410)
  })

  it('shows the links to a guest with the order key', async () => {
    const order = await place()
    const [, guest] = await shop.call('GET', `/api/ext/order-details/${order.orderKey}`)
    expect(guest.extension_attributes.downloads).toEqual(await downloadsOf(order))
    expect(guest.extension_attributes.downloads).toHaveLength(1)
  })

  it('answers in the language of the order', async () => {
    const order = await place()
    const [{ url }] = await downloadsOf(order)
    await getDb().updateTable('shop_order').set({ store_code: 'de' }).where('id', '=', order.id).execute()
    await addOrderStep(getDb(), order.id, 9, 'refunded', clock.now)
    await shop.settle()
    const page = await get(url)
    expect(page.statusCode).toBe(410)
    expect(page.body).toContain('<html lang="de">')
    expect(page.body).toContain('erstattet oder storniert')
  })

  it('refuses changed keys, keys of another secret, order keys and links of another website', async () => {
    const order = await place()
    const other = await place()
    const [{ url }] = await downloadsOf(order)
    const key = url.split('/').at(-1)
    const proof = key.slice(-32)
    const { orderKey } = order
    const foreign = createDownloadKeys('another secret').downloadKeyOf({ orderId: order.id, position: 1, number: 0 })
    const keys = [
      `${other.id}-1-0-${proof}`,
      `${order.id}-1-1-${proof}`,
      `${key.slice(0, -1)}!`,
      foreign,
      orderKey,
      '%2e%2e%2fsecret.txt',
    ]
    for (const [at, wrong] of keys.entries()) {
      const reply = await shop.app.inject({
        url: `/api/ext/download/${wrong}`,
        remoteAddress: `203.0.113.${at}`,
        headers: { host: 'localhost' },
      })
      expect([wrong, reply.statusCode]).toEqual([wrong, 404])
      expect(reply.body).toContain('open the link from your email or your order')
    }
    const elsewhere = await shop.app.inject({
      url,
      remoteAddress: '203.0.113.99',
      headers: { host: 'trade.localhost' },
    })
    expect(elsewhere.statusCode).toBe(404)
    expect(await leftOf(order)).toBe(2)
  })

  it('limits an IP address that guesses links, but lets it use links that exist', async () => {
    const [{ url }] = await downloadsOf(await place())
    const from = (path: string) =>
      shop.app.inject({ url: path, remoteAddress: '198.51.100.7', headers: { host: 'localhost' } })
    const guesses = []
    for (let guess = 0; guess < 4; guess++) guesses.push(await from(`/api/ext/download/${guess}-0-0-${'x'.repeat(32)}`))
    expect(guesses.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 429])
    expect(Number(guesses[3]?.headers['retry-after'])).toBeGreaterThan(0)
    expect((await from(url)).statusCode).toBe(200)
  })

  it.each([
    '../secret.txt',
    '/../secret.txt',
    'linked.pdf',
    '..%2fsecret.txt',
    '/etc/passwd',
    '.hidden',
    'gone.pdf',
    '',
  ])('sends nothing for the path %j of a document and counts no download', async (path) => {
    const order = await place()
    const [{ url }] = await downloadsOf(order)
    await getDb().updateTable('order_download').set({ file: path }).where('order_id', '=', order.id).execute()
    const reply = await get(url)
    expect(reply.statusCode).toBe(503)
    expect(reply.body).not.toContain('not for sale')
    expect(reply.body).toContain('count towards your download limit')
    expect(await leftOf(order)).toBe(2)
  })
})
