import { browserStorage as limits } from '@mantel/domain/constants'
import type { Clock } from '../clock.ts'
import type { Log } from '../log.ts'
import { type TimedResult, withTimeout } from '../with-timeout.ts'
import { type Driver, isQuotaError, type StorageChange } from './driver.ts'

/** The disk answered that there is no value. */
export const absentValue = Symbol('absent')

export type WriteResult = 'disk' | 'memory' | 'full'

/** One collection's access to a driver: it never rejects, and waits long only where the caller wants it. */
export type Disk = {
  /**
   * `absentValue`: there is no value. undefined: no answer. A late answer is passed to `late`, and reading is enabled again.
   */
  read(key: string, late: (value: unknown) => void): Promise<unknown>
  /** Like read, but waits for a late answer, also from a reopened connection. */
  readFromSlowDisk(key: string): Promise<unknown>
  /** Returns null if the storage did not answer in time. */
  readAll(): Promise<[string, unknown][] | null>
  write(changes: readonly StorageChange[]): Promise<WriteResult>
  clear(): Promise<WriteResult>
}

export type DiskOptions = {
  name: string
  driver: Driver
  /** Tries once to get a working connection, for all collections of the driver. */
  reopen(): Promise<void>
  clock: Clock
  log: Log
}

/** Longer than any working disk takes. */
export const slowReadTimeoutMs = 10_000

export function createDisk({ name, driver, reopen, clock, log }: DiskOptions): Disk {
  let readErrors = 0
  let writeErrors = 0
  let lastLateWriteAt = Number.NEGATIVE_INFINITY
  /** A clear has not been confirmed yet: the contents of the disk are outdated. */
  let isStale = false

  /** A read that waited for a slow disk got no answer: later ones do not wait. */
  let isUnresponsive = false

  const enableReading = () => {
    readErrors = 0
    isUnresponsive = false
  }
  const enableWriting = () => {
    writeErrors = 0
  }
  const ignore = () => undefined

  async function read<T>(pending: Promise<T>, ms: number, late: (value: T) => void): Promise<T | undefined> {
    const answer = await withTimeout(pending, ms, clock)
    if (answer.kind === 'answered') return isStale ? undefined : answer.value
    readErrors++
    log.warn(`Reading ${name} from disk ${answer.kind === 'late' ? 'takes too long' : 'failed'}`, errorOf(answer))
    if (answer.kind === 'late')
      pending.then((value) => {
        enableReading()
        if (!isStale) late(value)
      }, ignore)
    reopen().then(enableReading, ignore)
    return undefined
  }

  async function write(run: () => Promise<void>): Promise<WriteResult> {
    if (writeErrors >= limits.maxWriteErrors) return 'memory'
    const startedAt = clock.now()
    const pending = run()
    const answer = await withTimeout(pending, limits.readTimeoutMs, clock)
    if (answer.kind === 'answered') return 'disk'
    if (isQuotaError(errorOf(answer))) return 'full'
    if (answer.kind === 'late') {
      pending.then(enableWriting, ignore)
      // Many writes may wait for one slow start of the database: they are one error.
      if (startedAt < lastLateWriteAt) return 'memory'
      lastLateWriteAt = clock.now()
    }
    writeErrors++
    if (writeErrors === limits.maxWriteErrors)
      log.error(`Writing ${name} to disk is switched off after ${writeErrors} errors`, errorOf(answer))
    return 'memory'
  }

  const isReadable = () => readErrors === 0 && !isStale

  const request = (key: string): Promise<unknown> =>
    driver.get(name, key).then((value) => (value === undefined ? absentValue : value))

  return {
    async read(key, late) {
      if (!isReadable()) return undefined
      return read(request(key), limits.readTimeoutMs, late)
    },
    async readFromSlowDisk(key) {
      if (isStale || isUnresponsive) return undefined
      const pending = request(key)
      const inTimeAnswer = await read(pending, limits.readTimeoutMs, ignore)
      if (inTimeAnswer !== undefined) return inTimeAnswer
      const lateAnswer = reopen().then(() => request(key))
      const answer = await withTimeout(Promise.any([pending, lateAnswer]), slowReadTimeoutMs, clock)
      if (answer.kind === 'answered') return isStale ? undefined : answer.value
      isUnresponsive = true
      return undefined
    },
    async readAll() {
      return (isReadable() && (await read(driver.entries(name), limits.iterateTimeoutMs, ignore))) || null
    },
    write: (changes) => write(() => driver.write(name, changes)),
    async clear() {
      isStale = true
      const written = await write(() => driver.clear(name))
      isStale = written !== 'disk'
      return written
    },
  }
}

function errorOf(answer: TimedResult<unknown>): unknown {
  return answer.kind === 'failed' ? answer.error : undefined
}
