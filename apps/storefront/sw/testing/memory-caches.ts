/** An in-memory Cache API with the methods that the worker uses, in the order and with the errors of the real one. */
export function createMemoryCaches({ isFull = () => false }: { isFull?: (name: string, url: string) => boolean } = {}) {
  const all = new Map<string, Map<string, Response>>()
  const open = async (name: string) => {
    const entries = all.get(name) ?? new Map<string, Response>()
    all.set(name, entries)
    return {
      match: async (url: string) => entries.get(url)?.clone(),
      keys: async () => [...entries.keys()].map((url) => ({ url })),
      delete: async ({ url }: { url: string }) => entries.delete(url),
      async put(url: string, reply: Response) {
        if (isFull(name, url)) throw new DOMException('full', 'QuotaExceededError')
        entries.delete(url)
        entries.set(url, reply)
      },
    }
  }
  const caches = {
    open,
    match: async (url: string, { cacheName }: { cacheName: string }) => all.get(cacheName)?.get(url)?.clone(),
    keys: async () => [...all.keys()],
    delete: async (name: string) => all.delete(name),
  } as unknown as CacheStorage
  const kept = () => Object.fromEntries([...all].map(([name, entries]) => [name, [...entries.keys()]]))
  return { caches, kept }
}
