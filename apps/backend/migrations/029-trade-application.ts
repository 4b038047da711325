import type { Kysely } from 'kysely'
import { runStatements } from './run-statements.ts'

export const isAdditive = true

/** Refused applications of trade customers, and the result of checking their VAT number; null: only its format was checked. */
export function up(db: Kysely<unknown>): Promise<void> {
  return runStatements(db, [
    'alter table customer add column refused_at timestamptz check (refused_at is null or approved_at is null)',
    'alter table customer add column refusal_reason text check (char_length(refusal_reason) <= 1000)',
    `alter table customer add column vat_check text check (vat_check in ('valid', 'unknown'))`,
    'create index customer_waiting on customer (website, id) where approved_at is null and refused_at is null',
  ])
}
