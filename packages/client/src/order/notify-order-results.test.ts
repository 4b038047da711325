import { expect, it } from 'vitest'
import { createNotifications } from '../notifications.ts'
import { notifyOrderResults } from './notify-order-results.ts'
import type { StoredOrder } from './stored-order.ts'
import { draft, orderShop, refusedOutcome } from './testing/order-shop.ts'

type Orders = Awaited<ReturnType<ReturnType<typeof orderShop>['open']>>

/** A page of the browser that shows no order by default. */
function page(
  orders: Orders,
  more: { isVisible?: () => boolean; isOwn?: () => boolean; isShown?: () => boolean } = {},
) {
  const notifications = createNotifications({ now: () => 0, later: () => () => undefined })
  const shown: string[] = []
  const check = notifyOrderResults({
    orders,
    notifications,
    isVisible: () => true,
    isOwn: () => true,
    isShown: () => false,
    ...more,
    show: ({ id }: StoredOrder) => void shown.push(id),
  })
  const shownMessages = () => notifications.get().map(({ type, message }) => [type, 'text' in message && message.text])
  return { notifications, shownMessages, shown, check }
}

/** Orders that a closed page left waiting. */
async function leftWaiting(...ids: string[]) {
  const shop = orderShop()
  const before = await shop.open()
  shop.online.set(false)
  for (const id of ids) await before.place(draft(id))
  before.stop()
  shop.online.set(true)
  return shop
}

it('announces an order that the worker sent once on the next page, with a link', async () => {
  const shop = await leftWaiting('a')
  const worker = await shop.open()
  await worker.send()
  worker.stop()

  const orders = await shop.open()
  const { notifications, shownMessages, shown } = page(orders)
  expect(shownMessages()).toEqual([['success', 'sent']])
  notifications.act(notifications.get()[0]?.id ?? 0, 'action1')
  expect(shown).toEqual(['a'])
  await shop.clock.advance(1)
  expect(page(await shop.open()).shownMessages()).toEqual([])
})

it('warns of an order that needs the shopper, but not of waiting or directly placed ones', async () => {
  const shop = await leftWaiting('a', 'b')
  shop.failures.push(refusedOutcome(500, 'Error while adding products. The clock: gone'), 'unreachable')
  const orders = await shop.open()
  const { shownMessages } = page(orders)
  await orders.send()
  await orders.place(draft('c'))
  expect(shownMessages()).toEqual([['warning', 'look']])
})

it("announces nothing in a hidden page, to another shopper or on the order's own page", async () => {
  const shop = await leftWaiting('a')
  const orders = await shop.open()
  await orders.send()
  let isInSight = false
  const hidden = page(orders, { isVisible: () => isInSight })
  expect(hidden.shownMessages()).toEqual([])
  expect(page(orders, { isOwn: () => false }).shownMessages()).toEqual([])
  isInSight = true
  hidden.check()
  expect(hidden.shownMessages()).toEqual([['success', 'sent']])

  const other = await leftWaiting('b')
  const shownThere = await other.open()
  await shownThere.send()
  expect(page(shownThere, { isShown: () => true }).shownMessages()).toEqual([])
  await other.clock.advance(1)
  expect(page(shownThere).shownMessages()).toEqual([])
})
