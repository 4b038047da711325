import type { Kysely } from 'kysely'
import { runStatements } from './run-statements.ts'

export const isAdditive = true

/**
 * Marks the reviews that shoppers wrote in this shop, so that an import does not replace them. A document with the field
 * verified_purchase is such a review: the shop sets the field for no other.
 */
export function up(db: Kysely<unknown>): Promise<void> {
  return runStatements(db, [
    'alter table review add column is_by_shopper boolean not null default false',
    `update review set is_by_shopper = true where customer_id is not null or document ? 'verified_purchase'
      or exists (select from review_photo as photo where photo.store_code = review.store_code and photo.review_id = review.id)`,
  ])
}
