/**
 * Caches serialised documents, whole and filtered, with a shared memory limit. A catalogue of a few thousand products
 * fits completely; of a larger one, the recently requested documents stay in the cache.
 */
export type DocumentCache = {
  /** Creates a partition for one index; all partitions share the memory limit. */
  createPartition(): CachePartition
  readonly bytes: number
}

export type CachePartition = {
  find(id: number, form: string): Buffer | undefined
  /** `form` identifies the whole document or one filtered form of it. */
  put(id: number, form: string, bytes: Buffer): void
  /** Like `put`, but never evicts another document. */
  putIfSpace(id: number, form: string, bytes: Buffer): void
  remove(id: number): void
  clear(): void
}

type CacheEntry = {
  id: number
  partition: Map<number, CacheEntry>
  forms: Map<string, Buffer>
  bytes: number
  /** True if the entry was used since eviction last examined it. */
  isUsed: boolean
}

/** Estimated memory overhead per entry, in bytes. */
const overhead = 160
/** Pages request only a few different forms. */
const maxForms = 12

export function createDocumentCache(maxBytes: number): DocumentCache {
  /** Eviction queue (second chance): entries are examined from the front; those used since then move to the back. */
  const queue = new Set<CacheEntry>()
  let total = 0

  function evict(): void {
    for (const entry of queue) {
      if (total <= maxBytes) return
      if (!entry.isUsed) drop(entry)
      else {
        entry.isUsed = false
        queue.delete(entry)
        queue.add(entry)
      }
    }
  }

  function addForm(entry: CacheEntry, form: string, bytes: Buffer): void {
    removeForm(entry, form)
    if (entry.forms.size >= maxForms) removeForm(entry, entry.forms.keys().next().value as string)
    entry.forms.set(form, bytes)
    entry.bytes += bytes.length + overhead
    total += bytes.length + overhead
  }

  function removeForm(entry: CacheEntry, form: string): void {
    const replaced = entry.forms.get(form)
    if (!replaced) return
    entry.forms.delete(form)
    entry.bytes -= replaced.length + overhead
    total -= replaced.length + overhead
  }

  function drop(entry: CacheEntry): void {
    queue.delete(entry)
    entry.partition.delete(entry.id)
    total -= entry.bytes
  }

  return {
    get bytes() {
      return total
    },
    createPartition() {
      const partition = new Map<number, CacheEntry>()
      const cachePartition: CachePartition = {
        find(id, form) {
          const entry = partition.get(id)
          const bytes = entry?.forms.get(form)
          if (entry) entry.isUsed = true
          return bytes
        },
        put(id, form, bytes) {
          const entry = partition.get(id) ?? { id, partition, forms: new Map(), bytes: 0, isUsed: true }
          partition.set(id, entry)
          queue.add(entry)
          addForm(entry, form, bytes)
          evict()
        },
        putIfSpace(id, form, bytes) {
          if (total + bytes.length <= maxBytes * 0.8) cachePartition.put(id, form, bytes)
        },
        remove(id) {
          const entry = partition.get(id)
          if (entry) drop(entry)
        },
        clear() {
          for (const entry of [...partition.values()]) drop(entry)
        },
      }
      return cachePartition
    },
  }
}
