import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { withTestDb } from '../platform/db/testing.ts'
import { type OrderShop, openOrderShop, orderBody } from './testing/order-shop.ts'

withTestDb('requests for items that the buyer has used', (getDb, getConnection) => {
  let shop: OrderShop
  let dataDir: string
  let count = 0

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'mantel-used-items-'))
    await mkdir(join(dataDir, 'downloads'))
    await writeFile(join(dataDir, 'downloads', 'print.pdf'), 'a print')
    shop = await openOrderShop(getConnection(), { dataDir })
    await shop.setStock('CLOCK', 100)
  })
  afterAll(async () => {
    await shop?.close()
    await rm(dataDir, { recursive: true, force: true })
  })

  type Placed = { id: number; number: string; orderKey: string }

  /** A paid order of a clock and this product. */
  async function buy(product: { sku: string; qty: number }): Promise<Placed> {
    const delivery = { download_consent: true }
    const body = { ...orderBody([{ sku: 'CLOCK', qty: 1 }, product], { delivery }), order_id: `used ${++count}` }
    const [code, result] = await shop.place(body)
    expect(code, JSON.stringify(result)).toBe(200)
    await shop.orders.move(result.orderNumber, { to: 'paid', reason: '' })
    await shop.settle()
    return { id: Number(result.backendOrderId), number: result.orderNumber, orderKey: result.orderKey }
  }
  const ask = ({ orderKey }: Placed, body: object) =>
    shop.call('POST', '/api/ext/order-request', { body: { orderKey, requestId: `request ${++count}`, ...body } })
  const extension = async ({ orderKey }: Placed) =>
    (await shop.call('GET', `/api/ext/order-details/${orderKey}`))[1].extension_attributes
  const settle = ({ number }: Placed, isAccepted: boolean) =>
    shop.orders.settle(number, { request: undefined, isAccepted, note: '' })
  const download = async (order: Placed) => {
    const [{ url }] = (await extension(order)).downloads
    return shop.app.inject({ url, headers: { host: 'localhost' } })
  }
  const cancellation = { kind: 'cancellation' }
  const withdrawal = { kind: 'withdrawal', items: [{ item_id: 3, qty: 1 }] }

  it('refuses to cancel an order once one of its downloads has been started', async () => {
    const order = await buy({ sku: 'FILE', qty: 1 })
    expect((await extension(order)).can_cancel).toBe(true)
    expect((await download(order)).statusCode).toBe(200)
    expect((await extension(order)).can_cancel).toBe(false)
    expect(await ask(order, cancellation)).toEqual([
      409,
      'The download of “The FILE” has already been started, so it can no longer be refunded.',
    ])
  })

  it.each([
    ['cancellation', cancellation],
    ['withdrawal', withdrawal],
  ])('refuses the download while a %s of it is open', async (_, request) => {
    const order = await buy({ sku: 'FILE', qty: 1 })
    expect((await ask(order, request))[0]).toBe(200)
    const refused = await download(order)
    expect([refused.statusCode, refused.body]).toEqual([409, expect.stringContaining('asked for a refund')])
    await settle(order, false)
    expect((await download(order)).statusCode).toBe(200)
  })

  it('leaves the downloads of other items open', async () => {
    const order = await buy({ sku: 'FILE', qty: 1 })
    expect((await ask(order, { kind: 'withdrawal', items: [{ item_id: 1, qty: 1 }] }))[0]).toBe(200)
    expect((await download(order)).statusCode).toBe(200)
  })

  it('refunds no download that was started after the request', async () => {
    for (const request of [cancellation, withdrawal]) {
      const order = await buy({ sku: 'FILE', qty: 1 })
      await ask(order, request)
      // Older versions delivered the file in the meantime.
      await getDb()
        .updateTable('order_download')
        .set({ started_at: new Date() })
        .where('order_id', '=', order.id)
        .execute()
      expect(await settle(order, true)).toMatchObject({ ok: false, code: 'request_download_started' })
      expect((await extension(order)).requests).toMatchObject([{ state: 'open' }])
      expect(await settle(order, false)).toMatchObject({ ok: true })
    }
  })

  it('either delivers a file or takes a request for it when both arrive at once', async () => {
    for (let round = 0; round < 5; round++) {
      const order = await buy({ sku: 'FILE', qty: 1 })
      const [{ statusCode }, [requested]] = await Promise.all([download(order), ask(order, withdrawal)])
      expect([statusCode, requested].toSorted()).toEqual([200, 409])
    }
  })
})
