import type { Kysely } from 'kysely'
import { runStatements } from './run-statements.ts'

export const isAdditive = true

/**
 * Customers' carts get an id that cannot be guessed, like guests' carts. Existing carts keep their number and get the key when
 * their customer opens them again; an unused cart needs none.
 */
export function up(db: Kysely<unknown>): Promise<void> {
  return runStatements(db, [
    `alter table cart add column customer_key text check (customer_key ~ '^c[0-9a-f]{32}$')`,
    `alter table cart add constraint cart_customer_key_of_customer check (customer_key is null or customer_id is not null)`,
    'create unique index cart_customer_key on cart (customer_key)',
  ])
}
