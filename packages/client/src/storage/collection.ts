import { absent, type Disk } from './disk.ts'
import type { Change } from './driver.ts'
import { createSizeLedger } from './size-ledger.ts'

/** disk: it survives the page. memory: it does not, or nobody can tell. */
export type Kept = 'disk' | 'memory'

export type SetOptions = { memoryOnly?: boolean }

/**
 * fresh: also what another page of the browser wrote meanwhile, unless something written here is not on disk yet. patient:
 * a disk that is slow to say what this page does not know is waited for, because taking no answer for nothing would cost the
 * shopper a session or a cart.
 */
export type GetOptions = { fresh?: boolean; patient?: boolean }

export type Collection<T> = {
  get(key: string, options?: GetOptions): Promise<T | null>
  /** In memory first, then what is only on disk. */
  entries(options?: GetOptions): Promise<[string, T][]>
  /** In memory when this returns; on disk, or not, when it resolves. */
  set(key: string, value: T, options?: SetOptions): Promise<Kept>
  setMany(entries: Iterable<readonly [string, T]>, options?: SetOptions): Promise<Kept>
  remove(key: string): Promise<Kept>
  clear(): Promise<Kept>
}

/** What the storage as a whole does with its collections. */
export type ManagedCollection = Collection<unknown> & {
  /** Empties it but for these keys. */
  clearExcept(keys: readonly string[]): Promise<Kept>
  /** Removes what was written first, if all of it together is too big. true: it still is. */
  sweep(quotaBytes: number, atMost: number): Promise<boolean>
}

export type CollectionOptions = {
  /** null: there is none, memory has to do. */
  disk: Disk | null
  /** The disk is full: resolves when something else gave way, to false if nothing more can. round counts from 1. */
  makeRoom(keys: readonly string[], round: number): Promise<boolean>
  onChange(): void
}

/**
 * Memory in front of a disk. Who reads gets a copy; who writes need not wait. Memory is the truth of this page, and the
 * disk follows as well as it can.
 */
export function createCollection({ disk, makeRoom, onChange }: CollectionOptions): ManagedCollection {
  /** null: removed here, whatever the disk says. */
  const memory = new Map<string, { value: unknown } | null>()
  const ledger = createSizeLedger()
  /** Keys whose newest value is not on disk, or not yet. */
  const ahead = new Set<string>()
  let diskIsMeasured = false

  function takeIn(key: string, stored: unknown): void {
    if (stored === undefined || stored === absent || memory.has(key)) return
    memory.set(key, { value: stored })
    ledger.note(key, stored)
  }

  /** The disk knows better. */
  function drop(key: string): void {
    memory.delete(key)
    ledger.forget(key)
  }

  /** Makes the disk as memory is now, so that a second try never brings an old value back. */
  async function write(keys: readonly string[], round = 1): Promise<Kept> {
    if (!disk) return 'memory'
    const changes = keys.flatMap((key): Change[] => {
      const held = memory.get(key)
      if (held === undefined) return []
      return [held ? { key, value: held.value } : { key, removed: true }]
    })
    for (const key of keys) ahead.add(key)
    const written = await disk.write(changes)
    if (written === 'disk')
      for (const { key, ...change } of changes) {
        const held = memory.get(key)
        if ('removed' in change ? held === null : held?.value === change.value) ahead.delete(key)
      }
    if (written !== 'full') return written
    return (await makeRoom(keys, round)) ? write(keys, round + 1) : 'memory'
  }

  async function setMany(entries: Iterable<readonly [string, unknown]>, { memoryOnly = false }: SetOptions = {}) {
    const keys: string[] = []
    for (const [key, value] of entries) {
      memory.set(key, { value: structuredClone(value) })
      ledger.note(key, value)
      if (memoryOnly) ahead.add(key)
      keys.push(key)
    }
    if (keys.length > 0) onChange()
    return memoryOnly || keys.length === 0 ? 'memory' : write(keys)
  }

  async function removeMany(keys: readonly string[]): Promise<Kept> {
    for (const key of keys) {
      if (disk) memory.set(key, null)
      else memory.delete(key)
      ledger.forget(key)
    }
    return write(keys)
  }

  async function clearExcept(keys: readonly string[]): Promise<Kept> {
    const staying = new Set(keys)
    for (const key of memory.keys()) {
      if (staying.has(key)) continue
      memory.delete(key)
      ledger.forget(key)
    }
    return (await disk?.clear()) === 'disk' ? 'disk' : 'memory'
  }

  return {
    async get(key, { fresh = false, patient = false } = {}) {
      const isKnown = memory.has(key)
      if (!isKnown || (fresh && !ahead.has(key))) {
        const stored =
          patient && !isKnown ? await disk?.readPatiently(key) : await disk?.read(key, (late) => takeIn(key, late))
        if (fresh && stored !== undefined && !ahead.has(key)) drop(key)
        takeIn(key, stored)
      }
      const held = memory.get(key)
      return held ? structuredClone(held.value) : null
    },
    async entries({ fresh = false } = {}) {
      const answer = (await disk?.readAll()) ?? null
      const stored = answer ?? []
      if (fresh && answer) for (const key of memory.keys()) if (!ahead.has(key)) drop(key)
      const held = [...memory].flatMap(([key, entry]): [string, unknown][] =>
        entry ? [[key, structuredClone(entry.value)]] : [],
      )
      return [...held, ...stored.filter(([key]) => !memory.has(key))]
    },
    set: (key, value, options) => setMany([[key, value]], options),
    setMany,
    remove: (key) => removeMany([key]),
    clear: () => clearExcept([]),
    clearExcept,
    async sweep(quotaBytes, atMost) {
      const stored = diskIsMeasured ? null : await disk?.readAll()
      if (stored) {
        diskIsMeasured = true
        ledger.noteOlder(stored.filter(([key]) => !memory.has(key)))
      }
      if (ledger.total() > quotaBytes) await removeMany(ledger.oldest(atMost))
      return ledger.total() > quotaBytes
    },
  }
}
