import type { Kysely } from 'kysely'
import { runStatements } from './run-statements.ts'

/** Older code never reads the new kind, and the new constraints accept all that it writes. */
export const isAdditive = true

/**
 * The kind of the entry with which a refunded order takes back a card that was bought with it. It was 'spent' before, as if the card
 * had paid that order. A card that paid an order was issued before the order was placed, so the two can be told apart. Voided cards
 * expire at their issue: refunds that were booked to them by mistake cannot be spent.
 */
export function up(db: Kysely<unknown>): Promise<void> {
  return runStatements(db, [
    'alter table gift_card_entry drop constraint gift_card_entry_kind_check',
    'alter table gift_card_entry drop constraint gift_card_entry_check',
    `alter table gift_card_entry add constraint gift_card_entry_kind_check
      check (kind in ('issued', 'spent', 'returned', 'voided'))`,
    `alter table gift_card_entry add constraint gift_card_entry_check
      check (case kind when 'spent' then amount < 0 when 'voided' then amount <= 0 else amount > 0 end)`,
    `update gift_card_entry as entry set kind = 'voided' from gift_card as card, shop_order as bought
      where entry.kind = 'spent' and card.id = entry.gift_card_id and bought.id = entry.order_id
        and card.created_at >= bought.placed_at`,
    `update gift_card set expires_at = created_at
      where id in (select gift_card_id from gift_card_entry where kind = 'voided')`,
  ])
}
