import type { IDBPDatabase } from 'idb'
import type { CollectionRule } from './collections.ts'
import type { Driver } from './driver.ts'

/** The database of the browser; null where there is none or it must not be used. It is opened at its first use. */
export function openIndexedDb(name: string, collections: Record<string, CollectionRule>): Driver | null {
  if (!isUsable()) return null
  let opening: Promise<IDBPDatabase> | null = null
  const forget = () => {
    opening = null
  }
  const open = () => {
    opening ??= openNewest(name, Object.keys(collections), forget)
    return opening
  }
  return {
    async get(collection, key) {
      return (await open()).get(collection, key)
    },
    async entries(collection) {
      const store = (await open()).transaction(collection).store
      const [keys, values] = await Promise.all([store.getAllKeys(), store.getAll()])
      return keys.map((key, at) => [String(key), values[at]])
    },
    async write(collection, changes) {
      // What is the shopper's own has reached the disk itself before it counts as kept.
      const durability = collections[collection]?.disposable ? 'relaxed' : 'strict'
      const transaction = (await open()).transaction(collection, 'readwrite', { durability })
      const { store, done } = transaction
      const requests: Promise<unknown>[] = []
      try {
        for (const change of changes)
          requests.push('removed' in change ? store.delete(change.key) : store.put(change.value, change.key))
      } catch (error) {
        // A value that cannot be stored is refused at once, with the ones before it still under way.
        void Promise.allSettled([...requests, done])
        transaction.abort()
        throw error
      }
      await Promise.all([...requests, done])
    },
    async clear(collection) {
      await (await open()).clear(collection)
    },
    async reopen() {
      const before = opening
      opening = null
      // A connection that never came about cannot be closed, and must not be waited for.
      before?.then(
        (database) => database.close(),
        () => undefined,
      )
      await open()
    },
  }
}

/** Collections are only ever added, so a page of an older build can work with what a newer one made. */
async function openNewest(name: string, collections: readonly string[], lost: () => void): Promise<IDBPDatabase> {
  // Not with the first page: nothing is read from the disk to show it.
  const { openDB } = await import('idb').catch((error) => {
    lost()
    throw error
  })
  try {
    const database: IDBPDatabase = await openDB(name, collections.length, {
      upgrade(upgraded) {
        for (const collection of collections)
          if (!upgraded.objectStoreNames.contains(collection)) upgraded.createObjectStore(collection)
      },
      // A newer build in another tab wants to add a collection: it shall not have to wait for this one.
      blocking() {
        database.close()
        lost()
      },
      terminated: lost,
    })
    return database
  } catch (error) {
    if ((error as { name?: unknown }).name === 'VersionError') return await openDB(name)
    lost()
    throw error
  }
}

/** Some browsers throw at the mere look while the shopper refuses to be remembered. */
function isUsable(): boolean {
  try {
    return Boolean((globalThis as { indexedDB?: unknown }).indexedDB)
  } catch {
    return false
  }
}
