import { expect, it } from 'vitest'
import { createCaller } from '../caller.ts'
import { createCartCalls } from './create-cart-calls.ts'

function setUp(reply: () => Response) {
  const sent: { method: string; url: string; token: string | null; body: unknown }[] = []
  const caller = createCaller({
    baseUrl: '',
    storeCode: 'de',
    tokenIn: 'header',
    getToken: () => 'the-token',
    async fetch(url, { method, headers, body }) {
      sent.push({ method, url, token: headers.authorization ?? null, body: body && JSON.parse(body) })
      return reply()
    },
  })
  return { sent, calls: createCartCalls(caller) }
}

const json = (code: number, result: unknown) => () =>
  new Response(JSON.stringify({ code, result }), { status: code, headers: { 'content-type': 'application/json' } })

it("sends the token with a customer's calls only", async () => {
  const { sent, calls } = setUp(json(200, []))
  await calls.pull({ owner: 'customer', cartId: '81668' })
  await calls.pull({ owner: 'guest', cartId: 'g1' })
  await calls.create('guest')
  expect(sent.map(({ token }) => token)).toEqual(['Bearer the-token', null, null])
  expect(sent[0]?.url).toBe('/api/cart/pull?cartId=81668&storeCode=de')
})

it('sends lines in the wire format and escapes the coupon', async () => {
  const { sent, calls } = setUp(json(200, true))
  const item = { sku: 'CLK-OAK', qty: 2, quoteId: 'g1', mutation_id: 'm1' }
  await calls.update({ owner: 'guest', cartId: 'g1' }, item)
  await calls.applyCoupon({ owner: 'guest', cartId: 'g1' }, 'A&B')
  await calls.reset({ owner: 'guest', cartId: 'g1' })
  expect(sent[0]).toMatchObject({ method: 'POST', body: { cartItem: item } })
  expect(sent[1]?.url).toContain('coupon=A%26B')
  await calls.clear?.({ owner: 'guest', cartId: 'g1' }, 'm2')
  expect(sent[2]).toMatchObject({ url: '/api/cart/reset?storeCode=de', body: { cartId: 'g1' } })
  expect(sent[3]).toMatchObject({ url: '/api/cart/clear?cartId=g1&mutation_id=m2&storeCode=de', body: undefined })
})

it('returns a refusal as a reply and a missing or unreadable reply as lost', async () => {
  const cart = { owner: 'guest', cartId: 'g1' } as const
  expect(await setUp(json(404, "We couldn't find this cart.")).calls.pull(cart)).toEqual({
    code: 404,
    result: "We couldn't find this cart.",
    shown: "We couldn't find this cart.",
    error: null,
  })
  expect(await setUp(() => new Response('<html>')).calls.pull(cart)).toBe('lost')
  const broken = setUp(() => {
    throw new TypeError('fetch failed')
  })
  expect(await broken.calls.pull(cart)).toBe('lost')
  expect(await setUp(json(200, [])).calls.pull({ owner: 'guest', cartId: '' })).toMatchObject({ code: 404 })
})

it('returns the largest quantity that can be bought', async () => {
  const stock = { qty: 5, is_in_stock: true, manage_stock: true, backorders: 0, max_sale_qty: 0 }
  const readAvailable = (more: object) => setUp(json(200, { ...stock, ...more })).calls.availableQuantity('a')
  expect(await readAvailable({})).toBe(5)
  expect(await readAvailable({ max_sale_qty: 3 })).toBe(3)
  expect(await readAvailable({ is_in_stock: false })).toBe(0)
  expect(await readAvailable({ manage_stock: false })).toBeNull()
  expect(await setUp(json(404, 'no')).calls.availableQuantity('a')).toBeNull()
  expect(await setUp(json(503, 'busy')).calls.availableQuantity('a')).toBe('lost')
  expect(await setUp(() => new Response('<html>')).calls.availableQuantity('a')).toBe('lost')
})
