import type { Kysely } from 'kysely'
import { runStatements } from './run-statements.ts'

export const isAdditive = true

/**
 * Wishlists and comparisons of customers. applied: ids of the newest changes, so that a repeated change is applied once. share_key: the
 * address under which others may read the list.
 */
export function up(db: Kysely<unknown>): Promise<void> {
  return runStatements(db, [
    `create table saved_product_list (
      customer_id integer not null references customer on delete cascade,
      list text not null check (list in ('wishlist', 'compare')),
      version integer not null default 0,
      skus jsonb not null default '[]' check (jsonb_typeof(skus) = 'array'),
      applied jsonb not null default '[]' check (jsonb_typeof(applied) = 'array'),
      share_key text unique,
      changed_at timestamptz not null,
      primary key (customer_id, list)
    )`,
  ])
}
