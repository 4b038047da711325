import { type Db, isShared } from '../db/index.ts'
import type { Log } from '../log.ts'
import { type HandlerLists, planRetry, reasonOfFailure } from './handlers.ts'
import { mergeEvents } from './merge-events.ts'
import {
  hasDueEvents,
  markProcessed,
  markProcessedTypes,
  postponeEvents,
  readDueEvents,
  releaseLease,
  takeLease,
  type WaitingEvent,
} from './outbox.repository.ts'

const eventsPerRound = 500
/** The lease is renewed between events once it is this old; it lasts leaseSeconds. Milliseconds. */
const renewAfter = 3000

/**
 * Handles events with side effects in one process. A lease in the database selects the process, so that events keep their
 * order. When that process dies, the lease expires and another process takes over; a handler may then see an event twice.
 */
export function createOnceRound(options: {
  db: Db
  log: Log
  id: string
  handlers: HandlerLists
  /** Types without side effects, which are only marked as processed. */
  otherTypes(): string[]
  isStopping(): boolean
}): () => Promise<boolean> {
  const { db, log, id, handlers, otherTypes, isStopping } = options
  const needsLease = isShared(db)

  async function settle(rows: number[], type: string, attempt: number, failure: unknown): Promise<void> {
    if (failure === undefined) return markProcessed(db, rows)
    const lastError = reasonOfFailure(failure)
    const stack = failure instanceof Error ? failure.stack : undefined
    const details = { event: type, attempts: attempt, reason: lastError, stack }
    const retry = planRetry(failure, attempt)
    if (!retry) {
      log.error(details, 'event handler failed too often, event dropped')
      return markProcessed(db, rows, lastError)
    }
    log.warn(details, 'event handler failed, retrying')
    return postponeEvents(db, rows, { ...retry, lastError })
  }

  async function handleDue(): Promise<boolean> {
    let renewedAt = Date.now()
    const due = await readDueEvents(db, handlers.types(), eventsPerRound)
    // Retried events are not merged with new ones, so that a failing event does not make others fail.
    for (const [attempts, events] of Map.groupBy(due, (event: WaitingEvent) => event.attempts)) {
      for (const { event, rows } of mergeEvents(events)) {
        if (needsLease && Date.now() - renewedAt > renewAfter) {
          // Another process has the lease and handles the same events.
          if (!(await takeLease(db, id))) return false
          renewedAt = Date.now()
        }
        if (isStopping()) return false
        const attempt = attempts + 1
        await settle(rows, event.type, attempt, await handlers.call(event, attempt))
      }
    }
    return due.length > 0
  }

  return async () => {
    await markProcessedTypes(db, otherTypes())
    if (!needsLease) return handleDue()
    if (!(await hasDueEvents(db, handlers.types())) || !(await takeLease(db, id))) return false
    try {
      return await handleDue()
    } finally {
      await releaseLease(db, id)
    }
  }
}
