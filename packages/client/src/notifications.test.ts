import { expect, it } from 'vitest'
import { createNotifications, type NewNotification, okAction } from './notifications.ts'
import { manualClock } from './testing/manual-clock.ts'

const added: NewNotification = { type: 'success', message: { key: 'product_added' } }
const failed: NewNotification = { type: 'error', message: { text: 'The coupon is wrong' } }

function setUp() {
  const clock = manualClock()
  const notifications = createNotifications(clock)
  const shown = () => notifications.get().map(({ message }) => ('key' in message ? message.key : message.text))
  return { clock, notifications, shown }
}

it('removes a notification after 5 s or its own time to live', async () => {
  const { clock, notifications, shown } = setUp()
  notifications.push(added)
  notifications.push({ ...failed, timeToLive: 7000 })
  await clock.advance(4999)
  expect(shown()).toEqual(['product_added', 'The coupon is wrong'])
  await clock.advance(1)
  expect(shown()).toEqual(['The coupon is wrong'])
  await clock.advance(2000)
  expect(shown()).toEqual([])
})

it('keeps a notification without a timeout until it is closed', async () => {
  const { clock, notifications, shown } = setUp()
  const id = notifications.push({ ...added, hasNoTimeout: true })
  await clock.advance(1_000_000)
  expect(shown()).toEqual(['product_added'])
  notifications.remove(id ?? 0)
  expect(shown()).toEqual([])
})

it('ignores a repetition of the last notification only', () => {
  const { notifications, shown } = setUp()
  expect(notifications.push(added)).toBe(1)
  expect(notifications.push({ ...added, timeToLive: 9 })).toBeNull()
  expect(notifications.push(failed)).toBe(2)
  expect(notifications.push(added)).toBe(3)
  expect(shown()).toEqual(['product_added', 'The coupon is wrong', 'product_added'])
})

it('treats the same text with other parameters as different', () => {
  const { notifications } = setUp()
  const only = (maxQuantity: number): NewNotification => ({
    type: 'error',
    message: { key: 'max_quantity', params: { maxQuantity } },
  })
  expect([notifications.push(only(2)), notifications.push(only(2)), notifications.push(only(3))]).toEqual([1, null, 2])
})

it('runs an action once and closes the notification', () => {
  const { notifications, shown } = setUp()
  let runs = 0
  const id =
    notifications.push({ ...added, action1: okAction, action2: { label: { text: 'Go' }, run: () => void runs++ } }) ?? 0
  notifications.act(id, 'action2')
  notifications.act(id, 'action2')
  expect([runs, shown()]).toEqual([1, []])
})

it('pauses the timeout while held and restarts it afterwards', async () => {
  const { clock, notifications, shown } = setUp()
  const id = notifications.push(added) ?? 0
  await clock.advance(4000)
  notifications.hold(id)
  await clock.advance(60_000)
  notifications.release(id)
  await clock.advance(4999)
  expect(shown()).toEqual(['product_added'])
  await clock.advance(1)
  expect(shown()).toEqual([])
})

it("keeps the list's identity while unchanged and notifies of changes", () => {
  const { notifications } = setUp()
  let calls = 0
  notifications.subscribe(() => calls++)
  notifications.push(added)
  const before = notifications.get()
  notifications.push(added)
  notifications.remove(99)
  expect(notifications.get()).toBe(before)
  expect(calls).toBe(1)
})

it('shows a general text where a server refuses without one', () => {
  const { notifications, shown } = setUp()
  notifications.push({ type: 'error', message: { text: ' ' } })
  expect(shown()).toEqual(['something_went_wrong'])
})
