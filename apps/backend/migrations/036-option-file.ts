import type { Kysely } from 'kysely'
import { runStatements } from './run-statements.ts'

export const isAdditive = true

/**
 * Files that shoppers have uploaded for an option of a product. The key is the file's name on disk. A file without cart and
 * order belongs to nobody: the nightly job removes it.
 */
export function up(db: Kysely<unknown>): Promise<void> {
  return runStatements(db, [
    `create table option_file (
      key text primary key check (key ~ '^[0-9a-f]{32}$'),
      cart_id bigint references cart on delete set null,
      order_id bigint references shop_order on delete cascade,
      product_sku text not null,
      option_id text not null,
      name text not null check (name <> ''),
      type text not null,
      size integer not null check (size > 0),
      created_at timestamptz not null
    )`,
    `create index option_file_of_cart on option_file (cart_id)`,
    `create index option_file_of_order on option_file (order_id)`,
  ])
}
