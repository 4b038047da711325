import type { Clock } from '../clock.ts'
import type { Log } from '../log.ts'
import type { Online } from '../online.ts'
import type { SyncContext } from './sync/context.ts'
import { runSync } from './sync/run-sync.ts'
import type { Tabs } from './tabs.ts'

/** Synchronising, whenever there is a reason to. One page of the browser at a time does it, for all. */
export type Synchroniser = {
  /** pull: look at the server's cart even if nothing has to be sent. */
  wake(pull?: boolean): void
  isAtWork(): boolean
  /** The server refuses the cart for good. */
  isLocked(): boolean
  /** Resolves when nothing is left to do, or nothing more can be done now. */
  settled(): Promise<void>
  stop(): void
}

export type SynchroniserOptions = {
  context: SyncContext
  tabs: Tabs
  online: Online
  clock: Clock
  log: Log
  changed(): void
}

const firstRetryMs = 5000
const slowestRetryMs = 60_000

export function createSynchroniser({ context, tabs, online, clock, log, changed }: SynchroniserOptions): Synchroniser {
  const attempts = new Map<string, number>()
  let wanted: { pull: boolean } | null = null
  let work: Promise<void> | null = null
  let isStopped = false
  let isLocked = false
  let retryMs = firstRetryMs
  let cancelRetry: (() => void) | null = null

  const mayGoOn = () => !isStopped && online.mayTry()

  function wake(pull = false): void {
    if (isStopped) return
    wanted = { pull: pull || (wanted?.pull ?? false) }
    work ??= workOff().finally(() => {
      work = null
      changed()
    })
    changed()
  }

  async function workOff(): Promise<void> {
    while (wanted && mayGoOn()) {
      const { pull } = wanted
      wanted = null
      const end = await tabs
        .alone('sync', () => runSync(context, { pull, mayGoOn, attempts }))
        .catch((error: unknown) => {
          log.error('The cart could not be synchronised', error)
          return 'later' as const
        })
      isLocked = end === 'over'
      cancelRetry?.()
      cancelRetry = null
      if (end === 'later') retryLater()
      else retryMs = firstRetryMs
    }
  }

  /** While the device knows that it is offline nobody tries; coming online wakes. */
  function retryLater(): void {
    if (!mayGoOn()) return
    cancelRetry = clock.later(retryMs, () => wake())
    retryMs = Math.min(retryMs * 2, slowestRetryMs)
  }

  const stopWatching = online.subscribe(() => {
    if (online.get()) wake(true)
  })

  return {
    wake,
    isAtWork: () => work !== null,
    isLocked: () => isLocked,
    async settled() {
      while (work) await work
    },
    stop() {
      isStopped = true
      cancelRetry?.()
      stopWatching()
    },
  }
}
