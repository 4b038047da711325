/**
 * Documents as the bytes that replies are made of, whole and cut, bounded by how much they weigh together: a catalogue of
 * some thousand products stays in memory, of a larger one what is asked for.
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

type Kept = {
  id: number
  home: Map<number, Kept>
  forms: Map<string, Buffer>
  bytes: number
  /** Asked for since it was last looked at for dropping. */
  wanted: boolean
}

/** What keeping costs beside the bytes themselves; estimated. */
const overhead = 160
/** Pages ask for few different cuts. */
const mostForms = 12

export function createDocumentCache(mostBytes: number): DocumentCache {
  /** Looked at for dropping from the front; what was wanted meanwhile goes to the back again. */
  const queue = new Set<Kept>()
  let total = 0

  function makeRoom(): void {
    for (const kept of queue) {
      if (total <= mostBytes) return
      if (!kept.wanted) drop(kept)
      else {
        kept.wanted = false
        queue.delete(kept)
        queue.add(kept)
      }
    }
  }

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
    queue.delete(kept)
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
          if (kept) kept.wanted = true
          return bytes
        },
        keep(id, form, bytes) {
          const kept = home.get(id) ?? { id, home, forms: new Map(), bytes: 0, wanted: true }
          home.set(id, kept)
          queue.add(kept)
          grow(kept, form, bytes)
          makeRoom()
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
