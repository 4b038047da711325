import type { EventOf, EventType, ShopEvent } from './event-types.ts'

export type Handler<T extends EventType> = (event: EventOf<T>) => Promise<void> | void

/** Up to this attempt a failed handler blocks later handlers: purging before reindexing would cache old data. */
const blockingAttempts = 3
export const maxAttempts = 10
const maxPause = 60

/** Seconds before the next attempt. */
export const retryDelayAfter = (attempts: number) => Math.min(maxPause, 0.25 * 2 ** attempts)

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
  async call(event: ShopEvent, attempts: number): Promise<unknown> {
    let failure: unknown
    for (const handler of this.#lists.get(event.type) ?? []) {
      try {
        await handler(event as never)
      } catch (error) {
        failure = error ?? new Error('an event handler failed')
        if (attempts < blockingAttempts) break
      }
    }
    return failure
  }
}
