import { browserStorage as limits } from '@mantel/domain/constants'
import { type Clock, systemClock } from '../clock.ts'
import { consoleLog, type Log } from '../log.ts'
import { type Collection, createCollection, type ManagedCollection } from './collection.ts'
import {
  type CollectionName,
  type CollectionRule,
  collectionNames,
  collectionRules,
  storeCollections,
  websiteCollections,
} from './collections.ts'
import { createDisk } from './disk.ts'
import type { Driver } from './driver.ts'
import { openIndexedDb } from './open-indexed-db.ts'

export type ShopStorage = { collection<T>(name: CollectionName): Collection<T> }

export type StorageOptions = {
  storeCode: string
  website: string
  /** null where the browser has no usable database. Default: IndexedDB. */
  openDriver?: (database: string, collections: Record<string, CollectionRule>) => Driver | null
  clock?: Clock
  log?: Log
}

/** Number of entries that a collection over its quota removes per check. */
const sweepCount = 99

/** The browser's storage for a store view and its website. Without a database everything is kept in memory. */
export function createStorage(options: StorageOptions): ShopStorage {
  const { storeCode, website, openDriver = openIndexedDb, clock = systemClock, log = consoleLog } = options
  const open = (database: string, collections: Record<string, CollectionRule>) => {
    const driver = openDriver(database, collections)
    let reopening: Promise<void> | undefined
    const reopen = async () => {
      reopening ??= driver?.reopen()
      await reopening
    }
    return (name: string) => driver && createDisk({ name, driver, reopen, clock, log })
  }
  const storeDisk = open(`${storeCode}-shop`, storeCollections)
  const websiteDisk = open(`${website}-session`, websiteCollections)

  const collections = new Map<CollectionName, ManagedCollection>()
  for (const name of collectionNames) {
    const disk = (name in websiteCollections ? websiteDisk : storeDisk)(name)
    collections.set(
      name,
      createCollection({
        disk,
        makeRoom: (keys, round) => makeRoom(name, keys, round),
        onChange: () => collectionRules[name].quotaKb && scheduleCheck(),
      }),
    )
  }

  /** Clears the collection that is being written if it is disposable; then all other disposable ones. */
  async function makeRoom(writing: CollectionName, keys: readonly string[], round: number): Promise<boolean> {
    const isDisposable = collectionRules[writing].disposable
    if (round > (isDisposable ? 2 : 1)) return false
    log.warn(`The browser's storage is full: clearing ${isDisposable && round === 1 ? writing : 'all disposable data'}`)
    const cleared = collectionNames.filter((name) =>
      isDisposable && round === 1 ? name === writing : name !== writing && collectionRules[name].disposable,
    )
    await Promise.all(cleared.map((name) => collections.get(name)?.clearExcept(name === writing ? keys : [])))
    return true
  }

  let isCheckScheduled = false
  /** Checks every 30 s while there is something to check; an idle page runs no timer. */
  function scheduleCheck(): void {
    if (isCheckScheduled) return
    isCheckScheduled = true
    clock.later(limits.quotaCheckIntervalMs, () => {
      isCheckScheduled = false
      void check()
    })
  }
  async function check(): Promise<void> {
    for (const [name, collection] of collections) {
      const { quotaKb } = collectionRules[name]
      if (quotaKb && (await collection.sweep(quotaKb * 1024, sweepCount))) scheduleCheck()
    }
  }

  return {
    collection<T>(name: CollectionName): Collection<T> {
      // The caller determines the type of the values.
      return collections.get(name) as Collection<unknown> as Collection<T>
    },
  }
}
