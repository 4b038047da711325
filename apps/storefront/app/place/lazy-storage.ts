import type { Collection, ShopStorage } from '@mantel/client'

/**
 * A storage whose code is fetched when it is first used; what is asked of it meanwhile waits its turn. Where the code
 * cannot be had nothing is kept.
 */
export function lazyStorage(fetchStorage: () => Promise<ShopStorage>): ShopStorage {
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
      const use = async <R>(work: (collection: Collection<T>) => Promise<R>, otherwise: R): Promise<R> => {
        const opened = await storage()
        return opened ? work(opened.collection<T>(name)) : otherwise
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
