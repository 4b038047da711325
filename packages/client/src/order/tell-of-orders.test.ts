import { expect, test } from 'vitest'
import { createNotifications } from '../notifications.ts'
import type { StoredOrder } from './stored-order.ts'
import { tellOfOrders } from './tell-of-orders.ts'
import { draft, orderShop, refused } from './testing/order-shop.ts'

type Orders = Awaited<ReturnType<ReturnType<typeof orderShop>['open']>>

/** A page of the browser that shows no order, unless told. */
function page(
  orders: Orders,
  more: { isInSight?: () => boolean; isOwn?: () => boolean; isShown?: () => boolean } = {},
) {
  const notifications = createNotifications({ now: () => 0, later: () => () => undefined })
  const shown: string[] = []
  const look = tellOfOrders({
    ...{ orders, notifications, isInSight: () => true, isOwn: () => true, isShown: () => false, ...more },
    show: ({ id }: StoredOrder) => void shown.push(id),
  })
  const told = () => notifications.get().map(({ type, message }) => [type, 'text' in message && message.text])
  return { notifications, told, shown, look }
}

/** Orders that were left waiting by a page that is gone. */
async function leftWaiting(...ids: string[]) {
  const shop = orderShop()
  const before = await shop.open()
  shop.online.set(false)
  for (const id of ids) await before.place(draft(id))
  before.stop()
  shop.online.set(true)
  return shop
}

test('what the worker sent with no page open is told on the next page, with a way to the order, and once', async () => {
  const shop = await leftWaiting('a')
  const worker = await shop.open()
  await worker.send()
  worker.stop()

  const orders = await shop.open()
  const { notifications, told, shown } = page(orders)
  expect(told()).toEqual([['success', 'sent']])
  notifications.act(notifications.get()[0]?.id ?? 0, 'action1')
  expect(shown).toEqual(['a'])
  await shop.clock.advance(1)
  expect(page(await shop.open()).told()).toEqual([])
})

test('an order that needs its shopper is told as a warning; what still waits, and what was placed at once, is not told', async () => {
  const shop = await leftWaiting('a', 'b')
  shop.troubles.push(refused(500, 'Error while adding products. The clock: gone'), 'away')
  const orders = await shop.open()
  const { told } = page(orders)
  await orders.send()
  await orders.place(draft('c'))
  expect(told()).toEqual([['warning', 'look']])
})

test('nothing is told out of sight, to somebody else, or on the page that shows it', async () => {
  const shop = await leftWaiting('a')
  const orders = await shop.open()
  await orders.send()
  let isInSight = false
  const hidden = page(orders, { isInSight: () => isInSight })
  expect(hidden.told()).toEqual([])
  expect(page(orders, { isOwn: () => false }).told()).toEqual([])
  isInSight = true
  hidden.look()
  expect(hidden.told()).toEqual([['success', 'sent']])

  const other = await leftWaiting('b')
  const shownThere = await other.open()
  await shownThere.send()
  expect(page(shownThere, { isShown: () => true }).told()).toEqual([])
  await other.clock.advance(1)
  expect(page(shownThere).told()).toEqual([])
})
