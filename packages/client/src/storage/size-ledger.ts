import { estimateSize } from './estimate-size.ts'

/** Tracks the size of a collection and the age of its entries. */
export type SizeLedger = {
  /** Records an entry that was written now. */
  note(key: string, value: unknown): void
  forget(key: string): void
  clear(): void
  /** Records entries of an earlier visit, as older than all others. */
  noteOlder(entries: Iterable<readonly [string, unknown]>): void
  total(): number
  oldest(count: number): string[]
}

export function createSizeLedger(): SizeLedger {
  let sizes = new Map<string, number>()
  return {
    note(key, value) {
      sizes.delete(key)
      sizes.set(key, estimateSize(value))
    },
    forget: (key) => void sizes.delete(key),
    clear: () => sizes.clear(),
    noteOlder(entries) {
      const newer = sizes
      sizes = new Map()
      for (const [key, value] of entries) if (!newer.has(key)) sizes.set(key, estimateSize(value))
      for (const [key, size] of newer) sizes.set(key, size)
    },
    total: () => sizes.values().reduce((sum, size) => sum + size, 0),
    oldest: (count) => [...sizes.keys().take(count)],
  }
}
