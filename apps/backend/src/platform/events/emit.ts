import { afterCommit, type Db, databaseOf, forShortStatements, isShared } from '../db/index.ts'
import type { ShopEvent } from './event-types.ts'
import {
  insertDebouncedEvent,
  insertEvent,
  insertEventsQuery,
  type NewEvent,
  sendNotification,
} from './outbox.repository.ts'

/** Callbacks by database that run after an event was committed. Only a hint: without it, the next poll finds the event. */
const wakers = new WeakMap<Db, Set<() => void>>()

/** Writes the event in the transaction of the change and wakes the dispatchers after the commit. */
export async function emit(tx: Db, event: ShopEvent): Promise<void> {
  if ('ids' in event && event.ids.length === 0) return
  await insertEvent(tx, event)
  wakeAfterCommit(tx)
}

/**
 * Like emit, for several events in one statement. Frequent events that are not urgent may be delayed by some seconds, so that
 * they are delivered together.
 */
export async function emitAll(tx: Db, events: readonly NewEvent[]): Promise<void> {
  await insertEventsQuery(events).execute(tx)
  wakeAfterCommit(tx)
}

/**
 * Like emit, but debounced: the event is delivered once no equal event was emitted for quiet seconds. An import that emits
 * it with every batch causes one event after its last batch, also if it is killed.
 */
export async function emitDebounced(tx: Db, event: ShopEvent, quiet: number): Promise<void> {
  await insertDebouncedEvent(tx, event, quiet)
  wakeAfterCommit(tx)
}

/** Calls wake after each commit that wrote an event. Returns a function that ends this. */
export function onEventsCommitted(db: Db, wake: () => void): () => void {
  const set = wakers.get(db) ?? new Set()
  wakers.set(db, set.add(wake))
  return () => set.delete(wake)
}

/** Wakes the dispatchers after the commit of a transaction that wrote events with insertEventsQuery. */
export function wakeAfterCommit(tx: Db): void {
  const root = databaseOf(tx) ?? tx
  const wake = () => {
    for (const waker of wakers.get(root) ?? []) waker()
    notifyProcesses(root)
  }
  if (!afterCommit(tx, wake)) wake()
}

/** The channel on which processes wake each other. */
export const eventChannel = 'mantel_events'
/** Milliseconds. */
const notifyInterval = 20
/** Databases whose processes were notified within the last notifyInterval. isDueAgain: notify them again when the interval ends. */
const notifying = new WeakMap<Db, { isDueAgain: boolean }>()

/**
 * Wakes all processes, at most once per notifyInterval. It notifies after the commit, because transactions that notify
 * wait for each other to commit. If a notification is lost, the next poll finds the event.
 */
export function notifyProcesses(db: Db): void {
  if (!isShared(db)) return
  const recent = notifying.get(db)
  if (recent) {
    recent.isDueAgain = true
    return
  }
  const state = { isDueAgain: false }
  notifying.set(db, state)
  sendNotification(forShortStatements(db), eventChannel).catch(() => {})
  setTimeout(() => {
    notifying.delete(db)
    if (state.isDueAgain) notifyProcesses(db)
  }, notifyInterval).unref()
}
