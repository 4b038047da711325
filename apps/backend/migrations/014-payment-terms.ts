import type { Kysely } from 'kysely'
import { runStatements } from './run-statements.ts'

/** Orders on invoice have a due date; the index finds those that are late. */
export function up(db: Kysely<unknown>): Promise<void> {
  return runStatements(db, [
    `alter table shop_order add column payment_due_on date`,
    `create index shop_order_payment_due_on on shop_order (payment_due_on)
      where payment_due_on is not null and state in ('received', 'shipped')`,
  ])
}
