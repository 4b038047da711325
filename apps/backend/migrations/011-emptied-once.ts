import type { Kysely } from 'kysely'
import { runStatements } from './run-statements.ts'

/** A mutation that emptied the cart is remembered too: it made no line and was not refused. */
export function up(db: Kysely<unknown>): Promise<void> {
  return runStatements(db, [
    `alter table cart_mutation
      drop constraint cart_mutation_check,
      add check (num_nonnulls(line_id, refusal) <= 1)`,
  ])
}
