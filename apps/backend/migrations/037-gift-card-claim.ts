import type { Kysely } from 'kysely'
import { runStatements } from './run-statements.ts'

export const isAdditive = true

/** Gift cards that customers have saved in their account. The second index finds the orders in which a card was redeemed. */
export function up(db: Kysely<unknown>): Promise<void> {
  return runStatements(db, [
    `create table gift_card_claim (
      customer_id integer not null references customer on delete cascade,
      gift_card_id bigint not null references gift_card on delete cascade,
      saved_at timestamptz not null,
      primary key (customer_id, gift_card_id)
    )`,
    'create index gift_card_entry_order on gift_card_entry (order_id) where order_id is not null',
  ])
}
