import type { Kysely } from 'kysely'
import { runStatements } from './run-statements.ts'

/** Orders and their dependent data. Amounts are minor units of the order's currency. Agreed terms never change. */
export function up(db: Kysely<unknown>): Promise<void> {
  return runStatements(db, [...orders, ...frozen, ...giftCards, ...payments, ...documents])
}

const states = "('received', 'pending_payment', 'paid', 'shipped', 'cancelled', 'refunded')"

/**
 * idempotency_key: the client's order id or, if it sends none, the cart's. The latter is cleared when a payment fails, so that
 * the same cart can be ordered again. access_digest: digest of the secret that lets a guest see the order.
 */
const orders = [
  `create table shop_order (
    id bigint primary key generated always as identity,
    number text not null unique check (number ~ '^[0-9]{9,}$'),
    website text not null check (website <> ''),
    store_code text not null references store_view,
    customer_id integer references customer on delete set null,
    email_key text not null check (email_key <> ''),
    cart_id bigint references cart on delete set null,
    idempotency_key text unique check (idempotency_key <> ''),
    body_digest text not null check (char_length(body_digest) = 43),
    access_digest text not null check (char_length(access_digest) = 43),
    state text not null check (state in ${states}),
    currency text not null check (currency ~ '^[A-Z]{3}$'),
    total bigint not null check (total >= 0),
    due bigint not null check (due >= 0 and due <= total),
    coupon_code text,
    payment_code text not null check (payment_code <> ''),
    snapshot jsonb not null check (jsonb_typeof(snapshot) = 'object'),
    placed_at timestamptz not null,
    payment_deadline timestamptz check ((payment_deadline is not null) or state <> 'pending_payment'),
    updated_at timestamptz not null
  )`,
  // An active cart becomes at most one order. An order whose payment failed releases its cart.
  `create unique index order_of_cart on shop_order (cart_id) where state <> 'cancelled'`,
  `create index order_of_customer on shop_order (customer_id, id desc)`,
  `create index order_of_email on shop_order (website, email_key)`,
  `create index order_deadline on shop_order (payment_deadline) where state = 'pending_payment'`,
  `create table order_line (
    order_id bigint not null references shop_order on delete cascade,
    position integer not null check (position >= 0),
    product_id integer not null,
    product_sku text not null,
    bought_sku text not null,
    quantity integer not null check (quantity > 0),
    gross bigint not null check (gross >= 0),
    primary key (order_id, position)
  )`,
  `create index order_line_of on order_line (product_id)`,
  // Stock that an order holds. It is returned once, when the order is cancelled.
  `create table order_stock (
    order_id bigint not null references shop_order on delete cascade,
    product_id integer not null,
    quantity integer not null check (quantity > 0),
    returned_at timestamptz,
    primary key (order_id, product_id)
  )`,
  `create table order_history (
    order_id bigint not null references shop_order on delete cascade,
    step integer not null check (step >= 0),
    state text not null check (state in ${states}),
    reason text not null default '',
    actor text not null check (actor in ('shopper', 'merchant', 'provider', 'deadline')),
    at timestamptz not null,
    primary key (order_id, step)
  )`,
  // Counters for order and document numbers without gaps. Transactions lock the row last, so that they hold the lock only briefly.
  `create table counter (
    name text primary key check (name <> ''),
    value bigint not null check (value >= 0)
  )`,
  `alter table coupon_use add column order_id bigint references shop_order on delete cascade`,
  `create unique index coupon_use_of_order on coupon_use (order_id) where order_id is not null`,
  `alter table cart add constraint cart_customer foreign key (customer_id) references customer on delete cascade`,
]

/** History is append-only, and the terms that buyer and seller agreed on cannot change. */
const frozen = [
  `create function refuse_change() returns trigger language plpgsql as $$
    begin raise exception '% keeps what was written', tg_table_name; end $$`,
  `create trigger order_history_grows before update on order_history for each row execute function refuse_change()`,
  `create trigger order_snapshot_stays before update on shop_order for each row
    when (old.snapshot is distinct from new.snapshot or old.number <> new.number or old.total <> new.total
      or old.currency <> new.currency or old.placed_at <> new.placed_at)
    execute function refuse_change()`,
]

/** Gift card codes are stored as digests. The balance is the sum of the entries; the check on it prevents double spending. */
const giftCards = [
  `create table gift_card (
    id bigint primary key generated always as identity,
    code_digest text not null unique check (char_length(code_digest) = 43),
    hint text not null check (char_length(hint) between 2 and 4),
    website text not null check (website <> ''),
    currency text not null check (currency ~ '^[A-Z]{3}$'),
    balance bigint not null check (balance >= 0),
    expires_at timestamptz,
    created_at timestamptz not null
  )`,
  `create table gift_card_entry (
    id bigint primary key generated always as identity,
    gift_card_id bigint not null references gift_card,
    kind text not null check (kind in ('issued', 'spent', 'returned')),
    amount bigint not null check ((kind = 'spent' and amount < 0) or (kind <> 'spent' and amount > 0)),
    order_id bigint references shop_order,
    at timestamptz not null,
    unique (gift_card_id, order_id, kind)
  )`,
  `create table cart_gift_card (
    cart_id bigint not null references cart on delete cascade,
    gift_card_id bigint not null references gift_card on delete cascade,
    primary key (cart_id, gift_card_id)
  )`,
]

/**
 * An order may have several payment attempts, of which only one succeeds. key: identifies the attempt at the provider, sent
 * before the outcome is known. returning: the shop has the money but must refund it. A provider's report is stored once.
 */
const payments = [
  `create table payment (
    id bigint primary key generated always as identity,
    order_id bigint not null references shop_order on delete cascade,
    provider text not null check (provider <> ''),
    key text not null unique check (char_length(key) between 1 and 40),
    reference text check (reference <> ''),
    amount bigint not null check (amount > 0),
    currency text not null check (currency ~ '^[A-Z]{3}$'),
    state text not null check (state in ('started', 'challenged', 'redirected', 'authorised', 'declined', 'abandoned',
      'returning', 'refunded')),
    details jsonb not null default '{}' check (jsonb_typeof(details) = 'object'),
    created_at timestamptz not null,
    updated_at timestamptz not null,
    unique (provider, reference)
  )`,
  `create index payment_of on payment (order_id)`,
  `create unique index payment_once on payment (order_id) where state = 'authorised'`,
  `create index payment_unfinished on payment (updated_at) where state in ('started', 'challenged', 'redirected', 'returning')`,
  `create table payment_event (
    provider text not null,
    event_id text not null check (event_id <> ''),
    kind text not null,
    received_at timestamptz not null,
    primary key (provider, event_id)
  )`,
]

/** Invoices and credit notes have numbers without gaps in their series. A credit note reverses an invoice. */
const documents = [
  `create table invoice (
    order_id bigint not null references shop_order,
    kind text not null check (kind in ('invoice', 'credit')),
    series text not null check (series <> ''),
    number bigint not null check (number > 0),
    issued_at timestamptz not null,
    -- Who sold, as they called themselves on that day.
    seller jsonb not null check (jsonb_typeof(seller) = 'object'),
    primary key (order_id, kind),
    unique (series, number)
  )`,
  `create trigger invoice_stays before update or delete on invoice for each row execute function refuse_change()`,
  // message_id is the same for a repeated mail, so that mailboxes recognise it. due_at: time of the next attempt.
  `create table mail (
    message_id text primary key check (message_id <> ''),
    kind text not null check (kind <> ''),
    order_id bigint references shop_order on delete cascade,
    recipient text not null,
    queued_at timestamptz not null,
    due_at timestamptz not null,
    tries integer not null default 0 check (tries >= 0),
    sent_at timestamptz,
    given_up_at timestamptz
  )`,
  `create index mail_waiting on mail (due_at) where sent_at is null and given_up_at is null`,
  // One mail of each kind per order, even if the format of message_id changes.
  `create unique index mail_of_order on mail (order_id, kind)`,
]
