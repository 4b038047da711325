/** Keeps what was used last, bounded by the bytes of what it holds. */
export type ByteCache<T> = {
  get(key: string): T | undefined
  set(key: string, value: T, bytes: number): void
  delete(key: string): void
  readonly bytes: number
}

export function createByteCache<T>(limit: number): ByteCache<T> {
  /** In order of use, oldest first: a Map keeps the order in which its keys were set. */
  const entries = new Map<string, { value: T; bytes: number }>()
  let held = 0

  function remove(key: string): void {
    held -= entries.get(key)?.bytes ?? 0
    entries.delete(key)
  }

  return {
    get(key) {
      const entry = entries.get(key)
      if (!entry) return undefined
      entries.delete(key)
      entries.set(key, entry)
      return entry.value
    },
    set(key, value, bytes) {
      remove(key)
      if (bytes > limit) return
      entries.set(key, { value, bytes })
      held += bytes
      for (const oldest of entries.keys()) {
        if (held <= limit) break
        remove(oldest)
      }
    },
    delete: remove,
    get bytes() {
      return held
    },
  }
}
