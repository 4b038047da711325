import type { Kysely } from 'kysely'
import { runStatements } from './run-statements.ts'

/**
 * The mail queue is no longer only for orders: kind is the name of a mail, data is the input of its template. Existing rows
 * keep their Message-IDs, so that a repeated event still finds its mail. order_id stays empty from now on; a later release
 * drops it.
 */
export function up(db: Kysely<unknown>): Promise<void> {
  return runStatements(db, [
    `alter table mail add column store_code text, add column recipient_name text not null default '',
      add column data jsonb not null default '{}' check (jsonb_typeof(data) = 'object')`,
    `delete from mail where order_id is null`,
    // Gift cards used to be issued when their mail was sent. Publishing the order's event again issues the cards whose mail is still
    // unsent.
    `insert into outbox (type, payload)
      select 'order.moved', jsonb_build_object('orderId', id, 'state', 'paid', 'step',
        (select max(step) from order_history where order_id = id and order_history.state = 'paid'))
      from shop_order where state in ('paid', 'shipped') and exists (
        select from mail where order_id = id and kind like 'gift_card:%' and sent_at is null and given_up_at is null)`,
    `with piece as (
        select message_id, shop_order.store_code, shop_order.id as order_id, snapshot,
          split_part(kind, ':', 2) as position, split_part(kind, ':', 3) as piece
        from mail join shop_order on shop_order.id = mail.order_id where kind like 'gift_card:%'
      ), card as (
        select piece.*, snapshot #> array['lines', position, 'selection', 'giftCard'] as choice,
          snapshot #> array['lines', position, 'unit', 'gross'] as amount
        from piece
      )
      update mail set kind = 'gift-card', store_code = card.store_code, order_id = null,
        recipient_name = choice ->> 'recipientName',
        data = jsonb_build_object('orderId', card.order_id, 'position', position::int, 'piece', piece::int,
          'amount', amount, 'sender', choice ->> 'senderName', 'recipient', choice ->> 'recipientName',
          'message', choice ->> 'message')
      from card where card.message_id = mail.message_id`,
    `update mail set kind = 'order-' || kind, store_code = shop_order.store_code, order_id = null,
      recipient_name = trim(concat(snapshot #>> '{buyer,firstname}', ' ', snapshot #>> '{buyer,lastname}')),
      data = jsonb_build_object('orderId', shop_order.id)
      from shop_order where shop_order.id = mail.order_id`,
    `alter table mail alter column store_code set not null`,
  ])
}
