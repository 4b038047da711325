import type { Collection, ShopStorage } from '@mantel/client'

/**
 * A storage whose code is loaded at first use. Calls wait until it is loaded. If loading fails, they return empty results and
 * store nothing.
 */
export function createLazyStorage(fetchStorage: () => Promise<ShopStorage>): ShopStorage {
  let fetching: Promise<ShopStorage | null> | null = null
  function storage(): Promise<ShopStorage | null> {
    fetching ??= fetchStorage().catch(() => {
      fetching = null
      return null
    })
    return fetching
  }
  return {
    collection<T>(name: Parameters<ShopStorage['collection']>[0]): Collection<T> {
      const use = async <R>(work: (collection: Collection<T>) => Promise<R>, fallback: R): Promise<R> => {
        const opened = await storage()
        return opened ? work(opened.collection<T>(name)) : fallback
      }
      return {
        get: (key, options) => use((collection) => collection.get(key, options), null),
        entries: (options) => use((collection) => collection.entries(options), []),
        set: (key, value, options) => use((collection) => collection.set(key, value, options), 'memory'),
        setMany: (entries, options) => use((collection) => collection.setMany(entries, options), 'memory'),
        remove: (key) => use((collection) => collection.remove(key), 'memory'),
        clear: () => use((collection) => collection.clear(), 'memory'),
      }
    },
  }
}
