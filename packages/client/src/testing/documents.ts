type Fields = Record<string, unknown>

const stockOf = (id: number, more: Fields = {}) => ({
  product_id: id,
  qty: 20,
  is_in_stock: true,
  manage_stock: true,
  notify_stock_qty: 3,
  min_sale_qty: 1,
  max_sale_qty: 100,
  ...more,
})

/** 19 % tax; gross is the price that the shopper sees. */
export function pricesOf(gross: number, before = gross): Fields {
  const amount = (name: string, value: number) => ({
    [name]: value / 1.19,
    [`${name}_tax`]: value - value / 1.19,
    [`${name}_incl_tax`]: value,
  })
  return {
    ...amount('price', gross),
    ...amount('original_price', before),
    special_price: before > gross ? gross / 1.19 : 0,
    minimal_price: gross / 1.19,
    max_price: gross / 1.19,
  }
}

export function productDocument(id: number, more: Fields = {}): Fields {
  return {
    id,
    sku: `S-${id}`,
    name: `Product ${id}`,
    type_id: 'simple',
    status: 1,
    visibility: 4,
    slug: `product-${id}`,
    url_key: `product-${id}`,
    url_path: `clocks/product-${id}`,
    image: `/p/${id}.jpg`,
    category_ids: [50],
    category: [{ category_id: 50, name: 'Clocks', slug: 'clocks', path: 'clocks' }],
    stock: stockOf(id),
    bestseller_attr: id,
    ...pricesOf(60),
    ...more,
  }
}

/** Two sizes in two materials; the large walnut does not exist and the small walnut is sold out. */
export function configurableDocument(id = 90, more: Fields = {}): Fields {
  const child = (number: number, size: string, material: string, gross: number, extra: Fields = {}) => ({
    id: id * 10 + number,
    sku: `S-${id}-${number}`,
    name: `Variant ${number}`,
    type_id: 'simple',
    status: 1,
    visibility: 1,
    size,
    material,
    image: `/p/${id}-${number}.jpg`,
    diameter_cm: Number(size),
    stock: stockOf(id * 10 + number),
    ...pricesOf(gross),
    ...extra,
  })
  return productDocument(id, {
    type_id: 'configurable',
    ...pricesOf(40),
    minimal_price: 40 / 1.19,
    max_price: 80 / 1.19,
    configurable_options: [
      {
        id: 1,
        attribute_id: '144',
        attribute_code: 'size',
        label: 'Größe',
        position: 0,
        product_id: id,
        values: [
          { value_index: 30, label: '30 cm' },
          { value_index: 40, label: '40 cm' },
        ],
      },
      {
        id: 2,
        attribute_id: '145',
        attribute_code: 'material',
        label: 'Material',
        position: 1,
        product_id: id,
        values: [
          { value_index: 1, label: 'Eiche' },
          { value_index: 2, label: 'Nussbaum' },
        ],
      },
    ],
    configurable_children: [
      child(1, '40', '1', 80),
      child(2, '30', '1', 40),
      child(3, '30', '2', 45, { stock: stockOf(id * 10 + 3, { qty: 0, is_in_stock: false }) }),
      child(4, '40', '2', 90, { status: 2 }),
    ],
    ...more,
  })
}

export const attributeDocument = (code: string, options: Record<string, string>, more: Fields = {}): Fields => ({
  id: code.length,
  attribute_id: code.length,
  attribute_code: code,
  default_frontend_label: `${code} label`,
  frontend_input: 'select',
  is_visible_on_front: '1',
  options: Object.entries(options).map(([value, label]) => ({ value, label })),
  ...more,
})

export const categoryDocument = (id: number, parent: number, path: string, more: Fields = {}): Fields => ({
  id,
  parent_id: parent,
  path,
  name: `Category ${id}`,
  slug: `c${id}`,
  url_key: `c${id}`,
  url_path: `c${id}`,
  is_active: true,
  position: id,
  level: path.split('/').length - 1,
  product_count: 3,
  children_data: [],
  ...more,
})
