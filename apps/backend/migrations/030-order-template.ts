import type { Kysely } from 'kysely'
import { runStatements } from './run-statements.ts'

export const isAdditive = true

/** Carts that trade customers have saved under a name. The index finds products by SKU as people type it, whatever its case. */
export function up(db: Kysely<unknown>): Promise<void> {
  return runStatements(db, [
    `create table order_template (
      id bigint primary key generated always as identity,
      customer_id integer not null references customer on delete cascade,
      name text not null check (char_length(name) between 1 and 80),
      name_key text not null,
      lines jsonb not null check (jsonb_typeof(lines) = 'array'),
      saved_at timestamptz not null,
      unique (customer_id, name_key)
    )`,
    'create index product_sku_upper on product (upper(sku))',
  ])
}
