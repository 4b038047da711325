import type { Kysely } from 'kysely'
import { runStatements } from './run-statements.ts'

export const isAdditive = true

/** The caller of each order, as a digest: unpaid orders reserve stock, which is limited per caller. */
export function up(db: Kysely<unknown>): Promise<void> {
  return runStatements(db, [
    'alter table shop_order add column caller_digest text',
    `create index shop_order_unpaid on shop_order (caller_digest, customer_id) where state = 'pending_payment'`,
  ])
}
