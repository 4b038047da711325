import type { Kysely } from 'kysely'
import { runStatements } from './run-statements.ts'

export const isAdditive = true

/** A digest of the network address that each order came from: unpaid orders reserve stock, which is limited per address. */
export function up(db: Kysely<unknown>): Promise<void> {
  return runStatements(db, [
    'alter table shop_order add column caller_digest text',
    `create index shop_order_unpaid on shop_order (caller_digest, customer_id) where state = 'pending_payment'`,
  ])
}
