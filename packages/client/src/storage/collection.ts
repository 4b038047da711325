import { absentValue, type Disk } from './disk.ts'
import type { StorageChange } from './driver.ts'
import { createSizeLedger } from './size-ledger.ts'

/** disk: it survives the page. memory: it does not, or this is unknown. */
export type StoredIn = 'disk' | 'memory'

export type SetOptions = { memoryOnly?: boolean }

/**
 * fresh: includes changes of other pages, unless a local change is not on disk yet. waitForSlowDisk: waits for a slow disk if
 * the value is not in memory, because treating no answer as no value would cost the shopper a session or a cart.
 */
export type GetOptions = { fresh?: boolean; waitForSlowDisk?: boolean }

export type Collection<T> = {
  get(key: string, options?: GetOptions): Promise<T | null>
  /** Entries in memory first, then those that are only on disk. */
  entries(options?: GetOptions): Promise<[string, T][]>
  /** In memory when this returns; on disk, if possible, when it resolves. */
  set(key: string, value: T, options?: SetOptions): Promise<StoredIn>
  setMany(entries: Iterable<readonly [string, T]>, options?: SetOptions): Promise<StoredIn>
  remove(key: string): Promise<StoredIn>
  clear(): Promise<StoredIn>
}

/** Operations of the storage on its collections. */
export type ManagedCollection = Collection<unknown> & {
  /** Removes all entries except these keys. */
  clearExcept(keys: readonly string[]): Promise<StoredIn>
  /** Removes the oldest entries if the collection exceeds its quota. true: it still does. */
  sweep(quotaBytes: number, atMost: number): Promise<boolean>
}

export type CollectionOptions = {
  /** null: there is no disk, only memory. */
  disk: Disk | null
  /**
   * The disk is full: resolves with true when space was freed, with false if no more can be freed. round counts from 1.
   */
  makeRoom(keys: readonly string[], round: number): Promise<boolean>
  onChange(): void
}

/**
 * A memory cache in front of a disk. Readers get copies; writers need not wait. Memory is authoritative for this page,
 * and the disk follows as far as it can.
 */
export function createCollection({ disk, makeRoom, onChange }: CollectionOptions): ManagedCollection {
  /** null: removed here, whatever is on disk. */
  const memory = new Map<string, { value: unknown } | null>()
  const ledger = createSizeLedger()
  /** Keys whose newest value is not on disk (yet). */
  const unwritten = new Set<string>()
  let diskIsMeasured = false

  function addFromDisk(key: string, stored: unknown): void {
    if (stored === undefined || stored === absentValue || memory.has(key)) return
    memory.set(key, { value: stored })
    ledger.note(key, stored)
  }

  /** The disk has a newer value. */
  function dropFromMemory(key: string): void {
    memory.delete(key)
    ledger.forget(key)
  }

  /** Writes the current values of memory to disk, so that a retry never restores an old value. */
  async function write(keys: readonly string[], round = 1): Promise<StoredIn> {
    if (!disk) return 'memory'
    const changes = keys.flatMap((key): StorageChange[] => {
      const held = memory.get(key)
      if (held === undefined) return []
      return [held ? { key, value: held.value } : { key, removed: true }]
    })
    for (const key of keys) unwritten.add(key)
    const written = await disk.write(changes)
    if (written === 'disk')
      for (const { key, ...change } of changes) {
        const held = memory.get(key)
        if ('removed' in change ? held === null : held?.value === change.value) unwritten.delete(key)
      }
    if (written !== 'full') return written
    return (await makeRoom(keys, round)) ? write(keys, round + 1) : 'memory'
  }

  async function setMany(entries: Iterable<readonly [string, unknown]>, { memoryOnly = false }: SetOptions = {}) {
    const keys: string[] = []
    for (const [key, value] of entries) {
      memory.set(key, { value: structuredClone(value) })
      ledger.note(key, value)
      if (memoryOnly) unwritten.add(key)
      keys.push(key)
    }
    if (keys.length > 0) onChange()
    return memoryOnly || keys.length === 0 ? 'memory' : write(keys)
  }

  async function removeMany(keys: readonly string[]): Promise<StoredIn> {
    for (const key of keys) {
      if (disk) memory.set(key, null)
      else memory.delete(key)
      ledger.forget(key)
    }
    return write(keys)
  }

  async function clearExcept(keys: readonly string[]): Promise<StoredIn> {
    const excepted = new Set(keys)
    for (const key of memory.keys()) {
      if (excepted.has(key)) continue
      memory.delete(key)
      ledger.forget(key)
    }
    return (await disk?.clear()) === 'disk' ? 'disk' : 'memory'
  }

  return {
    async get(key, { fresh = false, waitForSlowDisk = false } = {}) {
      const isKnown = memory.has(key)
      if (!isKnown || (fresh && !unwritten.has(key))) {
        const stored =
          waitForSlowDisk && !isKnown
            ? await disk?.readFromSlowDisk(key)
            : await disk?.read(key, (late) => addFromDisk(key, late))
        if (fresh && stored !== undefined && !unwritten.has(key)) dropFromMemory(key)
        addFromDisk(key, stored)
      }
      const held = memory.get(key)
      return held ? structuredClone(held.value) : null
    },
    async entries({ fresh = false } = {}) {
      const answer = (await disk?.readAll()) ?? null
      const stored = answer ?? []
      if (fresh && answer) for (const key of memory.keys()) if (!unwritten.has(key)) dropFromMemory(key)
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
