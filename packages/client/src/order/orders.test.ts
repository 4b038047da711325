import { expect, it } from 'vitest'
import { createNotifications } from '../notifications.ts'
import { testView } from '../testing/test-view.ts'
import { goOnline } from './go-online.ts'
import { draft, orderShop, refusedOutcome } from './testing/order-shop.ts'

const states = (orders: { get(): readonly { id: string; state: string }[] }) =>
  Object.fromEntries(orders.get().map(({ id, state }) => [id, state]))

it('stores an order before sending it and accepts it with number and key', async () => {
  const shop = orderShop()
  const orders = await shop.open()
  const { order, storedIn: kept } = await orders.place(draft('a'))
  expect(kept).toBe('disk')
  expect(order).toMatchObject({
    state: 'accepted',
    transmited: true,
    confirmation: { orderNumber: '000000001', orderKey: 'key-000000001', state: 'received' },
  })
})

it('notifies listeners after the first attempt', async () => {
  const shop = orderShop()
  const orders = await shop.open()
  const changes: string[] = []
  orders.onChange(({ id, state }) => changes.push(`${id} ${state}`))
  await orders.place(draft('a'))
  shop.online.set(false)
  await orders.place(draft('b'))
  expect(changes).toEqual(['a accepted', 'b queued'])
})

it('keeps an order across reloads while offline and sends it once when online', async () => {
  const shop = orderShop()
  const first = await shop.open()
  shop.online.set(false)
  expect((await first.place(draft('a'))).order.state).toBe('queued')
  first.stop()
  const second = await shop.open()
  expect([states(second), shop.sent]).toEqual([{ a: 'queued' }, []])
  shop.online.set(true)
  await second.send()
  expect([states(second), shop.sent, shop.taken.size]).toEqual([{ a: 'accepted' }, ['a'], 1])
})

it('repeats an unanswered order under the same id without a second order', async () => {
  const shop = orderShop()
  shop.failures.push('cut', 'unreachable')
  const orders = await shop.open()
  expect((await orders.place(draft('a'))).order.state).toBe('sent')
  await shop.clock.advance(5000)
  await shop.clock.advance(10_000)
  expect([states(orders), shop.sent, shop.taken.size]).toEqual([{ a: 'accepted' }, ['a', 'a', 'a'], 1])
})

it('sends an order once when two pages start after a crash', async () => {
  const shop = orderShop()
  const crashed = await shop.open()
  shop.failures.push('cut')
  await crashed.place(draft('a'))
  crashed.stop()
  const pages = [await shop.open(), await shop.open()]
  await Promise.all(pages.map((page) => page.send()))
  expect([pages.map(states), shop.taken.size]).toEqual([[{ a: 'accepted' }, { a: 'accepted' }], 1])
  expect(shop.sent).toEqual(['a', 'a'])
})

it('asks for consent to changed prices and places a new order at them', async () => {
  const shop = orderShop()
  const orders = await shop.open()
  shop.failures.push(
    refusedOutcome(400, { errorMessage: '…', changes: [{ sku: 'CLK', name: 'Clock', old: 12, new: 13.5 }] }),
  )
  const { order } = await orders.place(draft('a'))
  expect([order.state, order.problem?.kind]).toEqual(['needs_you', 'prices'])
  await orders.send()
  expect(shop.taken.size).toBe(0)
  const agreed = await orders.accept('a')
  expect(agreed).toMatchObject({
    id: 'new-1',
    state: 'accepted',
    body: { order_id: 'new-1', products: [{ sku: 'CLK', qty: 2, price_incl_tax: 13.5 }] },
    summary: { totals: { grandTotal: 3200 } },
  })
  expect([states(orders), [...shop.taken.keys()]]).toEqual([{ 'new-1': 'accepted' }, ['new-1']])
})

it.each([
  [500, 'Error while adding products. Only 1 left', 'needs_you', 'products', 'order_out_of_stock'],
  [400, [{ dataPath: '.addressInformation.shippingAddress.city' }], 'refused', 'details', 'order_address_invalid'],
  [400, [{ dataPath: '.products[0].qty' }], 'refused', 'details', 'order_internal_validation'],
  [400, 'This order was sent before', 'refused', 'details', undefined],
  [401, 'log in', 'needs_you', 'login', 'token_invalid'],
  [500, 'Error placing an order. No', 'needs_you', 'again', undefined],
])('turns a reply %i %j into the state %s', async (code, result, state, kind, key) => {
  const shop = orderShop()
  shop.failures.push(refusedOutcome(code, result))
  const orders = await shop.open()
  const { order } = await orders.place(draft('a'))
  expect([
    order.state,
    order.problem?.kind,
    order.problem && 'key' in order.problem.said && order.problem.said.key,
  ]).toEqual([state, kind, key ?? false])
})

it.each([
  [500, 'Nicht lieferbar: Wanduhr', 'order_products_failed', 'products', 'Nicht lieferbar: Wanduhr'],
  [500, 'Error while adding products. Wall clock', 'order_products_failed', 'products', 'Wall clock'],
  [500, 'Error while adding products. Wall clock', null, 'products', 'Wall clock'],
  [500, 'Error while adding products. Wall clock', 'order_placing_failed', 'again', undefined],
  [400, { errorMessage: 'Neue Preise', changes: [] }, 'order_prices_changed', 'prices', undefined],
  [400, { errorMessage: 'Neue Preise', changes: [] }, null, 'prices', undefined],
  [400, { errorMessage: 'Geändert', changes: [] }, 'order_changed', 'details', undefined],
] as const)('classifies %i %j with the error code %s as %s', async (code, result, error, kind, reason) => {
  const shop = orderShop()
  shop.failures.push(refusedOutcome(code, result, error))
  const { order } = await (await shop.open()).place(draft('a'))
  expect(order.problem?.kind).toBe(kind)
  expect(order.problem?.kind === 'products' ? order.problem.reason : undefined).toBe(reason)
})

it('retries a busy shop', async () => {
  const shop = orderShop()
  shop.failures.push(refusedOutcome(503, 'busy'))
  const orders = await shop.open()
  expect((await orders.place(draft('a'))).order.state).toBe('queued')
  await shop.clock.advance(5000)
  expect(states(orders)).toEqual({ a: 'accepted' })
})

it('tells the shopper once that a shop with an error queued the order', async () => {
  const shop = orderShop()
  const orders = await shop.open()
  shop.failures.push(refusedOutcome(503, 'busy'), refusedOutcome(503, 'busy'))
  await orders.place(draft('a'))
  await shop.clock.advance(5000)
  expect([shop.sent, shop.errors]).toEqual([['a', 'a'], ['a']])
  shop.online.set(false)
  await orders.place(draft('b'))
  expect(shop.errors, 'an order made offline is queued without an error').toEqual(['a'])
})

it('keeps an order whose bot challenge was not solved and sends it again under the same id', async () => {
  const shop = orderShop()
  shop.failures.push(refusedOutcome(429, 'Not a robot?', 'bot_challenge_required'))
  const orders = await shop.open()
  const { order } = await orders.place(draft('a'))
  expect([order.state, order.problem]).toEqual(['needs_you', { kind: 'again', said: { text: 'Not a robot?' } }])
  await orders.retry('a')
  expect([states(orders), shop.sent]).toEqual([{ a: 'accepted' }, ['a', 'a']])
})

it("sends orders automatically or asks first, by the store's setting and the thank-you page", async () => {
  const goOnlineWith = async (automatic: boolean, isThankYou: boolean) => {
    const shop = orderShop()
    shop.online.set(false)
    await (await shop.open()).place(draft('a'))
    // Opens another page, which has to read the stored orders.
    const orders = await shop.open()
    shop.online.set(true)
    const calls: string[] = []
    const notifications = createNotifications(shop.clock)
    const view = { ...testView, settings: { ...testView.settings, automaticOrderTransmission: automatic } }
    await goOnline({
      engine: { view, notifications, online: { ...shop.online, mayTry: () => true, report: () => {}, stop: () => {} } },
      queue: { process: async () => void calls.push('tasks') },
      cart: { synchronise: async () => void calls.push('cart'), withSyncLock: (work) => work() },
      orders,
      checkout: { get: () => ({ isThankYou }) as never },
    })
    const before = shop.sent.length
    const [notice] = notifications.get()
    if (notice) notifications.act(notice.id, 'action1')
    await shop.clock.advance(1)
    await new Promise((resolve) => setImmediate(resolve))
    return [calls.join(), before, notice !== undefined, shop.sent.length]
  }
  expect(await goOnlineWith(true, false)).toEqual(['tasks,cart', 1, false, 1])
  expect(await goOnlineWith(false, true)).toEqual(['tasks,cart', 1, false, 1])
  expect(await goOnlineWith(false, false)).toEqual(['tasks,cart', 0, true, 1])
})
