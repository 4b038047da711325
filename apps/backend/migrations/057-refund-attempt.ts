import type { Kysely } from 'kysely'
import { runStatements } from './run-statements.ts'

/** Older code ignores the columns and satisfies the constraint. */
export const isAdditive = true

/**
 * attempt: a refund that the provider has refused finally is sent again under another key. reference: the provider's id of the refund.
 * Refunds that the merchant makes at the provider are recorded too; they reduce the amount of a waiting refund, possibly to 0.
 */
export function up(db: Kysely<unknown>): Promise<void> {
  return runStatements(db, [
    'alter table payment_refund add column attempt integer not null default 1 check (attempt > 0)',
    "alter table payment_refund add column reference text check (reference <> '')",
    'alter table payment_refund add unique (payment_id, reference)',
    'alter table payment_refund drop constraint payment_refund_amount_check',
    'alter table payment_refund add constraint payment_refund_amount_check check (amount >= 0)',
  ])
}
