import type { Fetch } from '@mantel/client'
import { endpoints, listTagOf } from '@mantel/contract'
import type { StoreView } from '@mantel/domain/store'
import { createPageCache, type PageCacheOptions, type PurgeRequest } from './page-cache.ts'
import { readCacheInfo } from './record-calls.ts'

type Reply = Awaited<ReturnType<Fetch>>
type KeptReply = { reply: Reply; bytes: number }

/** The size limit for all cached replies. */
const maxBytes = 16 * 1024 * 1024
/** Estimated ratio of an object's size in memory to its JSON text. */
const memoryFactor = 4

/**
 * Further tags for the reply to a path look-up. The back end tags such a reply with its own document only, so that a change of another
 * document does not purge its page. But the reply also contains parts of other documents, such as the names of categories.
 */
const pathLookupTags = (['product', 'category', 'cms_page'] as const).map(listTagOf)

export type ReplyCache = {
  /** Wraps fetch for a store view so that equal requests that only read use the cache. */
  wrapFetch(view: Pick<StoreView, 'code' | 'endpoints'>, fetch: Fetch): Fetch
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
    wrapFetch(view, fetch) {
      const pathLookup = view.endpoints.urlMap ?? endpoints.urlMap.path
      return async (url, init) => {
        const { method, body = '' } = init
        if (method !== 'GET' && pathOf(url) !== pathLookup) return fetch(url, init)
        const { page } = await cache.get(`${view.code} ${url} ${body}`, async () => {
          const reply = await fetch(url, init)
          const { tags, freshUntil, isCacheable } = readCacheInfo(reply)
          // Does not cache look-ups of paths without a page: there is no limit to the number of such paths.
          const isKept = isCacheable && !tags.includes('page-not-found')
          const keptTags = method === 'GET' ? tags : [...tags, ...pathLookupTags]
          return { page: await parseReply(reply), cachePolicy: isKept ? { tags: keptTags, freshUntil } : null }
        })
        return page.reply
      }
    },
    purge: (order) => cache.purge(order),
  }
}

const pathOf = (url: string) => url.split('?', 1)[0]

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
