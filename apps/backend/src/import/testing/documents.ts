import type { CatalogType } from '@mantel/contract'

/** Wraps a document as a search hit. */
export function toSearchHit<T extends Record<string, unknown>>(type: CatalogType, source: T) {
  return { _index: 'catalog_default', _type: type, _id: String(source.id), _score: 1, _source: source }
}

const color = toSearchHit('attribute', {
  id: 93,
  attribute_id: 93,
  attribute_code: 'color',
  frontend_input: 'select',
  default_frontend_label: 'Colour',
  options: [
    { label: ' ', value: '' },
    { label: 'Red', value: '49' },
  ],
  is_comparable: '1',
})

export const lamp = toSearchHit('product', {
  id: 11,
  sku: 'LAMP',
  name: 'Lamp',
  type_id: 'simple',
  price: '20.00',
  url_key: 'lamp',
  tax_class_id: '2',
  category_ids: ['2', '20'],
  stock: { qty: '7', is_in_stock: '1' },
})

export const shade = toSearchHit('product', {
  id: 13,
  sku: 'SHADE',
  name: 'Shade',
  price: 5.25,
  status: '1',
  visibility: '4',
})

/**
 * Incomplete, as in real dumps: the child has no document of its own, the option has no values, the category no name.
 */
export const chair = toSearchHit('product', {
  id: 10,
  sku: 'CHAIR',
  name: 'Oak chair',
  type_id: 'configurable',
  url_path: '/chairs/oak-chair/',
  status: 1,
  price: 80,
  special_price: 60.5,
  special_from_date: '2026-01-01 00:00:00',
  special_to_date: null,
  tier_prices: [{ customer_group_id: 2, qty: 1, value: 70, extension_attributes: { website_id: 1 } }],
  stock: { qty: 4, is_in_stock: true, manage_stock: true, use_config_backorders: true },
  category: [{ category_id: 20, position: 3 }],
  configurable_options: [{ attribute_id: '93', attribute_code: 'color', label: 'Colour', position: '0' }],
  configurable_children: [
    { id: 31, sku: 'CHAIR-RED', price: 81, custom_attributes: [{ attribute_code: 'color', value: '49' }] },
  ],
  product_links: [{ sku: 'CHAIR', link_type: 'related', linked_product_sku: 'LAMP', position: 1 }],
})

const set = toSearchHit('product', {
  id: 12,
  sku: 'SET',
  name: 'Lamp with shade',
  type_id: 'bundle',
  price: 0,
  bundle_options: [
    { option_id: 1, title: 'Lamp', type: 'radio', product_links: [{ id: '1', sku: 'LAMP', qty: 1, is_default: true }] },
    { option_id: '2', title: 'Shade', type: 'radio', product_links: [{ id: '2', sku: 'SHADE', qty: '2' }] },
  ],
})

const pair = toSearchHit('product', {
  id: 14,
  sku: 'PAIR',
  name: 'Two lamps',
  type_id: 'grouped',
  category_ids: [2],
  product_links: [
    { sku: 'PAIR', link_type: 'associated', linked_product_sku: 'LAMP', extension_attributes: { qty: 2 } },
  ],
})

export const documentsOfEveryKind = [
  color,
  toSearchHit('taxrule', {
    id: 1,
    code: 'VAT',
    product_tax_class_ids: [2],
    customer_tax_class_ids: [3],
    tax_rate_ids: [1],
    rates: [{ id: 1, tax_country_id: 'GB', rate: '20' }],
  }),
  toSearchHit('category', { id: 2, parent_id: 1, name: 'Shop', url_key: 'shop', is_active: true, position: 1 }),
  toSearchHit('category', {
    id: 21,
    parent_id: 20,
    name: 'Stools',
    url_key: 'stools',
    url_path: 'chairs/stools',
    position: 1,
  }),
  toSearchHit('category', {
    id: 20,
    parent_id: 2,
    name: 'Chairs',
    url_key: 'chairs',
    include_in_menu: '1',
    position: 2,
  }),
  chair,
  lamp,
  set,
  shade,
  pair,
  toSearchHit('cms_page', { id: 1, identifier: 'about', title: 'About us', content: '<p>Us</p>', store_id: [0] }),
  toSearchHit('cms_block', { id: 1, identifier: 'footer', title: 'Footer', content: 'x', active: '1' }),
  toSearchHit('cms_hierarchy', { id: 4, node_id: 4, identifier: 'help', label: 'Help' }),
  toSearchHit('cms_blog', { id: 1, url_key: 'first', title: 'First', status: 1 }),
  toSearchHit('cms_blog_category', { id: 1, url_key: 'news', name: 'News', status: 1 }),
  toSearchHit('review', { id: 1, product_id: 11, title: 'Good', detail: 'Bright', nickname: 'Ann', review_status: 1 }),
]
