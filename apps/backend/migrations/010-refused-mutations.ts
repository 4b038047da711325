import type { Kysely } from 'kysely'
import { runStatements } from './run-statements.ts'

/**
 * A refused cart mutation stays refused: a delayed duplicate must not be applied after the shopper has seen the refusal. refusal: the
 * reply that the client got.
 */
export function up(db: Kysely<unknown>): Promise<void> {
  return runStatements(db, [
    `alter table cart_mutation
      alter column line_id drop not null,
      add column refusal jsonb check (jsonb_typeof(refusal) = 'object'),
      add check (num_nonnulls(line_id, refusal) = 1)`,
  ])
}
