import type { MaybePromise } from '../maybe-promise.ts'

export type EventLoopQueue = {
  /**
   * Runs the work at once, or in one of the next turns of the event loop. Null: refused, because too much work waits, it has
   * waited too long, or its client is gone.
   */
  run<T>(work: () => T, isNeeded?: () => boolean): MaybePromise<T | null>
  readonly waiting: number
}

export type EventLoopQueueOptions = {
  maxWaiting: number
  /** Work that has waited longer is refused: its client gives up soon, and others wait behind it. */
  maxWaitMs: number
  /** Milliseconds of work in one turn of the event loop, after which other events are handled. */
  turnMs?: number
  now?: () => number
  /** Calls back in the next turn of the event loop. */
  nextTurn?: (callback: () => void) => void
}

type Waiting = { start(): void; refuse(): void; since: number; turn: number; isNeeded(): boolean }

/** Work is refused only after this many turns. If fewer have passed, something else blocked the event loop, not the queue. */
const minTurns = 20

/**
 * Spreads synchronous work over turns of the event loop. Without it, a hundred requests that arrive together are answered
 * in one turn, and a health check or a cached page waits for all of them.
 */
export function createEventLoopQueue({
  maxWaiting,
  maxWaitMs,
  turnMs = 5,
  now = () => performance.now(),
  nextTurn = setImmediate,
}: EventLoopQueueOptions): EventLoopQueue {
  const queue: Waiting[] = []
  let spentMs = 0
  let turn = 0
  let isScheduled = false

  function schedule(): void {
    if (isScheduled) return
    isScheduled = true
    nextTurn(beginTurn)
  }

  function beginTurn(): void {
    isScheduled = false
    spentMs = 0
    turn++
    while (queue.length > 0 && spentMs < turnMs) {
      const next = queue.shift() as Waiting
      const isLate = now() - next.since > maxWaitMs && turn - next.turn > minTurns
      if (isLate || !next.isNeeded()) next.refuse()
      else next.start()
    }
    if (queue.length > 0) schedule()
  }

  function measure<T>(work: () => T): T {
    const started = now()
    try {
      return work()
    } finally {
      spentMs += now() - started
      schedule()
    }
  }

  return {
    get waiting() {
      return queue.length
    },
    run<T>(work: () => T, isNeeded = () => true) {
      if (queue.length === 0 && spentMs < turnMs) return measure(work)
      if (queue.length >= maxWaiting) return null
      schedule()
      return new Promise<T | null>((resolve, reject) => {
        queue.push({
          start() {
            try {
              resolve(measure(work))
            } catch (error) {
              reject(error)
            }
          },
          refuse: () => resolve(null),
          since: now(),
          turn,
          isNeeded,
        })
      })
    },
  }
}
