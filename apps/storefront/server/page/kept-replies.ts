import type { Fetch } from '@mantel/client'
import { createPageCache, type PageCacheOptions, type PurgeOrder } from './page-cache.ts'
import { ingredientsOf } from './record-calls.ts'

type Reply = Awaited<ReturnType<Fetch>>
type KeptReply = { reply: Reply; bytes: number }

/** What read replies may weigh together. */
const mostBytes = 16 * 1024 * 1024
/** Of objects in memory against their text; estimated. */
const inflation = 4

export type KeptReplies = {
  /** The same door, behind which nothing is asked twice. */
  through(storeCode: string, fetch: Fetch): Fetch
  purge(order: PurgeOrder): void
}

/**
 * What pages are made of, kept as pages are: menu, footer and filters are in every page of a store, so a page that is
 * rendered for the first time need not ask for them again. Many pages share a reply, so nobody may change it.
 */
export function createKeptReplies(
  options: Pick<PageCacheOptions<KeptReply>, 'lifetime' | 'now' | 'onFailure'>,
): KeptReplies {
  const cache = createPageCache<KeptReply>({ ...options, mostBytes, bytesOf: ({ bytes }) => bytes })
  return {
    through: (storeCode, fetch) => async (url, init) => {
      if (init.method !== 'GET') return fetch(url, init)
      const { page } = await cache.get(`${storeCode} ${url}`, async () => {
        const reply = await fetch(url, init)
        const { tags, freshUntil, mayKeep } = ingredientsOf(reply)
        return { page: await readOnce(reply), keep: mayKeep ? { tags, freshUntil } : null }
      })
      return page.reply
    },
    purge: (order) => cache.purge(order),
  }
}

async function readOnce(reply: Reply): Promise<KeptReply> {
  const value = frozen(await reply.json())
  const bytes = Number(reply.headers.get('content-length') ?? 0) * inflation
  return { reply: { status: reply.status, headers: reply.headers, json: async () => value }, bytes }
}

function frozen<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null) return value
  for (const inner of Object.values(value)) frozen(inner)
  return Object.freeze(value)
}
