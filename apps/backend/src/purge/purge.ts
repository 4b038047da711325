import type { CacheTag } from '@mantel/contract'

/** The content to purge: everything, or all copies that have one of the tags. */
export type PurgeRequest = { all: boolean; tags: CacheTag[] }
export type PurgeSubscriber = (request: PurgeRequest) => void | Promise<void>

/** Connects code that changes data with caches that hold copies of it, without a dependency between them. */
export type Purge = {
  /** Returns a function that unsubscribes. */
  on(subscriber: PurgeSubscriber): () => void
  /**
   * Resolves when every cache has removed its copies. All subscribers run even if one fails; the failure is then
   * thrown.
   */
  purge(request: PurgeRequest): Promise<void>
  /** True if there is at least one cache. */
  isNeeded(): boolean
}

export function createPurge(): Purge {
  const subscribers = new Set<PurgeSubscriber>()
  return {
    on(subscriber) {
      subscribers.add(subscriber)
      return () => void subscribers.delete(subscriber)
    },
    async purge(request) {
      if (!request.all && request.tags.length === 0) return
      const outcomes = await Promise.allSettled([...subscribers].map(async (forget) => forget(request)))
      const reasons = outcomes
        .filter(({ status }) => status === 'rejected')
        .map((outcome) => 'reason' in outcome && outcome.reason)
      if (reasons.length > 0) throw new AggregateError(reasons, 'cache purge failed, some copies may be outdated')
    },
    isNeeded: () => subscribers.size > 0,
  }
}
