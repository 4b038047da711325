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
  /** null where the browser has no database for us. Default: IndexedDB. */
  openDriver?: (database: string, collections: Record<string, CollectionRule>) => Driver | null
  clock?: Clock
  log?: Log
}

/** How many entries a collection over its quota gives up at once. */
const sweptAtOnce = 99

/** What the browser keeps of a store view, and of its website who is logged in. Without a database it is kept in memory. */
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
        onChange: () => collectionRules[name].quotaKb && checkSoon(),
      }),
    )
  }

  /** First what is written to gives way, if it can be fetched again; then everything else that can. */
  async function makeRoom(writing: CollectionName, keys: readonly string[], round: number): Promise<boolean> {
    const own = collectionRules[writing].disposable
    if (round > (own ? 2 : 1)) return false
    log.warn(`The browser's storage is full: ${own && round === 1 ? writing : 'what can be fetched again'} is cleared`)
    const cleared = collectionNames.filter((name) =>
      own && round === 1 ? name === writing : name !== writing && collectionRules[name].disposable,
    )
    await Promise.all(cleared.map((name) => collections.get(name)?.clearExcept(name === writing ? keys : [])))
    return true
  }

  let checkIsDue = false
  /** A check every 30 s while there is something to find; a page at rest wakes nobody. */
  function checkSoon(): void {
    if (checkIsDue) return
    checkIsDue = true
    clock.later(limits.quotaCheckIntervalMs, () => {
      checkIsDue = false
      void check()
    })
  }
  async function check(): Promise<void> {
    for (const [name, collection] of collections) {
      const { quotaKb } = collectionRules[name]
      if (quotaKb && (await collection.sweep(quotaKb * 1024, sweptAtOnce))) checkSoon()
    }
  }

  return {
    collection<T>(name: CollectionName): Collection<T> {
      // The caller says what it puts into a collection, and so what it finds there.
      return collections.get(name) as Collection<unknown> as Collection<T>
    },
  }
}
