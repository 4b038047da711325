import type { Kysely } from 'kysely'
import { runStatements } from './run-statements.ts'

/**
 * A mutation that was refused stays refused: one that was held up on its way must not be done after the shopper was told no.
 * refusal: what it was answered.
 */
export function up(db: Kysely<unknown>): Promise<void> {
  return runStatements(db, [
    `alter table cart_mutation
      alter column line_id drop not null,
      add column refusal jsonb check (jsonb_typeof(refusal) = 'object'),
      add check (num_nonnulls(line_id, refusal) = 1)`,
  ])
}
