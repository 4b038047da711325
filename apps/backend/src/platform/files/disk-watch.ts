import { type Refusal, refuse } from '@mantel/contract'
import type { ProbeResult } from '../http/index.ts'
import type { Log } from '../log.ts'
import { findDiskTrouble } from './disk-trouble.ts'

/** Milliseconds. */
const checkedEvery = 2000

export type DiskWatch = {
  start(): void
  stop(): void
  probe(): Promise<ProbeResult>
  /** Set while changes could not be stored. */
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

  async function look(): Promise<void> {
    const found = await find(dir)
    if (found !== trouble) log[found ? 'error' : 'info']({ dir }, found ?? 'disk can be written to again')
    trouble = found
  }

  return {
    start() {
      timer ??= setInterval(() => void look(), checkedEvery).unref()
    },
    stop: () => clearInterval(timer),
    async probe() {
      await look()
      if (trouble === null) return { ready: true }
      return { ready: false, reason: trouble, ...(!holdsDatabase && { spare: true }) }
    },
    refusal: () => (trouble !== null && holdsDatabase ? refuse('unavailable') : undefined),
  }
}
