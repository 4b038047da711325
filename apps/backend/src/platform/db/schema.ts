import type { CatalogType, ProductLink, ProductType } from '@mantel/contract'
import type { ColumnType, Generated } from 'kysely'
import type { CartTables } from './cart-tables.ts'
import type { CustomerTables } from './customer-tables.ts'
import type { OrderTables } from './order-tables.ts'

/** numeric(12,4): read as text, so that no digits are lost; written as number or text. */
export type Decimal = ColumnType<string, number | string, number | string>
/** jsonb: read parsed, written as JSON text, because drivers convert arrays to PostgreSQL arrays. */
export type Json<T> = ColumnType<T, string, string>
export type Fields = Record<string, unknown>

/** The tables that apps/backend/migrations creates. Data that differs between store views has a store_code. */
export type Database = CartTables &
  CustomerTables &
  OrderTables & {
    store_view: StoreViewTable
    product: ProductTable
    product_view: ProductViewTable
    product_price: ProductPriceTable
    product_price_history: ProductPriceHistoryTable
    product_tier_price: ProductTierPriceTable
    product_variant: ProductVariantTable
    product_category: ProductCategoryTable
    product_link: ProductLinkTable
    product_part: ProductPartTable
    stock_item: StockItemTable
    category: CategoryTable
    category_view: CategoryViewTable
    attribute: AttributeTable
    attribute_view: AttributeViewTable
    tax_rule: TaxRuleTable
    content_document: ContentDocumentTable
    review: ReviewTable
    review_photo: ReviewPhotoTable
    stock_alert: StockAlertTable
    url_path: UrlPathTable
    outbox: OutboxTable
    restored_job: RestoredJobTable
    shop_process: ShopProcessTable
    installation: { only_row: Generated<boolean>; key_fingerprint: string; is_demo: boolean }
    rate_limit: { key: string; points: number; expire: number | null }
    used_challenge: { id: string; expires_at: Date }
    form_message: { token_id: string; digest: string; sent_at: Date }
    event_lease: EventLeaseTable
    price_border: PriceBoundaryTable
    seeding: SeedingTable
    page_not_found: PageNotFoundTable
    consent_record: ConsentRecordTable
    feed_entry: { id: string; position: number; permalink: string; caption: string; media_type: string; image: string }
    tag_purchase: { order_id: number; reported_at: Date }
  }

type SeedingTable = { only_row: Generated<boolean>; version: string; finished_at: Date | null }

type PageNotFoundTable = {
  store_code: string
  path: string
  times: Generated<number>
  first_at: Generated<Date>
  last_at: Generated<Date>
  /** The page that linked to it last: a path of the shop or the origin of another site; '' if unknown. */
  referrer: Generated<string>
}

type ConsentRecordTable = {
  id: Generated<number>
  consent_id: string
  customer_id: number | null
  store_code: string
  text_version: string
  analytics: boolean
  marketing: boolean
  happened_at: Date
}

type StoreViewTable = { code: string; store_id: number; website: string }

type ProductTable = { id: number; sku: string; type_id: ProductType }

type ProductViewTable = {
  store_code: string
  product_id: number
  name: string
  url_key: string
  slug: string
  status: number
  visibility: number
  tax_class_id: number
  /** Imported only as a part of its parent's configurable_children; a separate document replaces it. */
  is_embedded: boolean
  attributes: Json<Fields>
}

type PriceColumns = {
  store_code: string
  product_id: number
  price: Decimal
  special_price: Decimal | null
  final_price: Decimal | null
  special_from: ColumnType<Date | null, Date | string | null>
  special_to: ColumnType<Date | null, Date | string | null>
}
type ProductPriceTable = PriceColumns
/** Append-only, written by a trigger on product_price. */
type ProductPriceHistoryTable = PriceColumns & { id: Generated<number>; changed_at: Generated<Date> }

type ProductTierPriceTable = {
  store_code: string
  product_id: number
  group_id: number
  qty: Decimal
  value: Decimal
}

type ProductVariantTable = { store_code: string; parent_id: number; child_id: number; position: number }

type ProductCategoryTable = { store_code: string; product_id: number; category_id: number; position: number }

/** By SKU, because the linked product may be imported later; links to missing products are not shown. */
type ProductLinkTable = {
  store_code: string
  product_id: number
  link_type: ProductLink['link_type']
  linked_sku: string
  position: number
  qty: Decimal | null
}

/** The products whose prices and stock determine those of a bundle or grouped product. */
type ProductPartTable = { store_code: string; product_id: number; part_sku: string }

type StockItemTable = {
  product_id: number
  qty: Decimal
  is_in_stock: boolean
  manage_stock: boolean
  backorders: number
  min_sale_qty: Decimal
  max_sale_qty: Decimal
  /** Stock item fields that the shop only stores and returns. */
  details: Json<Fields>
}

/** A row without a category_view is a parent category that other categories refer to but that was not imported itself. */
type CategoryTable = { id: number; parent_id: number | null }

type CategoryViewTable = {
  store_code: string
  category_id: number
  name: string
  url_key: string
  slug: string
  is_active: boolean
  position: number
  attributes: Json<Fields>
}

type AttributeTable = { id: number; code: string }

type AttributeViewTable = { store_code: string; attribute_id: number; document: Json<Fields> }

type TaxRuleTable = { store_code: string; id: number; priority: number; position: number; document: Json<Fields> }

export type ContentType = Extract<CatalogType, `cms_${string}`>

type ContentDocumentTable = {
  store_code: string
  type: ContentType
  id: number
  identifier: string | null
  document: Json<Fields>
}

type ReviewTable = {
  store_code: string
  id: number
  product_id: number
  status: number
  document: Json<Fields>
  /** The author; null: a guest, an imported review, or a deleted account. */
  customer_id: ColumnType<number | null, number | null | undefined>
  /** True for a review that was written in this shop, not imported. */
  is_by_shopper: Generated<boolean>
}

type ReviewPhotoTable = { store_code: string; review_id: number; position: number; content: Buffer }

/** A job of a backup that waits for the first start after the restore. */
type RestoredJobTable = { id: string; name: string; data: Json<object>; start_after: Date }

type StockAlertTable = {
  id: Generated<number>
  store_code: string
  product_id: number
  email: string
  email_key: string
  customer_id: number | null
  requested_at: Date
  confirmed_at: Date | null
}

/** Exactly one of product_id, category_id, page_id is set; old paths stay with is_current false. */
type UrlPathTable = {
  store_code: string
  path: string
  product_id: number | null
  category_id: number | null
  page_id: number | null
  is_current: boolean
}

type OutboxTable = {
  id: Generated<number>
  type: string
  payload: Json<Fields>
  /** While a row with this key waits, another event of the same key moves its available_at instead of adding a row. */
  merge_key: string | null
  created_at: Generated<Date>
  available_at: Generated<Date>
  /** Calls of once() subscribers that failed while the database was available. */
  attempts: Generated<number>
  /** The time at which all once() subscribers of the event had finished. */
  processed_at: Date | null
  last_error: string | null
  /** The transaction that published it, as text; null while it is delayed. */
  xid: Generated<string | null>
}

type ShopProcessTable = {
  id: string
  name: string
  started_at: Generated<Date>
  heartbeat_at: Generated<Date>
  /** A transaction snapshot, as text. */
  seen: string
}

type EventLeaseTable = { only_row: Generated<boolean>; holder: string; until: Date }

/** One row: price changes by the start or end of special prices have been announced up to this time. */
type PriceBoundaryTable = { only_row: boolean; told_until: Date }
