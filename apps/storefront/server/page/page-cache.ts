import { LRUCache } from 'lru-cache'

/** A purge of all entries or of those with one of the tags. */
export type PurgeRequest = { all: boolean; tags: readonly string[] }

/** The result of a render: the page, and its tags and expiry for the cache. `cachePolicy` is null if it must not be cached. */
export type RenderResult<Page> = { page: Page; cachePolicy: { tags: Iterable<string>; freshUntil: number } | null }

export type PageCacheOptions<Page> = {
  bytesOf(page: Page): number
  /** The size limit for all pages together. */
  maxBytes: number
  /** Milliseconds until a page is stale. A stale page is served while it is re-rendered, for at most one more lifetime. */
  lifetimeMs: number
  now(): number
  onFailure(error: unknown, key: string): void
}

export type PageCache<Page> = ReturnType<typeof createPageCache<Page>>

type Entry<Page> = { page: Page; tags: string[]; staleAt: number; expiresAt: number; bytes: number }
/** A running render. `purged` collects the purges since its start: it may contain data from before them. */
type RunningRender<Page> = { result: Promise<RenderResult<Page>>; purged: PurgeRequest[] }

/** The largest share of the size limit that one page may take. */
const maxEntryShare = 0.05
/** Estimated bytes of an entry in addition to its page. */
const overhead = 1024

/**
 * A cache of public pages. Concurrent requests share one render. After its lifetime a page is served stale while it is
 * re-rendered. After a price boundary or a purge it is never served.
 */
export function createPageCache<Page>(options: PageCacheOptions<Page>) {
  const { bytesOf, maxBytes, lifetimeMs, now, onFailure } = options
  const entries = new LRUCache<string, Entry<Page>>({
    maxSize: maxBytes,
    // A larger page would evict too many others.
    maxEntrySize: Math.floor(maxBytes * maxEntryShare),
    sizeCalculation: ({ bytes }) => bytes,
    dispose: (entry, key, reason) => {
      if (reason !== 'set') removeTags(key, entry)
    },
  })
  const keysByTag = new Map<string, Set<string>>()
  const runningByKey = new Map<string, RunningRender<Page>>()
  const allRunning = new Set<RunningRender<Page>>()

  function removeTags(key: string, { tags }: Entry<Page>): void {
    for (const tag of tags) {
      const keys = keysByTag.get(tag)
      keys?.delete(key)
      if (keys?.size === 0) keysByTag.delete(tag)
    }
  }

  function put(key: string, page: Page, { tags, freshUntil }: NonNullable<RenderResult<Page>['cachePolicy']>): void {
    entries.delete(key)
    if (freshUntil <= now()) return
    const bytes = bytesOf(page) + overhead
    const entry = { page, tags: [...new Set(tags)], staleAt: now() + lifetimeMs, expiresAt: freshUntil, bytes }
    for (const tag of entry.tags) {
      const keys = keysByTag.get(tag) ?? new Set()
      keysByTag.set(tag, keys.add(key))
    }
    entries.set(key, entry)
    // The LRU cache rejects an entry that is too large without calling dispose.
    if (!entries.has(key)) removeTags(key, entry)
  }

  /** Updates the recorded size: a page grows when its compressed forms are added. */
  function updateSize(key: string, entry: Entry<Page>): void {
    const bytes = bytesOf(entry.page) + overhead
    if (bytes === entry.bytes) return
    entries.set(key, { ...entry, bytes })
    if (!entries.has(key)) removeTags(key, entry)
  }

  function startRender(key: string, render: () => Promise<RenderResult<Page>>): Promise<RenderResult<Page>> {
    const current = runningByKey.get(key)
    if (current) return current.result
    const running: RunningRender<Page> = { result: render(), purged: [] }
    runningByKey.set(key, running)
    allRunning.add(running)
    const settled = running.result.then(
      ({ page, cachePolicy }) => {
        if (cachePolicy && !running.purged.some((order) => matches(order, cachePolicy.tags)))
          put(key, page, cachePolicy)
      },
      () => {},
    )
    void settled.then(() => {
      allRunning.delete(running)
      if (runningByKey.get(key) === running) runningByKey.delete(key)
    })
    return running.result
  }

  return {
    /** Returns the cached page unless it is stale. */
    find(key: string): Page | null {
      const entry = entries.get(key)
      const at = entry ? now() : 0
      if (!entry || at >= entry.staleAt || at >= entry.expiresAt) return null
      updateSize(key, entry)
      return entry.page
    },

    /** Returns the cached page for this key, or renders it. */
    async get(key: string, render: () => Promise<RenderResult<Page>>): Promise<{ page: Page; isHit: boolean }> {
      const entry = entries.get(key)
      const at = now()
      if (entry && at < entry.expiresAt && at < entry.staleAt + lifetimeMs) {
        updateSize(key, entry)
        if (at >= entry.staleAt) startRender(key, render).catch((error) => onFailure(error, key))
        return { page: entry.page, isHit: true }
      }
      entries.delete(key)
      return { page: (await startRender(key, render)).page, isHit: false }
    },

    /** After this call, `get` only returns pages whose render started after it. */
    purge(order: PurgeRequest): void {
      if (order.all) entries.clear()
      else for (const tag of order.tags) for (const key of [...(keysByTag.get(tag) ?? [])]) entries.delete(key)
      for (const running of allRunning) running.purged.push(order)
      runningByKey.clear()
    },

    status: () => ({
      pages: entries.size,
      bytes: entries.calculatedSize,
      tags: keysByTag.size,
      rendering: allRunning.size,
    }),
  }
}

function matches({ all, tags }: PurgeRequest, entryTags: Iterable<string>): boolean {
  if (all) return true
  const purged = new Set(tags)
  for (const tag of entryTags) if (purged.has(tag)) return true
  return false
}
