import type { Kysely } from 'kysely'
import { runStatements } from './run-statements.ts'

/** Ids and SKUs, the category tree and stock are global; all other data is stored per store view. */
export function up(db: Kysely<unknown>): Promise<void> {
  return runStatements(db, [
    ...stores,
    ...products,
    ...prices,
    ...priceHistory,
    ...categories,
    ...categoryCycles,
    ...relations,
    ...rest,
    ...urlPaths,
  ])
}

const stores = [
  `create table store_view (
    code text primary key check (code ~ '^[a-z][a-z0-9_]*$'),
    store_id integer not null unique check (store_id > 0),
    website text not null check (website <> '')
  )`,
]

const products = [
  `create table product (
    id integer primary key check (id > 0),
    sku text not null unique check (sku <> ''),
    type_id text not null check (type_id in
      ('simple', 'configurable', 'grouped', 'bundle', 'downloadable', 'virtual', 'amgiftcard')),
    unique (id, type_id)
  )`,
  `create table product_view (
    store_code text not null references store_view,
    product_id integer not null references product on delete cascade,
    name text not null check (name <> ''),
    url_key text not null check (url_key <> ''),
    slug text not null check (slug <> ''),
    status smallint not null check (status between 0 and 2),
    visibility smallint not null check (visibility between 1 and 4),
    tax_class_id integer not null check (tax_class_id >= 0),
    is_embedded boolean not null,
    attributes jsonb not null check (jsonb_typeof(attributes) = 'object'),
    primary key (store_code, product_id)
  )`,
  `create table stock_item (
    product_id integer primary key references product on delete cascade,
    qty numeric(12,4) not null check (qty >= 0),
    is_in_stock boolean not null,
    manage_stock boolean not null,
    backorders smallint not null check (backorders between 0 and 2),
    min_sale_qty numeric(12,4) not null check (min_sale_qty >= 0),
    max_sale_qty numeric(12,4) not null check (max_sale_qty >= min_sale_qty),
    details jsonb not null check (jsonb_typeof(details) = 'object')
  )`,
]

const priceColumns = `
    store_code text not null,
    product_id integer not null,
    price numeric(12,4) not null check (price >= 0),
    special_price numeric(12,4) check (special_price >= 0),
    final_price numeric(12,4) check (final_price >= 0),
    special_from timestamptz,
    special_to timestamptz,
    check (special_from < special_to)`

const prices = [
  `create table product_price (${priceColumns},
    primary key (store_code, product_id),
    foreign key (store_code, product_id) references product_view on delete cascade
  )`,
  `create index product_price_special on product_price (store_code) where special_price is not null`,
  `create table product_tier_price (
    store_code text not null,
    product_id integer not null,
    group_id integer not null check (group_id >= 0),
    qty numeric(12,4) not null check (qty > 0),
    value numeric(12,4) not null check (value >= 0),
    primary key (store_code, product_id, group_id, qty),
    foreign key (store_code, product_id) references product_view on delete cascade
  )`,
]

/** The price history of each store. A trigger writes it, so that no price change is missed. */
const priceHistory = [
  `create table product_price_history (
    id bigint generated always as identity primary key,
    changed_at timestamptz not null default now(), ${priceColumns}
  )`,
  `create index product_price_history_of on product_price_history (product_id, store_code, changed_at)`,
  `create function remember_prices() returns trigger language plpgsql as $$
    begin
      insert into product_price_history (store_code, product_id, price, special_price, final_price, special_from, special_to)
      select store_code, product_id, price, special_price, final_price, special_from, special_to from new_prices;
      return null;
    end $$`,
  `create trigger product_price_inserted after insert on product_price
    referencing new table as new_prices for each statement execute function remember_prices()`,
  `create trigger product_price_updated after update on product_price
    referencing new table as new_prices for each statement execute function remember_prices()`,
]

const categories = [
  `create table category (
    id integer primary key check (id > 0),
    parent_id integer references category check (parent_id <> id)
  )`,
  `create index category_parent on category (parent_id)`,
  `create table category_view (
    store_code text not null references store_view,
    category_id integer not null references category on delete cascade,
    name text not null check (name <> ''),
    url_key text not null check (url_key <> ''),
    slug text not null check (slug <> ''),
    is_active boolean not null,
    position integer not null,
    attributes jsonb not null check (jsonb_typeof(attributes) = 'object'),
    primary key (store_code, category_id)
  )`,
]

const categoryCycles = [
  `create function refuse_category_cycle() returns trigger language plpgsql as $$
    begin
      if exists (
        with recursive above (id) as (
          select new.parent_id
          union
          select category.parent_id from category join above on category.id = above.id
        )
        select from above where above.id = new.id
      ) then
        raise exception 'category % cannot stand below itself', new.id using errcode = 'check_violation';
      end if;
      return null;
    end $$`,
  `create constraint trigger category_has_no_cycle after insert or update of parent_id on category
    for each row when (new.parent_id is not null) execute function refuse_category_cycle()`,
]

const relations = [
  `create table product_variant (
    store_code text not null,
    parent_id integer not null,
    parent_type text not null default 'configurable' check (parent_type = 'configurable'),
    child_id integer not null check (child_id <> parent_id),
    position integer not null,
    primary key (store_code, parent_id, child_id),
    foreign key (store_code, parent_id) references product_view on delete cascade,
    foreign key (store_code, child_id) references product_view on delete cascade,
    foreign key (parent_id, parent_type) references product (id, type_id)
  )`,
  `create index product_variant_child on product_variant (child_id)`,
  `create table product_category (
    store_code text not null,
    product_id integer not null,
    category_id integer not null references category,
    position integer not null,
    primary key (store_code, product_id, category_id),
    foreign key (store_code, product_id) references product_view on delete cascade
  )`,
  `create index product_category_products on product_category (category_id, store_code)`,
  `create table product_link (
    store_code text not null,
    product_id integer not null,
    link_type text not null check (link_type in ('associated', 'related', 'upsell', 'crosssell')),
    linked_sku text not null check (linked_sku <> ''),
    position integer not null,
    qty numeric(12,4) check (qty >= 0),
    primary key (store_code, product_id, link_type, linked_sku),
    foreign key (store_code, product_id) references product_view on delete cascade
  )`,
  `create table product_part (
    store_code text not null,
    product_id integer not null,
    part_sku text not null check (part_sku <> ''),
    primary key (store_code, product_id, part_sku),
    foreign key (store_code, product_id) references product_view on delete cascade
  )`,
  `create index product_part_of on product_part (part_sku)`,
]

const rest = [
  `create table attribute (
    id integer primary key check (id > 0),
    code text not null unique check (code <> '')
  )`,
  `create table attribute_view (
    store_code text not null references store_view,
    attribute_id integer not null references attribute on delete cascade,
    document jsonb not null check (jsonb_typeof(document) = 'object'),
    primary key (store_code, attribute_id)
  )`,
  `create table tax_rule (
    store_code text not null references store_view,
    id integer not null check (id > 0),
    priority integer not null,
    position integer not null,
    document jsonb not null check (jsonb_typeof(document) = 'object'),
    primary key (store_code, id)
  )`,
  `create table content_document (
    store_code text not null references store_view,
    type text not null check (type in ('cms_page', 'cms_block', 'cms_hierarchy', 'cms_blog', 'cms_blog_category')),
    id integer not null check (id > 0),
    identifier text,
    document jsonb not null check (jsonb_typeof(document) = 'object'),
    primary key (store_code, type, id)
  )`,
  `create index content_document_identifier on content_document (store_code, type, identifier)`,
  `create sequence review_id as integer`,
  `create table review (
    store_code text not null references store_view,
    id integer not null check (id > 0),
    product_id integer not null references product on delete cascade,
    status smallint not null check (status between 1 and 3),
    document jsonb not null check (jsonb_typeof(document) = 'object'),
    primary key (store_code, id)
  )`,
  `create index review_of_product on review (product_id, store_code)`,
]

/** A URL path belongs to one entity of any kind. Earlier paths of an entity are kept for redirects. */
const urlPaths = [
  `create table url_path (
    store_code text not null,
    path text not null check (path <> '' and path !~ '^/|/$'),
    product_id integer,
    category_id integer,
    page_id integer,
    page_type text generated always as (case when page_id is not null then 'cms_page' end) stored,
    is_current boolean not null,
    primary key (store_code, path),
    check (num_nonnulls(product_id, category_id, page_id) = 1),
    foreign key (store_code, product_id) references product_view on delete cascade,
    foreign key (store_code, category_id) references category_view on delete cascade,
    foreign key (store_code, page_type, page_id) references content_document on delete cascade
  )`,
  `create unique index url_path_of_product on url_path (product_id, store_code) where is_current`,
  `create unique index url_path_of_category on url_path (category_id, store_code) where is_current`,
  `create unique index url_path_of_page on url_path (page_id, store_code) where is_current`,
]
