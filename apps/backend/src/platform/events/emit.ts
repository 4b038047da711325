import { afterCommit, type Db, databaseOf } from '../db/index.ts'
import type { ShopEvent } from './event-types.ts'
import { insertEvent, insertQuietEvent } from './outbox.repository.ts'

/** Who wants to know at once that a database has news. The outbox itself is the truth: a missed wake only costs time. */
const wakers = new WeakMap<Db, Set<() => void>>()

/** Writes the event in the transaction of the change. After the commit dispatchers are woken. */
export async function emit(tx: Db, event: ShopEvent): Promise<void> {
  if ('ids' in event && event.ids.length === 0) return
  await insertEvent(tx, event)
  wakeAfterCommit(tx)
}

/** Like emit, for what happens often and is not urgent: what is said within these seconds is handed out together. */
export async function emitWithOthers(tx: Db, event: ShopEvent, seconds: number): Promise<void> {
  if ('ids' in event && event.ids.length === 0) return
  await insertEvent(tx, event, seconds)
}

/**
 * Like emit, but waits until nothing equal was said for `quiet` seconds: a long import that says it with every batch
 * causes one event after its last batch, also if it is killed.
 */
export async function emitWhenQuiet(tx: Db, event: ShopEvent, quiet: number): Promise<void> {
  await insertQuietEvent(tx, event, quiet)
  wakeAfterCommit(tx)
}

/** Calls `wake` after each commit that wrote an event; returns how to stop it. */
export function onNews(db: Db, wake: () => void): () => void {
  const set = wakers.get(db) ?? new Set()
  wakers.set(db, set.add(wake))
  return () => set.delete(wake)
}

function wakeAfterCommit(tx: Db): void {
  const root = databaseOf(tx) ?? tx
  const wake = () => {
    for (const waker of wakers.get(root) ?? []) waker()
  }
  if (!afterCommit(tx, wake)) wake()
}
