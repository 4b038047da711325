import type { ProductLink, ProductType, StockItem } from '@mantel/contract'

/** A product of one store view as stored: source prices, nothing computed. */
export type StoredProduct = {
  id: number
  sku: string
  typeId: ProductType
  /** The wire document without prices, tier_prices, stock, category, category_ids, product_links, configurable_children. */
  document: Record<string, unknown>
  /** The prices set for this store; null: it has none. */
  prices: SourcePrices | null
  tierPrices: StoredTierPrice[]
  /** The prices of the last year, oldest first; only of products with a special price. */
  priceHistory?: PriceStep[]
  stock: StockItem
  /** The quantity that the website has sold; undefined: none. */
  sold?: number
  categories: ProductCategory[]
  links: ProductLink[]
  /** The variants of a configurable product, in display order. */
  variants: StoredProduct[]
  /** The products in bundle options and associated links by SKU, without variants and parts of their own. */
  parts: Record<string, StoredProduct>
}

/** Prices in major units of the store's currency, with or without tax as the store view says. */
export type SourcePrices = {
  price: number
  specialPrice: number | null
  finalPrice: number | null
  specialFrom: Date | null
  specialTo: Date | null
  taxClassId: number
}

/** Prices that were valid from `since` until the next step. */
export type PriceStep = SourcePrices & { since: Date }

/** qty 1 is the price list of the customer group, more is a quantity discount. */
export type StoredTierPrice = { groupId: number; qty: number; value: number }

/** path is the category's url_path, as in catalogue documents. */
export type ProductCategory = { category_id: number; name: string; slug: string; path: string; position: number }
