import type { IDBPDatabase } from 'idb'
import type { CollectionRule } from './collections.ts'
import type { Driver } from './driver.ts'

/** Opens the browser's database on first use; null where there is none or it may not be used. */
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
      // Data of the shopper counts as stored only when it is flushed to disk.
      const durability = collections[collection]?.disposable ? 'relaxed' : 'strict'
      const transaction = (await open()).transaction(collection, 'readwrite', { durability })
      const { store, done } = transaction
      const requests: Promise<unknown>[] = []
      try {
        for (const change of changes)
          requests.push('removed' in change ? store.delete(change.key) : store.put(change.value, change.key))
      } catch (error) {
        // put throws for a value that cannot be cloned, while earlier requests are still pending.
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
      const previous = opening
      opening = null
      // A connection that never opened cannot be closed, and must not be awaited.
      previous?.then(
        (database) => database.close(),
        () => undefined,
      )
      await open()
    },
  }
}

/** Collections are only ever added, so that a page of an older build can use the database of a newer one. */
async function openNewest(name: string, collections: readonly string[], lost: () => void): Promise<IDBPDatabase> {
  // Loaded on demand: the first page needs nothing from the disk.
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
      // A newer build in another tab wants to add a collection: closing avoids blocking it.
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

/** Some browsers throw on access while the shopper blocks site data. */
function isUsable(): boolean {
  try {
    return Boolean((globalThis as { indexedDB?: unknown }).indexedDB)
  } catch {
    return false
  }
}
