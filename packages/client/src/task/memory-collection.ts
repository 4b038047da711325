import type { Collection } from '../storage/collection.ts'

/** A collection that lasts as long as the page. */
export function memoryCollection<T>(): Collection<T> {
  const entries = new Map<string, T>()
  const put = (pairs: Iterable<readonly [string, T]>) => {
    for (const [key, value] of pairs) entries.set(key, structuredClone(value))
    return 'memory' as const
  }
  return {
    get: async (key) => structuredClone(entries.get(key) ?? null),
    entries: async () => structuredClone([...entries]),
    set: async (key, value) => put([[key, value]]),
    setMany: async (pairs) => put(pairs),
    async remove(key) {
      entries.delete(key)
      return 'memory'
    },
    async clear() {
      entries.clear()
      return 'memory'
    },
  }
}
