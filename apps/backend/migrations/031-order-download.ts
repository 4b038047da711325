import type { Kysely } from 'kysely'
import { runStatements } from './run-statements.ts'

export const isAdditive = true

/**
 * The files that the buyer of an order may download. number: counts the files of a line from 0. downloads_left: null means
 * unlimited. started_at: the last start that was counted.
 */
export function up(db: Kysely<unknown>): Promise<void> {
  return runStatements(db, [
    `create table order_download (
      order_id bigint not null,
      position integer not null,
      number integer not null check (number >= 0),
      link_id text not null,
      product_name text not null,
      title text not null,
      file text not null,
      downloads_left integer check (downloads_left >= 0),
      expires_at timestamptz not null,
      revoked_at timestamptz,
      started_at timestamptz,
      primary key (order_id, position, number),
      foreign key (order_id, position) references order_line on delete cascade
    )`,
  ])
}
