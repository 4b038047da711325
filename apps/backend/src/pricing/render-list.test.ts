import { afterAll, beforeAll, expect, it } from 'vitest'
import { type CartShop, openCartShop } from '../cart/testing/cart-shop.ts'
import { registerTestCustomer } from '../customer/testing/register-test-customer.ts'
import { withTestDb } from '../platform/db/testing.ts'
import { viewOf } from '../store/testing.ts'

/** product/list and render-list of a complete shop, as old clients call them. */
withTestDb('prices by SKU', (getDb, getConnection) => {
  let shop: CartShop
  beforeAll(async () => {
    shop = await openCartShop(getConnection(), { filled: ['default', 'de', 'trade'] })
  })
  afterAll(() => shop?.close())

  const fetchPrices = async (call: string, query: Record<string, string>, headers: Record<string, string> = {}) => {
    const url = `/api/product/${call}?${new URLSearchParams(query)}`
    const { result } = (await shop.app.inject({ url, headers: { host: 'localhost', ...headers } })).json()
    return result.items as {
      id: number
      sku?: string
      url: string
      sgn?: string
      price_info?: { final_price: number }
    }[]
  }
  const trade = { host: 'trade.localhost' }
  const signIn = (email: string, more = {}) =>
    registerTestCustomer({ db: getDb(), view: viewOf('trade') }, { email, groupId: 11, ...more })

  it.each(['list', 'render-list'])('returns %s with the prices of the group in the customer’s token', async (call) => {
    const { token } = await signIn(`buyer-${call}@example.test`)
    const pack = { skus: 'PACK' }
    const [inQuery, inHeader] = [
      await fetchPrices(call, { ...pack, token }, trade),
      await fetchPrices(call, pack, { ...trade, authorization: `Bearer ${token}` }),
    ]
    expect(inQuery[0]).toMatchObject({ sgn: expect.stringMatching(/^[\w-]{43}$/), price_info: { final_price: 9.6 } })
    expect(inHeader).toEqual(inQuery)
  })

  it.each(['list', 'render-list'])('returns %s without prices for other tokens', async (call) => {
    const { token: unapproved } = await signIn(`waiting-${call}@example.test`, { approved: false })
    const consumer = await registerTestCustomer(
      { db: getDb(), view: viewOf('default') },
      { email: `consumer-${call}@example.test`, groupId: 11 },
    )
    for (const token of ['', 'nonsense', unapproved, consumer.token]) {
      const [item] = await fetchPrices(call, { skus: 'PACK', userGroupId: '11', token }, trade)
      expect(JSON.stringify(item)).not.toMatch(/price|sgn/)
    }
  })

  it.each(['list', 'render-list'])('returns %s with price, signature and URL of every product', async (call) => {
    const skus = 'CLOCK,POSTER,POSTER-OAK-S,POSTER-OAK-M,SET,GIFT,ENGRAVED'
    const items = await fetchPrices(call, { skus })
    expect(items).toHaveLength(7)
    for (const item of items) expect(item).toMatchObject({ sgn: expect.any(String), price_info: expect.any(Object) })
    const [clock, poster, small, medium] = items.map(({ url }) => url)
    expect(new URL(clock!).pathname).not.toBe('/')
    expect(new Set(items.map(({ url }) => url)).size).toBe(7)
    expect([small, medium]).toEqual([`${poster}?childSku=POSTER-OAK-S`, `${poster}?childSku=POSTER-OAK-M`])
    const [german] = await fetchPrices(call, { skus: 'CLOCK', storeCode: 'de' })
    expect(german?.url).toMatch(/\/de\/./)
  })
})
