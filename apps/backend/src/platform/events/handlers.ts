import { isDatabaseUnavailable } from '../db/index.ts'
import type { EventOf, EventType, ShopEvent } from './event-types.ts'

export type Handler<T extends EventType> = (event: EventOf<T>) => Promise<void> | void

/** Up to this attempt a failed handler blocks later handlers: purging before reindexing would cache old data. */
const blockingAttempts = 3
const maxAttempts = 10
/** Seconds. */
const maxPause = 60
const pauseWhileUnavailable = 5

/**
 * How to continue after a failed attempt: seconds before the next one, and the attempts made by then. Undefined: the event is
 * dropped. While the database is unavailable no attempt counts, so that its outage never drops an event.
 */
export function planRetry(failure: unknown, attempt: number): { attempts: number; seconds: number } | undefined {
  if (isDatabaseUnavailable(failure)) return { attempts: attempt - 1, seconds: pauseWhileUnavailable }
  if (attempt >= maxAttempts) return undefined
  return { attempts: attempt, seconds: Math.min(maxPause, 0.25 * 2 ** attempt) }
}

export const reasonOfFailure = (failure: unknown) => (failure instanceof Error ? failure.message : String(failure))

/** The handlers of each event type, in the order they were added. */
export class HandlerLists {
  readonly #lists = new Map<EventType, ((event: never) => Promise<void> | void)[]>()

  add<T extends EventType>(type: T, handler: Handler<T>): void {
    this.#lists.set(type, [...(this.#lists.get(type) ?? []), handler])
  }

  types(): EventType[] {
    return [...this.#lists.keys()]
  }

  /** Calls the handlers of an event one after the other. Returns the failure, undefined when all succeeded. */
  async call(event: ShopEvent, attempt: number): Promise<unknown> {
    let failure: unknown
    for (const handler of this.#lists.get(event.type) ?? []) {
      try {
        await handler(event as never)
      } catch (error) {
        failure = error ?? new Error('an event handler failed')
        if (attempt < blockingAttempts) break
      }
    }
    return failure
  }
}
