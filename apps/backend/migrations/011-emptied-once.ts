import type { Kysely } from 'kysely'
import { runStatements } from './run-statements.ts'

/** The table also stores cart mutations that emptied the cart: their rows have neither a cart line nor a refusal. */
export function up(db: Kysely<unknown>): Promise<void> {
  return runStatements(db, [
    `alter table cart_mutation
      drop constraint cart_mutation_check,
      add check (num_nonnulls(line_id, refusal) <= 1)`,
  ])
}
