import type { Kysely } from 'kysely'
import { runStatements } from './run-statements.ts'

/** Carts belong to one store view and one currency. Lines refer to products by SKU, so that they outlive deleted products. */
export function up(db: Kysely<unknown>): Promise<void> {
  return runStatements(db, [...carts, ...lines, ...coupons])
}

/** A customer has at most one active cart in a store view; a guest's cart has a key that cannot be guessed. */
const carts = [
  `create table cart (
    id bigint generated always as identity primary key,
    guest_key text unique check (guest_key ~ '^g[0-9a-f]{32}$'),
    customer_id integer,
    store_code text not null references store_view,
    currency text not null check (currency ~ '^[A-Z]{3}$'),
    status text not null default 'active' check (status in ('active', 'ordered')),
    coupon_code text check (coupon_code <> ''),
    country text check (country ~ '^[A-Z]{2,3}$'),
    carrier_code text,
    method_code text,
    payment_code text,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    check (num_nonnulls(guest_key, customer_id) = 1),
    check (num_nonnulls(carrier_code, method_code) <> 1)
  )`,
  `create unique index cart_of_customer on cart (customer_id, store_code) where status = 'active'`,
  `create index cart_abandoned on cart (updated_at) where guest_key is not null and status = 'active'`,
]

/** line_key: a digest; lines with the same key are merged. taken: the stock quantity of each product id that one unit of the line uses. */
const lines = [
  `create table cart_line (
    id bigint generated always as identity primary key,
    cart_id bigint not null references cart on delete cascade,
    line_key text not null check (line_key ~ '^[0-9a-f]{64}$'),
    product_sku text not null check (product_sku <> ''),
    bought_sku text not null check (bought_sku <> ''),
    product_type text not null,
    name text not null,
    quantity integer not null check (quantity > 0),
    selection jsonb not null check (jsonb_typeof(selection) = 'object'),
    taken jsonb not null check (jsonb_typeof(taken) = 'object'),
    unique (cart_id, line_key)
  )`,
  // Cart mutations that were applied, so that a repeated one has no effect, even if its cart line was removed since.
  `create table cart_mutation (
    cart_id bigint not null references cart on delete cascade,
    mutation_id text not null check (mutation_id <> ''),
    line_id bigint not null,
    primary key (cart_id, mutation_id)
  )`,
]

/** Codes are stored in upper case. Each store view that accepts a coupon defines its value in its own currency. */
const coupons = [
  `create table coupon (
    code text primary key check (code <> '' and code = upper(btrim(code))),
    kind text not null check (kind in ('percent', 'fixed', 'free_shipping')),
    starts_at timestamptz,
    ends_at timestamptz,
    max_uses integer check (max_uses > 0),
    max_uses_per_customer integer check (max_uses_per_customer > 0),
    customers_only boolean not null default false,
    excluded_category_ids jsonb not null default '[]' check (jsonb_typeof(excluded_category_ids) = 'array'),
    excluded_skus jsonb not null default '[]' check (jsonb_typeof(excluded_skus) = 'array'),
    excludes_reduced boolean not null default false,
    check (starts_at < ends_at)
  )`,
  `create table coupon_store (
    code text not null references coupon on delete cascade,
    store_code text not null references store_view,
    value numeric(12,4) not null check (value >= 0),
    minimum numeric(12,4) not null default 0 check (minimum >= 0),
    primary key (code, store_code)
  )`,
  `create table coupon_use (
    id bigint generated always as identity primary key,
    code text not null references coupon,
    customer_id integer,
    used_at timestamptz not null
  )`,
  `create index coupon_use_of on coupon_use (code, customer_id)`,
]
