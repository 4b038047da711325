/** Product documents as a search engine stores them; one in ten is configurable with two embedded variants. */
export function* importableProducts(count: number): Generator<object> {
  for (let id = 1; id <= count; id++) {
    const isConfigurable = id % 10 === 0
    const source = { ...simple(id), ...(isConfigurable && variants(id, count)) }
    yield { _index: 'catalog_default', _type: 'product', _id: String(id), _score: 1, _source: source }
  }
}

const text =
  'A handsome piece for the wall of a quiet room, made of oak and brass by people who care about what they make. '

function simple(id: number) {
  return {
    id,
    sku: `CLK-${id}`,
    name: `Wall clock ${id}`,
    type_id: 'simple',
    status: 1,
    visibility: 4,
    tax_class_id: '2',
    price: 10 + (id % 500) / 4,
    special_price: id % 7 === 0 ? 8.5 : null,
    url_key: `wall-clock-${id}`,
    color: String(id % 30),
    size: String(id % 12),
    material: '1,2,3',
    artist: String(id % 200),
    brand: id % 80,
    description: `<p>${text.repeat(6)}</p>`,
    short_description: text,
    image: `/c/l/clock-${id}.jpg`,
    media_gallery: [1, 2].map((pos) => ({
      image: `/c/l/clock-${id}-${pos}.jpg`,
      pos,
      typ: 'image',
      lab: null,
      vid: null,
    })),
    category_ids: [String(2 + (id % 50)), String(60 + (id % 20))],
    stock: { qty: id % 40, is_in_stock: id % 40 > 0, manage_stock: true },
    tier_prices: id % 5 === 0 ? [{ customer_group_id: 1, qty: 1, value: 9 }] : [],
    product_links: [
      { sku: `CLK-${id}`, link_type: 'related', linked_product_sku: `CLK-${(id % 1000) + 1}`, position: 1 },
    ],
    created_at: '2026-01-01 00:00:00',
    updated_at: '2026-02-01 00:00:00',
  }
}

function variants(id: number, count: number) {
  return {
    type_id: 'configurable',
    configurable_options: [{ attribute_id: '93', attribute_code: 'color', label: 'Colour', position: 0 }],
    configurable_children: [1, 2].map((color) => ({
      id: count + 2 * id + color,
      sku: `CLK-${id}-${color}`,
      name: `Wall clock ${id} ${color}`,
      price: 12 + color,
      color: String(color),
      status: 1,
    })),
  }
}
