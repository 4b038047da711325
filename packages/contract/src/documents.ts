/**
 * Catalogue documents in the wire format of search hits, import files and exports. Attributes that are not listed (colour,
 * size, artist, …) are extra keys.
 */

export type ProductType = 'simple' | 'configurable' | 'grouped' | 'bundle' | 'downloadable' | 'virtual' | 'amgiftcard'

export type StockItem = {
  item_id?: number
  product_id: number
  stock_id: number
  qty: number
  is_in_stock: boolean
  is_qty_decimal: boolean
  min_qty: number
  min_sale_qty: number
  max_sale_qty: number
  backorders: number
  manage_stock: boolean
  notify_stock_qty: number
  qty_increments: number
  enable_qty_increments: boolean
  low_stock_date: string | null
  [flag: string]: unknown
}

export type TierPrice = {
  customer_group_id: number
  qty: number
  value: number
  /** The price fields are the price of one unit from this quantity on. Import files do not have them. */
  extension_attributes?: { website_id?: number } & PriceFields
}

export type MediaEntry = {
  image: string
  pos: number
  typ: 'image' | 'external-video'
  lab: string | null
  vid?: { url: string; title: string; desc: string; type: string; meta: string; video_id?: string } | null
}

export type ConfigurableOption = {
  id: number
  attribute_id: string
  attribute_code: string
  label: string
  position: number
  product_id: number
  values: { value_index: number; label: string; default_label?: string }[]
}

export type CustomOption = {
  option_id: number
  product_sku: string
  title: string
  type: 'field' | 'area' | 'drop_down' | 'select' | 'radio' | 'checkbox' | 'multiple' | 'date' | 'file'
  sort_order: number
  is_require: boolean
  price?: number
  price_type?: 'fixed' | 'percent'
  max_characters?: number
  image_size_x?: number
  image_size_y?: number
  values?: {
    option_type_id: number
    title: string
    sort_order: number
    price: number
    price_type: 'fixed' | 'percent'
    sku?: string
  }[]
}

export type BundleOption = {
  option_id: number
  title: string
  required: boolean
  type: 'radio' | 'select' | 'checkbox' | 'multi'
  position: number
  sku: string
  product_links: {
    id: string
    sku: string
    option_id: number
    qty: number
    position: number
    is_default: boolean
    price: number | null
    price_type: number | null
    can_change_quantity: number
  }[]
}

export type ProductLink = {
  sku: string
  link_type: 'associated' | 'related' | 'upsell' | 'crosssell'
  linked_product_sku: string
  linked_product_type: string
  position: number
  extension_attributes?: { qty?: number }
}

/** The figures that the tax calculation writes for price, special_price, final_price and original_price. */
export type PriceFields = {
  price?: number
  price_incl_tax?: number
  price_tax?: number
  special_price?: number
  special_price_incl_tax?: number
  special_price_tax?: number
  final_price?: number
  final_price_incl_tax?: number
  final_price_tax?: number
  original_price?: number
  original_price_incl_tax?: number
  original_price_tax?: number
  original_final_price?: number
  original_special_price?: number
  /** The lowest price of the 30 days before the reduction; only in stores that have to show it by law. */
  lowest_price?: number
  lowest_price_incl_tax?: number
  special_from_date?: string | null
  special_to_date?: string | null
}

export type ProductDocument = PriceFields & {
  id: number
  sku: string
  name: string
  type_id: ProductType
  status: number
  visibility: number
  tax_class_id: string
  url_key: string
  url_path: string
  slug: string
  description?: string
  short_description?: string
  image?: string
  small_image?: string
  thumbnail?: string
  media_gallery?: MediaEntry[]
  category_ids: number[]
  category: { category_id: number; name: string; slug?: string; path?: string; position?: number }[]
  stock: StockItem
  tier_prices?: TierPrice[]
  configurable_options?: ConfigurableOption[]
  configurable_children?: ProductChild[]
  custom_options?: CustomOption[]
  bundle_options?: BundleOption[]
  product_links?: ProductLink[]
  custom_attributes?: { attribute_code: string; value: unknown }[] | null
  created_at: string
  updated_at: string
  [attribute: string]: unknown
}

export type ProductChild = PriceFields & {
  id: number
  sku: string
  name: string
  status: number
  visibility?: number
  tax_class_id: string
  image?: string
  url_key?: string
  stock?: StockItem
  tier_prices?: TierPrice[]
  [attribute: string]: unknown
}

export type CategoryDocument = {
  id: number
  parent_id: number
  path: string
  name: string
  url_key: string
  url_path: string
  slug: string
  is_active: boolean
  position: number
  level: number
  product_count: number
  children_count?: string
  children?: string
  children_data?: { id: number; children_data?: unknown[]; [field: string]: unknown }[]
  include_in_menu?: boolean | number
  /**
   * Codes of the filters that the category may offer, and of those among them that it does offer. Without codes the filters of the
   * store apply.
   */
  available_filter_by?: string[]
  selected_filter_by?: string[]
  description?: string
  [field: string]: unknown
}

export type AttributeDocument = {
  id: number
  attribute_id: number
  attribute_code: string
  frontend_input: string
  default_frontend_label: string
  options: { label: string; value: string }[]
  is_user_defined: boolean
  is_visible: boolean
  is_visible_on_front: string
  is_comparable: string
  [field: string]: unknown
}

export type TaxRuleDocument = {
  id: number
  code: string
  priority: number
  position: number
  customer_tax_class_ids: number[]
  product_tax_class_ids: number[]
  tax_rate_ids: number[]
  calculate_subtotal: boolean
  rates: {
    id: number
    tax_country_id: string
    tax_region_id: number
    region_name?: string
    tax_postcode: string
    rate: number
    code: string
    titles?: unknown[]
  }[]
}

/** Pages, blocks, hierarchy nodes, blog posts, blog categories, reviews: stored and served as they are. */
export type ContentDocument = { id: number; [field: string]: unknown }

export const catalogTypes = [
  'product',
  'category',
  'attribute',
  'taxrule',
  'cms_page',
  'cms_block',
  'cms_hierarchy',
  'cms_blog',
  'cms_blog_category',
  'review',
] as const
export type CatalogType = (typeof catalogTypes)[number]

/** Types whose documents have pages of their own. */
export const routableTypes = ['product', 'category', 'cms_page', 'cms_blog'] as const satisfies CatalogType[]
export type RoutableType = (typeof routableTypes)[number]

/** Types of content that an editor can preview through a signed link before publication. */
export const previewTypes = ['cms_page', 'cms_block', 'cms_blog'] as const
export type PreviewType = (typeof previewTypes)[number]

export type CatalogDocument = ProductDocument | CategoryDocument | AttributeDocument | TaxRuleDocument | ContentDocument

/** One line of a catalogue dump, in the format of a search hit. Imports also accept a JSON list of plain documents. */
export type DumpHit = { _index?: string; _type: CatalogType; _id: string | number; _score?: number; _source: unknown }
