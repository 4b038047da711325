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
      const { tags, freshUntil, mayKeep } = ingredientsOf(reply)
      for (const tag of tags) ingredients.tags.add(tag)
      ingredients.freshUntil = Math.min(ingredients.freshUntil, freshUntil)
      ingredients.mayKeep &&= mayKeep
      return reply
    },
  }
}

/** What one reply says of itself. */
export function ingredientsOf({ status, headers }: Pick<Awaited<ReturnType<Fetch>>, 'status' | 'headers'>) {
  const tags = headers.get('x-vs-cache-tags')?.split(' ').filter(Boolean) ?? []
  const until = Number(headers.get('x-vs-fresh-until') ?? 0)
  const forbidden = headers.get('cache-control')?.includes('no-store') ?? false
  return {
    tags,
    freshUntil: until > 0 ? until : Number.POSITIVE_INFINITY,
    mayKeep: status === 200 && tags.length > 0 && !forbidden,
  }
}
