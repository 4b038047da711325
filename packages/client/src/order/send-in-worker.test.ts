import { expect, it } from 'vitest'
import { ada, workerShop } from '../cart/testing/worker-shop.ts'
import { openTab } from '../testing/test-browser.ts'
import { createBrowserOrders } from './create-browser-orders.ts'
import { sendOrdersInWorker } from './send-in-worker.ts'
import { createStoredOrder, type OrderDraft, type StoredOrder } from './stored-order.ts'
import { draft } from './testing/order-shop.ts'

const taken = { orderNumber: '1', backendOrderId: '1', magentoOrderId: '1', transferedAt: '' }

/** A browser with a signed-in customer, closed pages and one waiting order. */
async function withOrder(part: Partial<OrderDraft> = { owner: 1 }) {
  const shop = workerShop()
  const page = await shop.open()
  await page.session.login(ada)
  page.close()
  shop.accounts.answers.set('/api/order', { code: 200, result: taken })
  const context = shop.context()
  const orders = context.storage.collection<StoredOrder>('orders')
  await orders.set('o1', createStoredOrder({ ...draft('o1'), ...part }, 1))
  shop.arrived.length = 0
  const notified: string[] = []
  const wake = () => sendOrdersInWorker(context, { now: () => 2, onSent: async ({ state }) => notified.push(state) })
  return { shop, notified, wake, state: async () => (await orders.get('o1', { fresh: true }))?.state }
}

it("sends the customer's order and renews an expired token", async () => {
  const { shop, notified, wake } = await withOrder()
  // The order is accepted only after the token has been renewed.
  shop.accounts.answers.delete('/api/order')
  shop.accounts.expire()
  shop.accounts.before = (path) => {
    if (path === '/api/user/refresh') shop.accounts.answers.set('/api/order', { code: 200, result: taken })
  }
  expect(await wake()).toBe(false)
  expect(shop.byWorker()).toEqual(['order', 'user/refresh', 'order'])
  expect(notified).toEqual(['accepted'])
})

it('leaves orders of other customers and of ended sessions to a page', async () => {
  const other = await withOrder({ owner: 2 })
  expect(await other.wake()).toBe(false)
  expect([other.shop.arrived, await other.state()]).toEqual([[], 'queued'])
  const ended = await withOrder()
  ended.shop.accounts.answers.delete('/api/order')
  ended.shop.accounts.forget()
  expect(await ended.wake()).toBe(false)
  expect([ended.shop.byWorker(), await ended.state()]).toEqual([['order', 'user/refresh'], 'queued'])
})

it("sends a guest's order without a session, but none that needs the shopper's consent", async () => {
  const guests = await withOrder({ owner: null })
  expect(await guests.wake()).toBe(false)
  expect(await guests.state()).toBe('accepted')
  const manual = await withOrder({ route: { ...draft('o1').route, isAutomatic: false } })
  expect(await manual.wake()).toBe(false)
  expect([manual.shop.arrived, await manual.state()]).toEqual([[], 'queued'])
})

it('asks for a retry without a reply', async () => {
  const { shop, wake, state } = await withOrder()
  shop.accounts.after = () => {
    throw new TypeError('fetch failed')
  }
  expect(await wake()).toBe(true)
  expect(await state()).toBe('sent')
  shop.accounts.after = () => undefined
  expect(await wake()).toBe(false)
  expect(await state()).toBe('accepted')
})

it('retries an order that needs a solved bot challenge, which a page solves', async () => {
  const { shop, notified, wake, state } = await withOrder({ owner: null })
  const meta = { challenge: { plugin: 'altcha', purpose: 'order', data: {} } }
  shop.accounts.answers.set('/api/order', { code: 429, result: 'x', error: 'bot_challenge_required', meta })
  expect(await wake()).toBe(true)
  expect([shop.byWorker(), await state(), notified]).toEqual([['order'], 'queued', []])

  shop.browser.solveBotChallenge = async () => {
    shop.accounts.answers.set('/api/order', { code: 200, result: taken })
    return 'the solution'
  }
  const { engine, ...account } = openTab(shop.browser, shop.accounts)
  const orders = createBrowserOrders(engine, { account, supportEmail: '', tabs: shop.browser.tabs('orders-de') })
  await orders.start()
  await orders.send()
  expect(orders.get()).toMatchObject([{ id: 'o1', state: 'accepted' }])
  account.stop()
})

it('tells the shopper that an order was queued because the server has an error', async () => {
  const { shop } = await withOrder({ owner: null })
  shop.accounts.answers.set('/api/order', { code: 503, result: 'busy', error: 'unavailable' })
  const { engine, shownMessages, ...account } = openTab(shop.browser, shop.accounts)
  const orders = createBrowserOrders(engine, { account, supportEmail: '', tabs: shop.browser.tabs('orders-de') })
  await orders.start()
  await orders.place({ ...draft('o2'), owner: null })
  expect(shownMessages()).toEqual(['order_queued'])
  account.stop()
})
