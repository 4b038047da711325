import type { Kysely } from 'kysely'
import { runStatements } from './run-statements.ts'

/** Older code neither reads nor writes the table: its group tokens stay valid until they expire. */
export const isAdditive = true

/**
 * Customers whose group tokens were revoked. Tokens with a lower version are invalid. No reference to the customer: the
 * tokens of a deleted account are revoked too.
 */
export function up(db: Kysely<unknown>): Promise<void> {
  return runStatements(db, [
    `create table group_revocation (
      customer_id bigint primary key,
      version int not null check (version > 0),
      revoked_at timestamptz not null
    )`,
  ])
}
