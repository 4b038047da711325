import { type Refusal, refuse } from '@mantel/contract'
import type { ProbeResult } from '../http/index.ts'
import type { Log } from '../log.ts'
import { findDiskTrouble } from './disk-trouble.ts'

const checkIntervalMs = 2000

export type DiskWatch = {
  start(): void
  stop(): void
  probe(): Promise<ProbeResult>
  /** The refusal of all changes while the disk is full; undefined: changes can be stored. */
  refusal(): Refusal | undefined
}

export type DiskWatchOptions = {
  dir: string
  /** The embedded database is on this disk: without it nothing can be ordered. */
  holdsDatabase: boolean
  log: Log
  find?: typeof findDiskTrouble
}

/**
 * Checks the disk of the data folder every two seconds. While it is full, changes are refused before they reach the
 * embedded database, so that its log never needs space that the disk does not have.
 */
export function createDiskWatch({ dir, holdsDatabase, log, find = findDiskTrouble }: DiskWatchOptions): DiskWatch {
  let trouble: string | null = null
  let timer: NodeJS.Timeout | undefined

  async function check(): Promise<void> {
    const found = await find(dir)
    if (found !== trouble) log[found ? 'error' : 'info']({ dir }, found ?? 'disk can be written to again')
    trouble = found
  }

  return {
    start() {
      timer ??= setInterval(() => void check(), checkIntervalMs).unref()
    },
    stop: () => clearInterval(timer),
    async probe() {
      await check()
      if (trouble === null) return { ready: true }
      return { ready: false, reason: trouble, spare: holdsDatabase ? undefined : true }
    },
    refusal: () => (trouble !== null && holdsDatabase ? refuse('unavailable') : undefined),
  }
}
