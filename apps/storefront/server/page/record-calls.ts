import type { Fetch } from '@mantel/client'

type Reply = Awaited<ReturnType<Fetch>>

/** Cache information about a page, collected from the replies it was rendered from. */
export type CacheInfo = {
  tags: Set<string>
  /** The next time at which a price in one of the replies starts or ends. Milliseconds since the epoch. */
  freshUntil: number
  /** False after a reply that failed, that is marked no-store, or that has no tags and so could not be purged. */
  isCacheable: boolean
  /**
   * The code of the first 503 reply, or 'starting' if any reply has this code: a part of the page is missing then, even if the page looks
   * complete.
   */
  unavailable: UnavailableCode | null
}

export type UnavailableCode = 'starting' | 'busy'

export const emptyCacheInfo = (): CacheInfo => ({
  tags: new Set(),
  freshUntil: Number.POSITIVE_INFINITY,
  isCacheable: true,
  unavailable: null,
})

/** Adds the cache information of a part to that of the whole. */
export function addCacheInfo(whole: CacheInfo, { tags, freshUntil, isCacheable, unavailable }: CacheInfo): void {
  for (const tag of tags) whole.tags.add(tag)
  whole.freshUntil = Math.min(whole.freshUntil, freshUntil)
  whole.isCacheable &&= isCacheable
  if (unavailable) whole.unavailable = unavailable === 'starting' ? unavailable : (whole.unavailable ?? unavailable)
}

/** Wraps fetch to collect cache information. Requests the full tag lists from the API. */
export function recordCalls(
  fetch: Fetch,
  ingredients: CacheInfo = emptyCacheInfo(),
): { fetch: Fetch; ingredients: CacheInfo } {
  async function noteUnavailable(reply: Reply): Promise<Reply> {
    const body = await reply.json().catch(() => null)
    const isStarting = (body as { error?: unknown } | null)?.error === 'starting'
    ingredients.unavailable = isStarting ? 'starting' : (ingredients.unavailable ?? 'busy')
    return { status: reply.status, headers: reply.headers, json: async () => body }
  }
  return {
    ingredients,
    async fetch(url, init) {
      const pending = fetch(url, { ...init, headers: { ...init.headers, 'x-vs-cache-tags': 'all' } })
      const reply = await pending.catch((error: unknown) => {
        ingredients.isCacheable = false
        throw error
      })
      const { tags, freshUntil, isCacheable } = readCacheInfo(reply)
      for (const tag of tags) ingredients.tags.add(tag)
      ingredients.freshUntil = Math.min(ingredients.freshUntil, freshUntil)
      ingredients.isCacheable &&= isCacheable
      return reply.status === 503 ? noteUnavailable(reply) : reply
    },
  }
}

/** The cache information of one reply. */
export function readCacheInfo({ status, headers }: Pick<Reply, 'status' | 'headers'>) {
  const tags = headers.get('x-vs-cache-tags')?.split(' ').filter(Boolean) ?? []
  const until = Number(headers.get('x-vs-fresh-until') ?? 0)
  const isNoStore = headers.get('cache-control')?.includes('no-store') ?? false
  return {
    tags,
    freshUntil: until > 0 ? until : Number.POSITIVE_INFINITY,
    isCacheable: status === 200 && tags.length > 0 && !isNoStore,
  }
}
