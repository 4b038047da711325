import { type Db, inTransaction } from '../platform/db/index.ts'
import { emit } from '../platform/events/index.ts'
import { listPending, type PendingReviews, setReviewStatus } from './moderation.repository.ts'

export type ReviewModeration = {
  /** Reviews that wait for moderation, newest first. */
  list(options: { storeCode?: string; limit: number }): Promise<PendingReviews>
  /** 'missing': there is no such review. 'unchanged': the review already has this status. */
  decide(id: number, isApproved: boolean, storeCode?: string): Promise<'done' | 'missing' | 'unchanged'>
}

const approved = 1
const refused = 3

/** The merchant decides which reviews the shop shows. The index and the pages of the product follow by the event. */
export function createReviewModeration(db: Db): ReviewModeration {
  return {
    list: (options) => listPending(db, options),
    decide: (id, isApproved, storeCode) =>
      inTransaction(db, async (tx) => {
        const changed = await setReviewStatus(tx, id, isApproved ? approved : refused, storeCode)
        if (changed.stores.length === 0) return changed.exists ? 'unchanged' : 'missing'
        for (const code of changed.stores) await emit(tx, { type: 'review.changed', ids: [id], storeCode: code })
        return 'done'
      }),
  }
}
