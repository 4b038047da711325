import { afterAll, beforeAll, expect, it } from 'vitest'
import { issueGiftCard } from '../giftcard/index.ts'
import { withTestDb } from '../platform/db/testing.ts'
import { type CartShop, openCartShop } from './testing/cart-shop.ts'

withTestDb('gift cards on a cart', (getDb, getConnection) => {
  let shop: CartShop
  beforeAll(async () => {
    shop = await openCartShop(getConnection())
    const now = new Date()
    const card = { website: 'mantel', currency: 'GBP', now }
    await issueGiftCard(getDb(), { ...card, code: 'AAAA-BBBB-CCCC-TEN2', amount: 1000 })
    await issueGiftCard(getDb(), { ...card, code: 'AAAA-BBBB-CCCC-HUND', amount: 10_000 })
    await issueGiftCard(getDb(), { ...card, code: 'AAAA-BBBB-CCCC-EUR2', amount: 1000, currency: 'EUR' })
    await issueGiftCard(getDb(), { ...card, code: 'AAAA-BBBB-CCCC-PAST', amount: 1000, expiresAt: new Date(0) })
    await issueGiftCard(getDb(), { ...card, code: 'AAAA-BBBB-CCCC-TRAD', amount: 1000, website: 'trade' })
  })
  afterAll(() => shop?.close())

  async function call(what: 'apply' | 'remove', quoteId: string, giftCardCode: string) {
    const reply = await shop.app.inject({
      method: 'POST',
      url: `/api/ext/gift-card/${what}`,
      headers: { host: 'localhost', 'content-type': 'application/json' },
      payload: JSON.stringify({ token: '', quoteId, giftCardCode }),
    })
    const { code, result } = reply.json()
    return [code, result]
  }
  const totalsOf = async (cartId: string) => (await shop.callCart('GET', 'totals', { cartId }))[1]
  const cartOf = async (...items: object[]) => {
    const cartId = await shop.create()
    for (const item of items) await shop.add(cartId, item)
    return cartId
  }
  const segmentOf = (totals: { total_segments: { code: string }[] }) =>
    totals.total_segments.find(({ code }) => code === 'amasty_giftcard')

  it('accepts a code in any spelling and removes a card by its last characters', async () => {
    const cartId = await cartOf({ sku: 'CLOCK', qty: 1 })
    expect(await call('apply', cartId, ' aaaa bbbb cccc ten2')).toEqual([200, true])
    expect(await call('apply', cartId, 'AAAA-BBBB-CCCC-TEN2')).toEqual([200, true])
    const totals = await totalsOf(cartId)
    expect(totals.grand_total).toBe(14)
    expect(segmentOf(totals)).toMatchObject({
      value: -10,
      extension_attributes: { gift_cards: [{ code: 'TEN2', amount: 10 }] },
    })
    const values = totals.total_segments.map(({ code, value }: { code: string; value: number }) =>
      code === 'grand_total' ? 0 : value,
    )
    expect(values.reduce((sum: number, value: number) => sum + value, 0)).toBeCloseTo(14, 10)
    expect(await call('remove', cartId, 'TEN2')).toEqual([200, true])
    expect(await totalsOf(cartId)).toMatchObject({ grand_total: 24 })
    expect(segmentOf(await totalsOf(cartId))).toBeUndefined()
  })

  it('uses the smaller balance first and needs no payment method for a fully covered cart', async () => {
    const cartId = await cartOf({ sku: 'CLOCK', qty: 2 })
    await call('apply', cartId, 'AAAA-BBBB-CCCC-HUND')
    await call('apply', cartId, 'AAAA-BBBB-CCCC-TEN2')
    const totals = await totalsOf(cartId)
    expect(totals.grand_total).toBe(0)
    expect(segmentOf(totals)).toMatchObject({
      value: -48,
      extension_attributes: {
        gift_cards: [
          { code: 'TEN2', amount: 10 },
          { code: 'HUND', amount: 38 },
        ],
      },
    })
    const [, methods] = await shop.callCart('GET', 'payment-methods', { cartId })
    expect(methods).toMatchObject([{ code: 'free', title: 'No payment needed' }])
  })

  it('refuses unknown and expired cards and those of another website or currency, with the reason', async () => {
    const cartId = await cartOf({ sku: 'CLOCK', qty: 1 })
    const wrong = { errorMessage: 'Wrong gift card code', code: 404 }
    expect(await call('apply', cartId, 'NOSUCHCARD')).toEqual([404, wrong])
    expect(await call('apply', cartId, 'AAAA-BBBB-CCCC-TRAD')).toEqual([404, wrong])
    expect(await call('apply', cartId, 'AAAA-BBBB-CCCC-PAST')).toMatchObject([
      400,
      { errorMessage: 'This gift card has expired.' },
    ])
    expect(await call('apply', cartId, 'AAAA-BBBB-CCCC-EUR2')).toMatchObject([
      400,
      { errorMessage: 'This gift card can only be used for orders in EUR.' },
    ])
    expect(await call('apply', 'g'.padEnd(33, '0'), 'AAAA-BBBB-CCCC-TEN2')).toMatchObject([404, expect.anything()])
    expect(await call('remove', cartId, 'TEN2')).toEqual([404, wrong])
    expect(await totalsOf(cartId)).toMatchObject({ grand_total: 24 })
  })

  it('returns the balance for a code without storing the code', async () => {
    const balance = async (code: string) =>
      (await shop.app.inject({ url: `/api/ext/gift-card/balance?code=${code}`, headers: { host: 'localhost' } })).json()
    expect(await balance('AAAABBBBCCCCHUND')).toEqual({
      code: 200,
      result: { code: 'HUND', balance: 100, currency_code: 'GBP' },
    })
    expect(await balance('AAAABBBBCCCCHUNX')).toMatchObject({ code: 404 })
    const rows = await getDb().selectFrom('gift_card').selectAll().execute()
    expect(JSON.stringify(rows)).not.toMatch(/AAAA-?BBBB/)
  })

  it('limits wrong codes per client IP address', async () => {
    const cartId = await cartOf({ sku: 'CLOCK', qty: 1 })
    const codes: unknown[] = []
    for (let attempt = 0; attempt < 25; attempt++) codes.push((await call('apply', cartId, `GUESS${attempt}`))[0])
    expect(codes).toContain(429)
    expect(codes.filter((code) => code === 404).length).toBeLessThanOrEqual(20)
  })
})
