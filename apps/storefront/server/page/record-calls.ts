import type { Fetch } from '@mantel/client'

/** What a page was made of, as the replies to its calls said. */
export type Ingredients = {
  tags: Set<string>
  /** When a price in one of the replies changes by itself; milliseconds since the epoch. */
  freshUntil: number
  /** False once a reply came that may not be kept, or that nobody could purge. */
  mayKeep: boolean
}

/** A fetch that remembers. Replies name their tags in full for who asks so. */
export function recordCalls(fetch: Fetch): { fetch: Fetch; ingredients: Ingredients } {
  const ingredients: Ingredients = { tags: new Set(), freshUntil: Number.POSITIVE_INFINITY, mayKeep: true }
  return {
    ingredients,
    async fetch(url, init) {
      const asking = fetch(url, { ...init, headers: { ...init.headers, 'x-vs-cache-tags': 'all' } })
      const reply = await asking.catch((error: unknown) => {
        ingredients.mayKeep = false
        throw error
      })
      const tags = reply.headers.get('x-vs-cache-tags')?.split(' ').filter(Boolean) ?? []
      for (const tag of tags) ingredients.tags.add(tag)
      const until = Number(reply.headers.get('x-vs-fresh-until') ?? 0)
      if (until > 0) ingredients.freshUntil = Math.min(ingredients.freshUntil, until)
      const forbidden = reply.headers.get('cache-control')?.includes('no-store') ?? false
      if (reply.status !== 200 || tags.length === 0 || forbidden) ingredients.mayKeep = false
      return reply
    },
  }
}
