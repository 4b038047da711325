import type { Kysely } from 'kysely'
import { runStatements } from './run-statements.ts'

export const isAdditive = true

/**
 * Reviews by shoppers. The customer is not part of the review's document, which everybody can read. Photos are stored as they were
 * sent; pages show renditions of them, and only after the review was approved.
 */
export function up(db: Kysely<unknown>): Promise<void> {
  return runStatements(db, [
    'alter table review add column customer_id integer references customer on delete set null',
    'create index review_of_customer on review (customer_id) where customer_id is not null',
    'create index review_pending on review (store_code, id) where status = 2',
    `create table review_photo (
      store_code text not null,
      review_id integer not null,
      position smallint not null check (position between 1 and 9),
      content bytea not null,
      primary key (store_code, review_id, position),
      foreign key (store_code, review_id) references review (store_code, id) on delete cascade
    )`,
  ])
}
