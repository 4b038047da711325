import { expect, test } from 'vitest'
import { ada, workerShop } from '../cart/testing/worker-shop.ts'
import { sendOrdersInWorker } from './send-in-worker.ts'
import { type OrderDraft, type StoredOrder, storeDraft } from './stored-order.ts'
import { draft } from './testing/order-shop.ts'

const taken = { orderNumber: '1', backendOrderId: '1', magentoOrderId: '1', transferedAt: '' }

/** A browser in which a customer is signed in, the pages are closed and one order waits. */
async function withOrder(part: Partial<OrderDraft> = { owner: 1 }) {
  const shop = workerShop()
  const page = await shop.open()
  await page.session.login(ada)
  page.close()
  shop.accounts.answers.set('/api/order', { code: 200, result: taken })
  const place = shop.place()
  const orders = place.storage.collection<StoredOrder>('orders')
  await orders.set('o1', storeDraft({ ...draft('o1'), ...part }, 1))
  shop.arrived.length = 0
  const told: string[] = []
  const wake = () => sendOrdersInWorker(place, { now: () => 2, done: async ({ state }) => told.push(state) })
  return { shop, told, wake, state: async () => (await orders.get('o1', { fresh: true }))?.state }
}

test('an order of the customer is sent, with another token if theirs has expired', async () => {
  const { shop, told, wake } = await withOrder()
  // The order's own answer, but only to whom the server knows.
  shop.accounts.answers.delete('/api/order')
  shop.accounts.expire()
  shop.accounts.before = (path) => {
    if (path === '/api/user/refresh') shop.accounts.answers.set('/api/order', { code: 200, result: taken })
  }
  expect(await wake()).toBe(false)
  expect(shop.byWorker()).toEqual(['order', 'user/refresh', 'order'])
  expect(told).toEqual(['accepted'])
})

test('an order of somebody who is not signed in, or whose session is over, waits for a page', async () => {
  const other = await withOrder({ owner: 2 })
  expect(await other.wake()).toBe(false)
  expect([other.shop.arrived, await other.state()]).toEqual([[], 'queued'])
  const over = await withOrder()
  over.shop.accounts.answers.delete('/api/order')
  over.shop.accounts.forget()
  expect(await over.wake()).toBe(false)
  expect([over.shop.byWorker(), await over.state()]).toEqual([['order', 'user/refresh'], 'queued'])
})

test('a guest’s order needs no session; one that the shopper has to be asked about is not sent', async () => {
  const guests = await withOrder({ owner: null })
  expect(await guests.wake()).toBe(false)
  expect(await guests.state()).toBe('accepted')
  const asked = await withOrder({ route: { ...draft('o1').route, isAutomatic: false } })
  expect(await asked.wake()).toBe(false)
  expect([asked.shop.arrived, await asked.state()]).toEqual([[], 'queued'])
})

test('without an answer it asks to be woken again', async () => {
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
