import { browserStorage as limits } from '@mantel/domain/constants'
import type { Clock } from '../clock.ts'
import { inTime, type Timely } from '../in-time.ts'
import type { Log } from '../log.ts'
import { type Change, type Driver, isQuotaError } from './driver.ts'

/** The disk answered, and has no such thing. */
export const absent = Symbol('absent')

export type Written = 'disk' | 'memory' | 'full'

/** One collection's view of a driver: it never fails, and keeps only those waiting who ask for it. */
export type Disk = {
  /** `absent`: there is none. undefined: no answer. One that comes too late goes to `late`, and reading is trusted again. */
  read(key: string, late: (value: unknown) => void): Promise<unknown>
  /** The same, but an answer that is late is waited for, also from a connection that was opened anew meanwhile. */
  readPatiently(key: string): Promise<unknown>
  /** null: no answer. */
  readAll(): Promise<[string, unknown][] | null>
  write(changes: readonly Change[]): Promise<Written>
  clear(): Promise<Written>
}

export type DiskOptions = {
  name: string
  driver: Driver
  /** Tries once to get a working connection, for all collections of the driver. */
  reopen(): Promise<void>
  clock: Clock
  log: Log
}

/** Longer than any disk takes that still works. */
export const patienceMs = 10_000

export function createDisk({ name, driver, reopen, clock, log }: DiskOptions): Disk {
  let readErrors = 0
  let writeErrors = 0
  /** To be emptied, and it did not say yet that it is: what it holds until then does not count. */
  let isStale = false

  /** Patience was in vain once: nobody else has to have it. */
  let isHopeless = false

  const trust = () => {
    readErrors = 0
    isHopeless = false
  }
  const nothing = () => undefined

  async function read<T>(asked: Promise<T>, ms: number, late: (value: T) => void): Promise<T | undefined> {
    const answer = await inTime(asked, ms, clock)
    if (answer.kind === 'answered') return isStale ? undefined : answer.value
    readErrors++
    log.warn(`Reading ${name} from disk ${answer.kind === 'late' ? 'takes too long' : 'failed'}`, errorOf(answer))
    if (answer.kind === 'late')
      asked.then((value) => {
        trust()
        if (!isStale) late(value)
      }, nothing)
    reopen().then(trust, nothing)
    return undefined
  }

  async function write(asked: () => Promise<void>): Promise<Written> {
    if (writeErrors >= limits.maxWriteErrors) return 'memory'
    const answer = await inTime(asked(), limits.readTimeoutMs, clock)
    if (answer.kind === 'answered') return 'disk'
    if (isQuotaError(errorOf(answer))) return 'full'
    writeErrors++
    if (writeErrors === limits.maxWriteErrors)
      log.error(`Writing ${name} to disk is switched off after ${writeErrors} errors`, errorOf(answer))
    return 'memory'
  }

  const isReadable = () => readErrors === 0 && !isStale

  const ask = (key: string): Promise<unknown> =>
    driver.get(name, key).then((value) => (value === undefined ? absent : value))

  return {
    async read(key, late) {
      if (!isReadable()) return undefined
      return read(ask(key), limits.readTimeoutMs, late)
    },
    async readPatiently(key) {
      if (isStale || isHopeless) return undefined
      const asked = ask(key)
      const soon = await read(asked, limits.readTimeoutMs, nothing)
      if (soon !== undefined) return soon
      const again = reopen().then(() => ask(key))
      const answer = await inTime(Promise.any([asked, again]), patienceMs, clock)
      if (answer.kind === 'answered') return isStale ? undefined : answer.value
      isHopeless = true
      return undefined
    },
    async readAll() {
      return (isReadable() && (await read(driver.entries(name), limits.iterateTimeoutMs, nothing))) || null
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

function errorOf(answer: Timely<unknown>): unknown {
  return answer.kind === 'failed' ? answer.error : undefined
}
