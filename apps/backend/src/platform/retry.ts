import { setTimeout as delay } from 'node:timers/promises'
import type { Log } from './log.ts'

/** Milliseconds. */
const retryDelay = 2000

/** Repeats the work until it succeeds, because the database connection may be lost while it runs. */
export async function retry(
  work: () => Promise<void>,
  { what, signal, log }: { what: string; signal: AbortSignal; log: Log },
): Promise<void> {
  while (!signal.aborted) {
    try {
      return await work()
    } catch (err) {
      log.warn({ err }, `${what} failed, retrying`)
      await delay(retryDelay, undefined, { signal, ref: false }).catch(() => {})
    }
  }
}
