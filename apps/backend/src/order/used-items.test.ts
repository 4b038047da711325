import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { giftCardOptions } from '../cart/testing/items.ts'
import { createGiftCodes, listUsableCodes } from '../giftcard/index.ts'
import { withTestDb } from '../platform/db/testing.ts'
import { type OrderShop, openOrderShop, orderBody } from './testing/order-shop.ts'

withTestDb('requests for items that the buyer has used', (getDb, getConnection) => {
  let shop: OrderShop
  let dataDir: string
  let count = 0
  const secretKey = 'secret of the tests of used items'

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'mantel-used-items-'))
    await mkdir(join(dataDir, 'downloads'))
    await writeFile(join(dataDir, 'downloads', 'print.pdf'), 'a print')
    shop = await openOrderShop(getConnection(), { dataDir, secretKey })
    await shop.setStock('CLOCK', 1000)
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
  const sendRequest = ({ orderKey }: Placed, body: object) =>
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
    expect(await sendRequest(order, cancellation)).toEqual([
      409,
      'The download of “The FILE” has already been started, so it can no longer be refunded.',
    ])
  })

  it.each([
    ['cancellation', cancellation],
    ['withdrawal', withdrawal],
  ])('refuses the download while a %s of it is open', async (_, request) => {
    const order = await buy({ sku: 'FILE', qty: 1 })
    expect((await sendRequest(order, request))[0]).toBe(200)
    const refused = await download(order)
    expect([refused.statusCode, refused.body]).toEqual([409, expect.stringContaining('asked for a refund')])
    await settle(order, false)
    expect((await download(order)).statusCode).toBe(200)
  })

  it('leaves the downloads of other items open', async () => {
    const order = await buy({ sku: 'FILE', qty: 1 })
    expect((await sendRequest(order, { kind: 'withdrawal', items: [{ item_id: 1, qty: 1 }] }))[0]).toBe(200)
    expect((await download(order)).statusCode).toBe(200)
  })

  it('refuses to refund a download that was started after the request', async () => {
    for (const request of [cancellation, withdrawal]) {
      const order = await buy({ sku: 'FILE', qty: 1 })
      await sendRequest(order, request)
      // Simulates an older version of the shop, which delivered the file while the request was open.
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
      const [{ statusCode }, [requested]] = await Promise.all([download(order), sendRequest(order, withdrawal)])
      expect([statusCode, requested].toSorted()).toEqual([200, 409])
    }
  })

  const giftCards = (qty = 1) => ({ sku: 'GIFT', qty, ...giftCardOptions() })
  const codeOf = ({ id }: Placed, piece = 0) => createGiftCodes(secretKey)({ orderId: id, position: 1, piece })
  const oneClock = { sku: 'CLOCK', qty: 1 }
  async function cartWith(giftCardCode: string): Promise<string> {
    const quoteId = await shop.cartOf(oneClock)
    await shop.call('POST', '/api/ext/gift-card/apply', { body: { quoteId, giftCardCode } })
    return quoteId
  }
  /** Orders a clock that the gift card in the cart pays in part. */
  async function payClock(cart_id: string) {
    const [code, result] = await shop.place({ ...orderBody([oneClock], { cart_id }), order_id: `used ${++count}` })
    return { code, number: String(result?.orderNumber) }
  }
  const payWith = async (giftCardCode: string) => payClock(await cartWith(giftCardCode))
  const refund = ({ number }: { number: string }, areUsedCardsRefunded?: boolean) =>
    shop.orders.move(number, { to: 'refunded', reason: '', areUsedCardsRefunded })
  const isUsable = async (code: string) => (await listUsableCodes(getDb(), [code], new Date())).length > 0
  const used = 'The gift card “The GIFT” has already been used, so it can no longer be refunded.'

  it('refuses to cancel or withdraw a gift card that has paid for an order', async () => {
    const order = await buy(giftCards())
    expect((await extension(order)).withdrawable).toHaveLength(2)
    expect(await payWith(codeOf(order))).toMatchObject({ code: 200 })
    const { can_cancel, withdrawable } = await extension(order)
    expect([can_cancel, withdrawable]).toMatchObject([false, [{ item_id: 1 }]])
    expect(await sendRequest(order, cancellation)).toEqual([409, used])
    expect(await sendRequest(order, withdrawal)).toEqual([409, used])
    expect((await sendRequest(order, { kind: 'withdrawal' }))[0]).toBe(200)
  })

  it('refuses to refund a gift card that was used after the request', async () => {
    for (const request of [cancellation, withdrawal]) {
      const order = await buy(giftCards())
      expect((await sendRequest(order, request))[0]).toBe(200)
      await payWith(codeOf(order))
      expect(await settle(order, true)).toMatchObject({ ok: false, code: 'gift_card_used' })
      expect((await extension(order)).requests).toMatchObject([{ state: 'open' }])
    }
  })

  it('accepts the return of unused gift cards, and of a used card once the order that it paid is refunded', async () => {
    const order = await buy(giftCards(3))
    const paid = await payWith(codeOf(order, 1))
    const giveBack = (qty: number) => sendRequest(order, { kind: 'withdrawal', items: [{ item_id: 3, qty }] })
    expect(await giveBack(2)).toEqual([409, used])
    expect((await giveBack(1))[0]).toBe(200)
    expect(await settle(order, true)).toMatchObject({ ok: true, amount: 2500 })
    expect([await isUsable(codeOf(order, 0)), await isUsable(codeOf(order, 2))]).toEqual([true, false])
    expect(await giveBack(1)).toEqual([409, used])
    await shop.orders.move(paid.number, { to: 'cancelled', reason: '' })
    expect((await giveBack(2))[0]).toBe(200)
  })

  it('tells the merchant that a gift card of the order has been used, and refunds the order on demand', async () => {
    const order = await buy(giftCards())
    const paid = await payWith(codeOf(order))
    expect(await refund(order)).toMatchObject({ ok: false, code: 'gift_card_used' })
    expect((await shop.orders.show(order.number))?.order.state).toBe('paid')
    expect(await refund(order, true)).toMatchObject({ ok: true })
    await shop.orders.move(paid.number, { to: 'cancelled', reason: '' })
    await shop.settle()
    expect(await isUsable(codeOf(order))).toBe(false)
  })

  it('either spends a gift card or refunds it when both happen at once', async () => {
    for (let round = 0; round < 12; round++) {
      const order = await buy(giftCards())
      await sendRequest(order, withdrawal)
      const cart = await cartWith(codeOf(order))
      const giveBack = async () => (await (round % 2 === 0 ? settle(order, true) : refund(order))).ok
      const [paid, isRefunded] = await Promise.all([payClock(cart), pause(round * 3).then(giveBack)])
      expect([round, isRefunded]).toEqual([round, paid.code !== 200])
    }
  })
})
