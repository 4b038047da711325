import type { ProductLink, ProductType } from '@mantel/contract'
import { sql } from 'kysely'
import type { Db, Fields } from '../platform/db/index.ts'
import type { StockRow } from './stock-item.ts'

export type ProductRow = StockRow & {
  id: number
  sku: string
  type_id: ProductType
  name: string
  url_key: string
  slug: string
  status: number
  visibility: number
  tax_class_id: number
  attributes: Fields
  url_path: string | null
  price: string | null
  special_price: string | null
  final_price: string | null
  special_from: Date | null
  special_to: Date | null
  sold: number
}

type PriceHistoryRow = Pick<ProductRow, 'special_price' | 'final_price' | 'special_from' | 'special_to'> & {
  product_id: number
  price: string
  changed_at: Date
}

export type ProductRows = {
  products: ProductRow[]
  /** The price history of products with a special price, oldest first. */
  history: PriceHistoryRow[]
  tiers: { product_id: number; group_id: number; qty: string; value: string }[]
  categories: { product_id: number; category_id: number; position: number; name: string; slug: string; path: string }[]
  links: {
    product_id: number
    link_type: ProductLink['link_type']
    linked_sku: string
    linked_type: string
    position: number
    qty: string | null
  }[]
}

/** All stored data of these products in the store, with one query per table. */
export async function readProductRows(db: Db, storeCode: string, ids: readonly number[]): Promise<ProductRows> {
  const products = await sql<ProductRow>`
    select product.id, product.sku, product.type_id, view.name, view.url_key, view.slug, view.status, view.visibility,
      view.tax_class_id, view.attributes, url.path as url_path,
      price.price, price.special_price, price.final_price, price.special_from, price.special_to,
      stock.qty, stock.is_in_stock, stock.manage_stock, stock.backorders, stock.min_sale_qty, stock.max_sale_qty, stock.details,
      coalesce(sold.told, 0) as sold
    from product_view as view
    join product on product.id = view.product_id
    left join product_price as price on price.store_code = view.store_code and price.product_id = view.product_id
    left join stock_item as stock on stock.product_id = view.product_id
    left join url_path as url on url.product_id = view.product_id and url.store_code = view.store_code and url.is_current
    left join product_sold as sold on sold.product_id = view.product_id
      and sold.website = (select website from store_view where code = ${storeCode})
    where view.store_code = ${storeCode} and view.product_id = any(${ids}::int[])`.execute(db)
  const tiers = await sql<ProductRows['tiers'][number]>`
    select product_id, group_id, qty, value from product_tier_price
    where store_code = ${storeCode} and product_id = any(${ids}::int[])
    order by product_id, group_id, product_tier_price.qty`.execute(db)
  const categories = await sql<ProductRows['categories'][number]>`
    select assigned.product_id, assigned.category_id, assigned.position, view.name, view.slug, coalesce(url.path, '') as path
    from product_category as assigned
    join category_view as view on view.store_code = assigned.store_code and view.category_id = assigned.category_id
    left join url_path as url
      on url.category_id = assigned.category_id and url.store_code = assigned.store_code and url.is_current
    where assigned.store_code = ${storeCode} and assigned.product_id = any(${ids}::int[])
    order by assigned.product_id, assigned.category_id`.execute(db)
  const links = await sql<ProductRows['links'][number]>`
    select link.product_id, link.link_type, link.linked_sku, linked.type_id as linked_type, link.position, link.qty
    from product_link as link
    join product as linked on linked.sku = link.linked_sku
    join product_view as view on view.store_code = link.store_code and view.product_id = linked.id
    where link.store_code = ${storeCode} and link.product_id = any(${ids}::int[])
    order by link.product_id, link.link_type, link.position, linked.id`.execute(db)
  const reduced = products.rows.filter(({ special_price }) => special_price !== null).map(({ id }) => id)
  const history = reduced.length > 0 ? await readPriceHistory(db, storeCode, reduced) : []
  return { products: products.rows, history, tiers: tiers.rows, categories: categories.rows, links: links.rows }
}

/** The price changes of the last year, and the last change before them, whose price was valid when that year began. */
async function readPriceHistory(db: Db, storeCode: string, ids: readonly number[]): Promise<PriceHistoryRow[]> {
  const { rows } = await sql<PriceHistoryRow>`
    select product_id, price, special_price, final_price, special_from, special_to, changed_at
    from product_price_history as history
    where store_code = ${storeCode} and product_id = any(${ids}::int[]) and changed_at >= coalesce((
      select max(changed_at) from product_price_history as earlier
      where earlier.product_id = history.product_id and earlier.store_code = history.store_code
        and earlier.changed_at < now() - interval '1 year'
    ), '-infinity')
    order by product_id, changed_at`.execute(db)
  return rows
}
