import type { Fetch } from '@mantel/client'
import { createPageCache, type PageCacheOptions, type PurgeRequest } from './page-cache.ts'
import { readCacheInfo } from './record-calls.ts'

type Reply = Awaited<ReturnType<Fetch>>
type KeptReply = { reply: Reply; bytes: number }

/** The size limit for all cached replies. */
const maxBytes = 16 * 1024 * 1024
/** Estimated ratio of an object's size in memory to its JSON text. */
const memoryFactor = 4

export type ReplyCache = {
  /** Wraps fetch for a store view so that equal GET requests use the cache. */
  wrapFetch(storeCode: string, fetch: Fetch): Fetch
  purge(order: PurgeRequest): void
}

/**
 * Caches the API replies that pages are rendered from, with the same rules as pages. Menu, footer and filters appear on every
 * page of a store, so rendering another page does not request them again. Pages share the parsed replies, which are frozen.
 */
export function createReplyCache(
  options: Pick<PageCacheOptions<KeptReply>, 'lifetimeMs' | 'now' | 'onFailure'>,
): ReplyCache {
  const cache = createPageCache<KeptReply>({ ...options, maxBytes: maxBytes, bytesOf: ({ bytes }) => bytes })
  return {
    wrapFetch: (storeCode, fetch) => async (url, init) => {
      if (init.method !== 'GET') return fetch(url, init)
      const { page } = await cache.get(`${storeCode} ${url}`, async () => {
        const reply = await fetch(url, init)
        const { tags, freshUntil, isCacheable } = readCacheInfo(reply)
        return { page: await parseReply(reply), cachePolicy: isCacheable ? { tags, freshUntil } : null }
      })
      return page.reply
    },
    purge: (order) => cache.purge(order),
  }
}

async function parseReply(reply: Reply): Promise<KeptReply> {
  const value = deepFreeze(await reply.json())
  const bytes = Number(reply.headers.get('content-length') ?? 0) * memoryFactor
  return { reply: { status: reply.status, headers: reply.headers, json: async () => value }, bytes }
}

function deepFreeze<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null) return value
  for (const inner of Object.values(value)) deepFreeze(inner)
  return Object.freeze(value)
}
