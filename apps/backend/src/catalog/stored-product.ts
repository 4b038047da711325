import type { ProductLink, ProductType, StockItem } from '@mantel/contract'

/** A product of one store view as it is stored: prices as they were set, nothing computed. */
export type StoredProduct = {
  id: number
  sku: string
  typeId: ProductType
  /** The wire document without prices, tier_prices, stock, category, category_ids, product_links, configurable_children. */
  document: Record<string, unknown>
  /** As set for this store; null: the store has no price for it. */
  prices: SourcePrices | null
  tierPrices: StoredTierPrice[]
  stock: StockItem
  /** Pieces that the website has sold; left out: none. */
  sold?: number
  categories: ProductCategory[]
  links: ProductLink[]
  /** Of a configurable product, in their order. */
  variants: StoredProduct[]
  /** By SKU: what bundle options and associated links are made of. Of a part only itself, its prices and stock are read. */
  parts: Record<string, StoredProduct>
}

/** In main units of the store's currency, with or without tax as the store view says. */
export type SourcePrices = {
  price: number
  specialPrice: number | null
  finalPrice: number | null
  specialFrom: Date | null
  specialTo: Date | null
  taxClassId: number
}

/** qty 1 is the price list of the customer group, more is a quantity discount. */
export type StoredTierPrice = { groupId: number; qty: number; value: number }

/** path is the category's url_path, as catalogue documents carry it. */
export type ProductCategory = { category_id: number; name: string; slug: string; path: string; position: number }
