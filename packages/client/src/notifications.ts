import type { MessageKey } from '@mantel/contract'
import { notifications as limits } from '@mantel/domain/constants'
import { type Clock, systemClock } from './clock.ts'
import { createObservable, type Observed } from './observed.ts'

/** A text of the catalogue, which the screen translates, or a finished text (from the server). */
export type ShopMessage = { key: MessageKey; params?: Record<string, string | number> } | { text: string }

export type NotificationType = 'success' | 'error' | 'warning' | 'info'

/** Without `run` an action only closes the notification. */
export type NotificationAction = { label: ShopMessage; run?: () => void }

export type NewNotification = {
  type: NotificationType
  message: ShopMessage
  action1?: NotificationAction
  action2?: NotificationAction
  /** Milliseconds. */
  timeToLive?: number
  hasNoTimeout?: boolean
  /** The notification is about the cart and may be shown in the cart. */
  cart?: boolean
}

export type Notification = NewNotification & { id: number }

export type Notifications = Observed<readonly Notification[]> & {
  /** The id, or null if it repeats the last one. */
  push(notification: NewNotification): number | null
  remove(id: number): void
  /** Runs an action and closes the notification. */
  act(id: number, action: 'action1' | 'action2'): void
  /** Pauses the timeout, for instance while the shopper reads; release restarts it. */
  hold(id: number): void
  release(id: number): void
}

export const okAction: NotificationAction = { label: { key: 'ok' } }

export function createNotifications(clock: Clock = systemClock): Notifications {
  const state = createObservable<readonly Notification[]>([])
  const timers = new Map<number, () => void>()
  let lastId = 0

  function stopTimer(id: number): void {
    timers.get(id)?.()
    timers.delete(id)
  }
  function startTimer({ id, hasNoTimeout, timeToLive = limits.timeToLiveMs }: Notification): void {
    stopTimer(id)
    if (!hasNoTimeout)
      timers.set(
        id,
        clock.later(timeToLive, () => remove(id)),
      )
  }
  function remove(id: number): void {
    stopTimer(id)
    const remaining = state.get().filter((one) => one.id !== id)
    if (remaining.length < state.get().length) state.set(remaining)
  }
  const find = (id: number) => state.get().find((one) => one.id === id)

  return {
    get: state.get,
    subscribe: state.subscribe,
    remove,
    push(given) {
      const notification = isBlank(given.message) ? { ...given, message: somethingWentWrong } : given
      const last = state.get().at(-1)
      if (last && isSameMessage(last, notification)) return null
      lastId++
      const added = { ...notification, id: lastId }
      state.set([...state.get(), added])
      startTimer(added)
      return added.id
    },
    act(id, action) {
      const run = find(id)?.[action]?.run
      remove(id)
      run?.()
    },
    hold: stopTimer,
    release(id) {
      const held = find(id)
      if (held) startTimer(held)
    },
  }
}

const somethingWentWrong: ShopMessage = { key: 'something_went_wrong' }

/** True for a message without text, which some servers send with a refusal. */
const isBlank = (message: ShopMessage): boolean => 'text' in message && message.text.trim() === ''

function isSameMessage(a: NewNotification, b: NewNotification): boolean {
  return a.type === b.type && JSON.stringify(a.message) === JSON.stringify(b.message)
}
