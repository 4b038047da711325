import type { Kysely } from 'kysely'
import { runStatements } from './run-statements.ts'

/** Also stores mutations that emptied the cart: they have neither a line nor a refusal. */
export function up(db: Kysely<unknown>): Promise<void> {
  return runStatements(db, [
    `alter table cart_mutation
      drop constraint cart_mutation_check,
      add check (num_nonnulls(line_id, refusal) <= 1)`,
  ])
}
