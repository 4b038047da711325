import type { Db } from '../db/index.ts'
import type { Log } from '../log.ts'
import type { ShopEvent } from './event-types.ts'
import { type HandlerLists, planRetry, reasonOfFailure } from './handlers.ts'
import { mergeEvents } from './merge-events.ts'
import type { OutboxCursor } from './position.repository.ts'
import { readEventsSince, recordHeartbeat, registerProcess, unregisterProcess } from './process.repository.ts'

/** attempts: the number of failed attempts so far. */
type Retry = { event: ShopEvent; attempts: number; dueAt: number }

export type Follower = {
  /** Registers the process; it handles events committed from now on, or since an earlier position. */
  join(since?: string): Promise<void>
  /** Handles the events that became visible since the last round. False: there were none. */
  round(): Promise<boolean>
  /** Whether failed events wait in memory for their retry. */
  hasRetries(): boolean
  /** Renews the registration. A process that may have missed events rebuilds its data, at every heartbeat until it succeeds. */
  heartbeat(): Promise<void>
  /**
   * Up to where every event was handled; undefined while a failed event waits, after one was dropped, and while
   * data must be rebuilt.
   */
  position(): OutboxCursor | undefined
  /** Whether everything published before the start, or before the last rebuild, has been handled. */
  isCaughtUp(): boolean
  leave(): Promise<void>
}

/**
 * Passes every event to the handlers of this process, which has its own cursor in the outbox. Failed events are retried from
 * memory; a process that ends before the retry rebuilds its data at the next start.
 */
export function createFollower(options: {
  db: Db
  log: Log
  id: string
  name: string
  handlers: HandlerLists
  isStopping(): boolean
  rebuild(): Promise<void>
}): Follower {
  const { db, log, id, name, handlers, isStopping, rebuild } = options
  let cursor: OutboxCursor | undefined
  let retries: Retry[] = []
  let isCaughtUp = false
  let hasDropped = false
  /** gaps: how often this process may have missed events. rebuiltGaps: for how many of these gaps it has rebuilt its data since. */
  let gaps = 0
  let rebuiltGaps = 0
  let joiningAgain: Promise<void> | undefined
  let rebuilding: Promise<void> | undefined

  async function join(since?: string): Promise<void> {
    cursor = await registerProcess(db, { id, name, since })
  }

  async function handle(event: ShopEvent, attempt: number): Promise<void> {
    const failure = await handlers.call(event, attempt)
    if (failure === undefined) return
    const details = { event: event.type, attempts: attempt, err: failure }
    const retry = planRetry(failure, attempt)
    if (!retry) {
      log.error(details, 'event handler failed too often, event dropped')
      hasDropped = true
      return
    }
    log.warn({ ...details, reason: reasonOfFailure(failure) }, 'event handler failed, retrying')
    retries.push({ event, attempts: retry.attempts, dueAt: Date.now() + retry.seconds * 1000 })
  }

  async function round(): Promise<boolean> {
    const current = cursor
    if (!current) return false
    const read = await readEventsSince(db, current.seen, handlers.types())
    const due = retries.filter(({ dueAt }) => dueAt <= Date.now())
    // Retried events are not merged with new ones, so that a failing event does not make others fail.
    for (const retry of due) {
      await handle(retry.event, retry.attempts + 1)
      retries = retries.filter((other) => other !== retry)
    }
    for (const { event } of mergeEvents(read.events)) {
      if (isStopping()) return false
      await handle(event, 1)
    }
    // A heartbeat may have replaced the cursor since then; the new one starts at its own snapshot.
    current.seen = read.seen
    if (retries.length === 0) isCaughtUp = true
    return read.events.length > 0 || due.length > 0
  }

  const needsRebuild = () => rebuiltGaps < gaps

  async function joinAgain(): Promise<void> {
    log.warn('this process lost its event registration or the database was restored, rebuilding in-memory data')
    gaps++
    isCaughtUp = false
    await join()
  }

  async function rebuildAndCount(): Promise<void> {
    const covered = gaps
    try {
      await rebuild()
      rebuiltGaps = covered
    } catch (err) {
      log.warn({ err }, 'rebuilding in-memory data failed, retrying')
    }
  }

  return {
    join,
    round,
    hasRetries: () => retries.length > 0,
    async heartbeat() {
      const current = cursor
      if (!current) return
      if (!(await recordHeartbeat(db, id, current)) && cursor === current) {
        joiningAgain ??= joinAgain().finally(() => {
          joiningAgain = undefined
        })
      }
      await joiningAgain
      if (!needsRebuild()) return
      rebuilding ??= rebuildAndCount().finally(() => {
        rebuilding = undefined
      })
      await rebuilding
    },
    position: () => (cursor && retries.length === 0 && !hasDropped && !needsRebuild() ? { ...cursor } : undefined),
    isCaughtUp: () => isCaughtUp && !needsRebuild(),
    async leave() {
      if (!cursor) return
      cursor = undefined
      await unregisterProcess(db, id)
    },
  }
}
