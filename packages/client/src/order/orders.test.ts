import { expect, test } from 'vitest'
import { createNotifications } from '../notifications.ts'
import { testView } from '../testing/test-view.ts'
import { goOnline } from './going-online.ts'
import { draft, orderShop, refused } from './testing/order-shop.ts'

const states = (orders: { get(): readonly { id: string; state: string }[] }) =>
  Object.fromEntries(orders.get().map(({ id, state }) => [id, state]))

test('an order is on disk before it is sent, and accepted with its number and key', async () => {
  const shop = orderShop()
  const orders = await shop.open()
  const { order, kept } = await orders.place(draft('a'))
  expect(kept).toBe('disk')
  expect(order).toMatchObject({
    state: 'accepted',
    transmited: true,
    confirmation: { orderNumber: '000000001', orderKey: 'key-000000001', state: 'received' },
  })
})

test('who follows an order hears of it when its first way is known', async () => {
  const shop = orderShop()
  const orders = await shop.open()
  const heard: string[] = []
  orders.onChange(({ id, state }) => heard.push(`${id} ${state}`))
  await orders.place(draft('a'))
  shop.online.set(false)
  await orders.place(draft('b'))
  expect(heard).toEqual(['a accepted', 'b queued'])
})

test('without a connection it waits over reloads and is sent once when somebody goes online', async () => {
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

test('a reply that is cut makes no second order: it is sent again under its key until there is an answer', async () => {
  const shop = orderShop()
  shop.troubles.push('cut', 'away')
  const orders = await shop.open()
  expect((await orders.place(draft('a'))).order.state).toBe('sent')
  await shop.clock.advance(5000)
  await shop.clock.advance(10_000)
  expect([states(orders), shop.sent, shop.taken.size]).toEqual([{ a: 'accepted' }, ['a', 'a', 'a'], 1])
})

test('after a crash in the middle of sending, two pages that start at once send it once', async () => {
  const shop = orderShop()
  const crashed = await shop.open()
  shop.troubles.push('cut')
  await crashed.place(draft('a'))
  crashed.stop()
  const pages = [await shop.open(), await shop.open()]
  await Promise.all(pages.map((page) => page.send()))
  expect([pages.map(states), shop.taken.size]).toEqual([[{ a: 'accepted' }, { a: 'accepted' }], 1])
  expect(shop.sent).toEqual(['a', 'a'])
})

test('changed prices wait for consent, which is another order at the new prices', async () => {
  const shop = orderShop()
  const orders = await shop.open()
  shop.troubles.push(refused(400, { errorMessage: '…', changes: [{ sku: 'CLK', name: 'Clock', old: 12, new: 13.5 }] }))
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

test.each([
  [500, 'Error while adding products. Only 1 left', 'needs_you', 'products', 'order_out_of_stock'],
  [400, [{ dataPath: '.addressInformation.shippingAddress.city' }], 'refused', 'details', 'order_address_invalid'],
  [400, [{ dataPath: '.products[0].qty' }], 'refused', 'details', 'order_internal_validation'],
  [400, 'This order was sent before', 'refused', 'details', undefined],
  [401, 'log in', 'needs_you', 'login', 'token_invalid'],
  [500, 'Error placing an order. No', 'needs_you', 'again', undefined],
])('an answer %i %j becomes %s', async (code, result, state, kind, key) => {
  const shop = orderShop()
  shop.troubles.push(refused(code, result))
  const orders = await shop.open()
  const { order } = await orders.place(draft('a'))
  expect([
    order.state,
    order.problem?.kind,
    order.problem && 'key' in order.problem.said && order.problem.said.key,
  ]).toEqual([state, kind, key ?? false])
})

test('a shop that is busy is asked again, and what waits behind it goes with it', async () => {
  const shop = orderShop()
  shop.troubles.push(refused(503, 'busy'))
  const orders = await shop.open()
  expect((await orders.place(draft('a'))).order.state).toBe('queued')
  await shop.clock.advance(5000)
  expect(states(orders)).toEqual({ a: 'accepted' })
})

test('coming online sends orders by itself only where the store says so or the thank-you page shows; else it asks', async () => {
  const asked = async (automatic: boolean, isThankYou: boolean) => {
    const shop = orderShop()
    shop.online.set(false)
    await (await shop.open()).place(draft('a'))
    // Another page, which has to look at what is stored.
    const orders = await shop.open()
    shop.online.set(true)
    const did: string[] = []
    const notifications = createNotifications(shop.clock)
    const view = { ...testView, settings: { ...testView.settings, automaticOrderTransmission: automatic } }
    await goOnline({
      engine: { view, notifications, online: { ...shop.online, mayTry: () => true, report: () => {}, stop: () => {} } },
      queue: { process: async () => void did.push('tasks') },
      cart: { connect: async () => void did.push('cart') },
      orders,
      checkout: { get: () => ({ isThankYou }) as never },
    })
    const before = shop.sent.length
    const [notice] = notifications.get()
    if (notice) notifications.act(notice.id, 'action1')
    await shop.clock.advance(1)
    await new Promise((resolve) => setImmediate(resolve))
    return [did.join(), before, notice !== undefined, shop.sent.length]
  }
  expect(await asked(true, false)).toEqual(['tasks,cart', 1, false, 1])
  expect(await asked(false, true)).toEqual(['tasks,cart', 1, false, 1])
  expect(await asked(false, false)).toEqual(['tasks,cart', 0, true, 1])
})
