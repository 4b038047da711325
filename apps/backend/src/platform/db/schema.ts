import type { CatalogType, ProductLink, ProductType } from '@mantel/contract'
import type { ColumnType, Generated } from 'kysely'
import type { CartTables } from './cart-tables.ts'
import type { CustomerTables } from './customer-tables.ts'
import type { OrderTables } from './order-tables.ts'

/** numeric(12,4): read as text so that nothing is lost on the way, written as number or text. */
export type Decimal = ColumnType<string, number | string, number | string>
/** jsonb: read parsed, written as JSON text. An array given as it is would become a PostgreSQL array. */
export type Json<T> = ColumnType<T, string, string>
export type Fields = Record<string, unknown>

/** The tables as apps/backend/migrations makes them. What only one store view says carries store_code. */
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
    url_path: UrlPathTable
    outbox: OutboxTable
    price_border: PriceBorderTable
    seeding: SeedingTable
    page_not_found: PageNotFoundTable
  }

type SeedingTable = { only_row: Generated<boolean>; version: string; finished_at: Date | null }

type PageNotFoundTable = {
  store_code: string
  path: string
  times: Generated<number>
  first_at: Generated<Date>
  last_at: Generated<Date>
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
  /** Known only from its parent's configurable_children so far: a document of its own replaces it. */
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
/** Append only, kept by a trigger on product_price. */
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

/** By SKU, because the linked product may arrive later; what does not exist is not shown. */
type ProductLinkTable = {
  store_code: string
  product_id: number
  link_type: ProductLink['link_type']
  linked_sku: string
  position: number
  qty: Decimal | null
}

/** Whose prices and stock a bundle or grouped product is made of. */
type ProductPartTable = { store_code: string; product_id: number; part_sku: string }

type StockItemTable = {
  product_id: number
  qty: Decimal
  is_in_stock: boolean
  manage_stock: boolean
  backorders: number
  min_sale_qty: Decimal
  max_sale_qty: Decimal
  /** The fields of a stock item that only travel along. */
  details: Json<Fields>
}

/** A row without any category_view is a parent that is only known by its id. */
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

type ReviewTable = { store_code: string; id: number; product_id: number; status: number; document: Json<Fields> }

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
  attempts: Generated<number>
  processed_at: Date | null
  last_error: string | null
}

/** One row: up to when beginning and ending special prices have been told of. */
type PriceBorderTable = { only_row: boolean; told_until: Date }
