import type { Kysely } from 'kysely'
import { runStatements } from './run-statements.ts'

/** Older code writes no credit notes for parts: its rows have the default. */
export const isAdditive = true

/** Credit notes for parts of an order. request: the buyer's request that was granted; 0: the whole order, or what is left of it. */
export function up(db: Kysely<unknown>): Promise<void> {
  return runStatements(db, [
    'alter table invoice add column request integer not null default 0 check (request >= 0)',
    `alter table invoice add constraint invoice_of_part check (request = 0 or kind = 'credit')`,
    'alter table invoice drop constraint invoice_pkey',
    'alter table invoice add primary key (order_id, kind, request)',
  ])
}
