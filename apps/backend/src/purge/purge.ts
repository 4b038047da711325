import type { CacheTag } from '@mantel/contract'

/** What is to be forgotten: everything, or whatever carries one of the tags. */
export type PurgeOrder = { all: boolean; tags: CacheTag[] }
export type PurgeSubscriber = (order: PurgeOrder) => void | Promise<void>

/** Between those who change things and those who keep copies of them. Neither knows the other. */
export type Purge = {
  /** Returns how to stop listening. */
  on(subscriber: PurgeSubscriber): () => void
  /** Done when every copy is gone; a subscriber that fails stops no other, and the failure is told. */
  purge(order: PurgeOrder): Promise<void>
  /** Whether anybody keeps copies at all. */
  isNeeded(): boolean
}

export function createPurge(): Purge {
  const subscribers = new Set<PurgeSubscriber>()
  return {
    on(subscriber) {
      subscribers.add(subscriber)
      return () => void subscribers.delete(subscriber)
    },
    async purge(order) {
      if (!order.all && order.tags.length === 0) return
      const outcomes = await Promise.allSettled([...subscribers].map(async (forget) => forget(order)))
      const reasons = outcomes
        .filter(({ status }) => status === 'rejected')
        .map((outcome) => 'reason' in outcome && outcome.reason)
      if (reasons.length > 0) throw new AggregateError(reasons, 'some copies may be out of date')
    },
    isNeeded: () => subscribers.size > 0,
  }
}
