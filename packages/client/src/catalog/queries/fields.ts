/** Fields for a product card and its path. */
export const cardFields: readonly string[] = [
  'id',
  'sku',
  'type_id',
  'name',
  'slug',
  'url_key',
  'url_path',
  'image',
  'media_gallery.image',
  'media_gallery.pos',
  'media_gallery.typ',
  'price',
  'price_tax',
  'price_incl_tax',
  'special_price',
  'original_price',
  'original_price_tax',
  'original_price_incl_tax',
  'minimal_price',
  'max_price',
  'stock.is_in_stock',
  'stock.qty',
  'stock.manage_stock',
  'stock.notify_stock_qty',
  'stock_status',
  'product_labels',
  'news_from_date',
  'news_to_date',
  'artist',
  'brand',
]

/** Fields for menus, breadcrumbs and tiles. */
export const categoryFields: readonly string[] = [
  'id',
  'parent_id',
  'name',
  'slug',
  'url_key',
  'url_path',
  'path',
  'level',
  'position',
  'product_count',
  'include_in_menu',
  'is_active',
  'tile_image',
  'banner_image',
]

/** Fields for a category page; only the ids of its descendants. */
export const categoryPageFields: readonly string[] = [
  ...categoryFields,
  'description',
  'meta_title',
  'meta_description',
  'heading_image',
  'promo_*',
  'available_sort_by',
  'children_data*.id',
]

export const attributeFields: readonly string[] = [
  'id',
  'attribute_id',
  'attribute_code',
  'frontend_input',
  'default_frontend_label',
  'is_visible_on_front',
  'position',
  'options',
]
