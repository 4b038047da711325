/**
 * Documents as the bytes that replies are made of, whole and cut, bounded by how much they weigh together: a catalogue of
 * some thousand products stays in memory, of a larger one what is asked for. What was not asked for longest goes first.
 */
export type DocumentCache = {
  /** One room for each index; all share the bound. */
  room(): DocumentRoom
  readonly bytes: number
}

export type DocumentRoom = {
  find(id: number, form: string): Buffer | undefined
  /** `form` names which whole or cut form of the document the bytes are. */
  keep(id: number, form: string, bytes: Buffer): void
  /** As `keep`, but never at the cost of another document. */
  offer(id: number, form: string, bytes: Buffer): void
  forget(id: number): void
  clear(): void
}

type Kept = { id: number; home: Map<number, Kept>; forms: Map<string, Buffer>; bytes: number }

/** What keeping costs beside the bytes themselves; estimated. */
const overhead = 160
/** Pages ask for few different cuts. */
const mostForms = 12

export function createDocumentCache(mostBytes: number): DocumentCache {
  /** In the order of their last use. */
  const used = new Set<Kept>()
  let total = 0

  function grow(kept: Kept, form: string, bytes: Buffer): void {
    shrink(kept, form)
    if (kept.forms.size >= mostForms) shrink(kept, kept.forms.keys().next().value as string)
    kept.forms.set(form, bytes)
    kept.bytes += bytes.length + overhead
    total += bytes.length + overhead
  }

  function shrink(kept: Kept, form: string): void {
    const old = kept.forms.get(form)
    if (!old) return
    kept.forms.delete(form)
    kept.bytes -= old.length + overhead
    total -= old.length + overhead
  }

  function drop(kept: Kept): void {
    used.delete(kept)
    kept.home.delete(kept.id)
    total -= kept.bytes
  }

  return {
    get bytes() {
      return total
    },
    room() {
      const home = new Map<number, Kept>()
      const room: DocumentRoom = {
        find(id, form) {
          const kept = home.get(id)
          const bytes = kept?.forms.get(form)
          if (kept && bytes) {
            used.delete(kept)
            used.add(kept)
          }
          return bytes
        },
        keep(id, form, bytes) {
          const kept = home.get(id) ?? { id, home, forms: new Map(), bytes: 0 }
          home.set(id, kept)
          used.delete(kept)
          used.add(kept)
          grow(kept, form, bytes)
          for (const oldest of used) {
            if (total <= mostBytes || oldest === kept) break
            drop(oldest)
          }
        },
        offer(id, form, bytes) {
          if (total + bytes.length <= mostBytes * 0.8) room.keep(id, form, bytes)
        },
        forget(id) {
          const kept = home.get(id)
          if (kept) drop(kept)
        },
        clear() {
          for (const kept of [...home.values()]) drop(kept)
        },
      }
      return room
    },
  }
}
