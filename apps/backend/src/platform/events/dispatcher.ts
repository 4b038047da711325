import type { Db } from '../db/index.ts'
import type { Log } from '../log.ts'
import { onNews } from './emit.ts'
import type { EventOf, EventType, ShopEvent } from './event-types.ts'
import { mergeEvents } from './merge-events.ts'
import { giveBack, markProcessed, postpone, takeDueEvents, type WaitingEvent } from './outbox.repository.ts'

export type Dispatcher = {
  /** Handlers of a type run one after the other, in the order they were added. They may see an event twice. */
  on<T extends EventType>(type: T, handler: (event: EventOf<T>) => Promise<void> | void): void
  wake(): void
  /** Resolves when no event is due any more, or when it is stopped. */
  drain(): Promise<void>
  start(): void
  /** Resolves when the event under way is told. Those behind it, however many, are told after the next start. */
  stop(): Promise<void>
}

type Handler = (event: ShopEvent) => Promise<void> | void

const eventsPerRound = 500
const pollInterval = 1000
/** Until then a failed handler holds back the ones after it (purging before reindexing would cache what is old). */
const patientAttempts = 3
const mostAttempts = 10
const longestPause = 60

export function createDispatcher({ db, log }: { db: Db; log: Log }): Dispatcher {
  const handlers = new Map<EventType, Handler[]>()
  let running: Promise<void> | undefined
  let again = false
  let stopping = false
  let timer: NodeJS.Timeout | undefined
  let forget: (() => void) | undefined

  async function hand(event: ShopEvent, attempts: number): Promise<unknown> {
    let failure: unknown
    for (const handler of handlers.get(event.type) ?? []) {
      try {
        await handler(event)
      } catch (error) {
        failure = error ?? new Error('a handler failed')
        if (attempts < patientAttempts) break
      }
    }
    return failure
  }

  async function settle(rows: number[], type: string, attempts: number, failure: unknown): Promise<void> {
    if (failure === undefined) return markProcessed(db, rows)
    const reason = failure instanceof Error ? failure.message : String(failure)
    const details = { event: type, attempts, reason, stack: failure instanceof Error ? failure.stack : undefined }
    if (attempts >= mostAttempts) {
      log.error(details, 'an event was given up')
      return markProcessed(db, rows, reason)
    }
    log.warn(details, 'an event could not be handled and will be tried again')
    return postpone(db, rows, Math.min(longestPause, 0.25 * 2 ** attempts), reason)
  }

  /** Retried events stay apart from fresh ones: what fails must not make the others fail with it. */
  async function round(): Promise<boolean> {
    const due = await takeDueEvents(db, eventsPerRound)
    const untold = new Set(due.map(({ row }) => row))
    for (const [attempts, events] of Map.groupBy(due, (event: WaitingEvent) => event.attempts)) {
      for (const { event, rows } of mergeEvents(events)) {
        if (stopping) {
          await giveBack(db, [...untold])
          return false
        }
        await settle(rows, event.type, attempts, await hand(event, attempts))
        for (const row of rows) untold.delete(row)
      }
    }
    return due.length > 0
  }

  async function runRounds(): Promise<void> {
    do {
      again = false
      while (!stopping && (await round()));
    } while (again && !stopping)
  }

  function drain(): Promise<void> {
    again = true
    running ??= runRounds().finally(() => {
      running = undefined
    })
    return running
  }

  function wake(): void {
    drain().catch((error) => log.warn({ reason: String(error) }, 'events cannot be read now'))
  }

  return {
    on(type, handler) {
      handlers.set(type, [...(handlers.get(type) ?? []), handler as Handler])
    },
    wake,
    drain,
    start() {
      forget ??= onNews(db, wake)
      timer ??= setInterval(wake, pollInterval).unref()
      wake()
    },
    async stop() {
      clearInterval(timer)
      timer = undefined
      forget?.()
      forget = undefined
      stopping = true
      await running?.catch(() => {})
      stopping = false
    },
  }
}
