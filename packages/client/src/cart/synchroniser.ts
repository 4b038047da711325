import type { Clock } from '../clock.ts'
import type { Log } from '../log.ts'
import type { Online } from '../online.ts'
import { createRetry } from '../retry.ts'
import type { Tabs } from '../tabs.ts'
import type { SyncContext } from './sync/context.ts'
import { runSync } from './sync/run-sync.ts'

/** The lock that one page or worker of the browser holds while it synchronises the cart. */
export const syncLock = 'sync'

/** Synchronises the cart when woken. Only one page or worker of the browser does it at a time, for all of them. */
export type Synchroniser = {
  /** pull: pull the server's cart even if nothing has to be sent. */
  wake(pull?: boolean, cameOnline?: boolean): void
  isRunning(): boolean
  /** The server refuses the cart permanently. */
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
  onChange(): void
}

export function createSynchroniser({ context, tabs, online, clock, log, onChange }: SynchroniserOptions): Synchroniser {
  const attempts = new Map<string, number>()
  let requested: { pull: boolean; cameOnline: boolean } | null = null
  let running: Promise<void> | null = null
  let isStopped = false
  let isLocked = false
  const retry = createRetry(clock, () => wake())

  const maySync = () => !isStopped && online.mayTry()

  function wake(pull = false, cameOnline = false): void {
    if (isStopped) return
    requested = {
      pull: pull || (requested?.pull ?? false),
      cameOnline: cameOnline || (requested?.cameOnline ?? false),
    }
    running ??= runRequests().finally(() => {
      running = null
      onChange()
    })
    onChange()
  }

  async function runRequests(): Promise<void> {
    while (requested && maySync()) {
      const { pull, cameOnline } = requested
      requested = null
      const end = await tabs
        .withLock(syncLock, () => runSync(context, { pull, cameOnline, mayContinue: maySync, attempts }))
        .catch((error: unknown) => {
          log.error('The cart could not be synchronised', error)
          return 'later' as const
        })
      isLocked = end === 'over'
      if (end !== 'later') retry.reset()
      else {
        retry.cancel()
        // Offline there is no retry; the online event starts the next run.
        if (maySync()) retry.schedule()
      }
    }
  }

  const stopWatching = online.subscribe(() => {
    if (online.get()) wake(true, true)
  })

  return {
    wake,
    isRunning: () => running !== null,
    isLocked: () => isLocked,
    async settled() {
      while (running) await running
    },
    stop() {
      isStopped = true
      retry.cancel()
      stopWatching()
    },
  }
}
