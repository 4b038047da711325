/** What is to be forgotten: everything, or whatever carries one of the tags. */
export type PurgeOrder = { all: boolean; tags: readonly string[] }

/** What a render brings: the page, and for how long and under which tags it may be shown again. null: not at all. */
export type Rendered<Page> = { page: Page; keep: { tags: Iterable<string>; freshUntil: number } | null }

export type PageCacheOptions<Page> = {
  bytesOf(page: Page): number
  /** What all pages together may weigh. */
  mostBytes: number
  /** Milliseconds; after them a page is still shown once more while it is rendered anew. */
  lifetime: number
  now(): number
  onFailure(error: unknown, key: string): void
}

export type PageCache<Page> = ReturnType<typeof createPageCache<Page>>

type Entry<Page> = { page: Page; tags: string[]; staleAt: number; wrongAt: number; bytes: number }
/** A render under way. What is purged meanwhile may be in it. */
type Flight<Page> = { result: Promise<Rendered<Page>>; purged: PurgeOrder[] }

/** A page as large as this share of the whole is not worth what it would push out. */
const largestShare = 0.05
/** What an entry costs beside its page; estimated bytes. */
const overhead = 1024

/**
 * Pages that everybody may see. Each is rendered once, however many ask for it at the same time. Past its lifetime a page
 * is shown while its successor is rendered; past a price's own date, or after a purge, it is never shown.
 */
export function createPageCache<Page>(options: PageCacheOptions<Page>) {
  const { bytesOf, mostBytes, lifetime, now, onFailure } = options
  /** Least recently asked for first. */
  const entries = new Map<string, Entry<Page>>()
  const keysByTag = new Map<string, Set<string>>()
  const flights = new Map<string, Flight<Page>>()
  const allFlights = new Set<Flight<Page>>()
  let total = 0

  function remove(key: string): void {
    const entry = entries.get(key)
    if (!entry) return
    entries.delete(key)
    total -= entry.bytes
    for (const tag of entry.tags) {
      const keys = keysByTag.get(tag)
      keys?.delete(key)
      if (keys?.size === 0) keysByTag.delete(tag)
    }
  }

  function put(key: string, page: Page, { tags, freshUntil }: NonNullable<Rendered<Page>['keep']>): void {
    remove(key)
    const bytes = bytesOf(page) + overhead
    if (bytes > mostBytes * largestShare || freshUntil <= now()) return
    const entry = { page, tags: [...new Set(tags)], staleAt: now() + lifetime, wrongAt: freshUntil, bytes }
    entries.set(key, entry)
    total += bytes
    for (const tag of entry.tags) {
      const keys = keysByTag.get(tag) ?? new Set()
      keysByTag.set(tag, keys.add(key))
    }
    makeRoom()
  }

  function makeRoom(): void {
    for (const key of entries.keys()) {
      if (total <= mostBytes) return
      remove(key)
    }
  }

  /** Pages grow when they are compressed. */
  function touch(key: string, entry: Entry<Page>): void {
    const bytes = bytesOf(entry.page) + overhead
    total += bytes - entry.bytes
    entry.bytes = bytes
    entries.delete(key)
    entries.set(key, entry)
    makeRoom()
  }

  function fly(key: string, render: () => Promise<Rendered<Page>>): Promise<Rendered<Page>> {
    const under = flights.get(key)
    if (under) return under.result
    const flight: Flight<Page> = { result: render(), purged: [] }
    flights.set(key, flight)
    allFlights.add(flight)
    const landed = flight.result.then(
      ({ page, keep }) => {
        if (keep && !flight.purged.some((order) => concerns(order, keep.tags))) put(key, page, keep)
      },
      () => {},
    )
    void landed.then(() => {
      allFlights.delete(flight)
      if (flights.get(key) === flight) flights.delete(key)
    })
    return flight.result
  }

  return {
    /** The page of this key: a kept one, else rendered. */
    async get(key: string, render: () => Promise<Rendered<Page>>): Promise<{ page: Page; isHit: boolean }> {
      const entry = entries.get(key)
      const at = now()
      if (entry && at < entry.wrongAt && at < entry.staleAt + lifetime) {
        touch(key, entry)
        if (at >= entry.staleAt) fly(key, render).catch((error) => onFailure(error, key))
        return { page: entry.page, isHit: true }
      }
      if (entry) remove(key)
      return { page: (await fly(key, render)).page, isHit: false }
    },

    /** Whoever asks from now on gets what was rendered from now on. */
    purge(order: PurgeOrder): void {
      if (order.all) for (const key of [...entries.keys()]) remove(key)
      else for (const tag of order.tags) for (const key of [...(keysByTag.get(tag) ?? [])]) remove(key)
      for (const flight of allFlights) flight.purged.push(order)
      flights.clear()
    },

    status: () => ({ pages: entries.size, bytes: total, tags: keysByTag.size, rendering: allFlights.size }),
  }
}

function concerns({ all, tags }: PurgeOrder, carried: Iterable<string>): boolean {
  if (all) return true
  const purged = new Set(tags)
  for (const tag of carried) if (purged.has(tag)) return true
  return false
}
