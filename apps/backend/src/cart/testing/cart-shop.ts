import type { InjectOptions } from 'fastify'
import { importDocuments, rowsOf } from '../../import/index.ts'
import type { Connection } from '../../platform/db/index.ts'
import { stores } from '../../store/testing.ts'
import { buildTestApp } from '../../testing/test-app.ts'

/** A shop with a product of every type, for tests of the cart over HTTP. */

const rate = (country: string, percent: number, id: number) => ({
  id,
  tax_country_id: country,
  tax_region_id: 0,
  tax_postcode: '*',
  rate: percent,
  code: country,
})
const taxRule = {
  id: 1,
  code: 'VAT',
  priority: 0,
  position: 0,
  customer_tax_class_ids: [3],
  product_tax_class_ids: [2],
  tax_rate_ids: [1, 2, 3, 4],
  calculate_subtotal: false,
  rates: [rate('GB', 20, 1), rate('DE', 19, 2), rate('IT', 22, 3), rate('SI', 22, 4)],
}
const books = {
  ...taxRule,
  id: 2,
  code: 'Books',
  position: 1,
  product_tax_class_ids: [5],
  rates: [rate('GB', 5, 1), rate('DE', 7, 2), rate('IT', 4, 3), rate('SI', 5, 4)],
}

const stocked = (qty: number, more = {}) => ({ qty, is_in_stock: qty > 0, manage_stock: true, ...more })
let lastId = 0
const product = (sku: string, type_id: string, price: number, more: Record<string, unknown> = {}) => {
  const id = ++lastId
  return { id, sku, name: `The ${sku}`, type_id, status: 1, visibility: 4, price, tax_class_id: '2', ...more }
}
const option = (attribute_id: string, attribute_code: string, label: string, values: [number, string][]) => ({
  id: Number(attribute_id),
  attribute_id,
  attribute_code,
  label,
  position: 0,
  product_id: 0,
  values: values.map(([value_index, text]) => ({ value_index, label: text })),
})
const link = (id: string, sku: string, more = {}) => ({
  id,
  sku,
  option_id: 1,
  qty: 1,
  position: 1,
  is_default: false,
  price: null,
  price_type: null,
  can_change_quantity: 0,
  ...more,
})

const products = [
  product('CLOCK', 'simple', 24, { stock: stocked(10) }),
  product('CARD', 'simple', 2.5, {
    stock: stocked(100, { min_sale_qty: 6, qty_increments: 6, enable_qty_increments: true }),
  }),
  product('LAST', 'simple', 9.99, { stock: stocked(2) }),
  product('GONE', 'simple', 9.99, { stock: stocked(0) }),
  product('LATER', 'simple', 30, { stock: stocked(0, { is_in_stock: true, backorders: 1, max_sale_qty: 5 }) }),
  product('OFF', 'simple', 5, { status: 2, stock: stocked(5) }),
  product('FREE', 'simple', 0, { stock: stocked(5) }),
  product('BOOK', 'simple', 10.5, { tax_class_id: '5', stock: stocked(50) }),
  product('SALE', 'simple', 20, { special_price: 15, category_ids: [7], stock: stocked(50) }),
  product('POSTER', 'configurable', 0, {
    configurable_options: [
      option('93', 'color', 'Colour', [
        [49, 'Oak'],
        [50, 'Ash'],
      ]),
      option('142', 'size', 'Size', [
        [167, 'S'],
        [168, 'M'],
      ]),
    ],
    configurable_children: [
      {
        id: 501,
        sku: 'POSTER-OAK-S',
        price: 12,
        status: 1,
        tax_class_id: '2',
        color: '49',
        size: '167',
        stock: stocked(5),
      },
      {
        id: 502,
        sku: 'POSTER-OAK-M',
        price: 15,
        status: 1,
        tax_class_id: '2',
        color: '49',
        size: '168',
        stock: stocked(0),
      },
      {
        id: 503,
        sku: 'POSTER-ASH-S',
        price: 13,
        status: 2,
        tax_class_id: '2',
        color: '50',
        size: '167',
        stock: stocked(5),
      },
    ],
  }),
  product('ENGRAVED', 'simple', 40, {
    stock: stocked(20),
    custom_options: [
      ...[
        {
          option_id: 1,
          title: 'Text',
          type: 'field',
          sort_order: 1,
          is_require: true,
          price: 12,
          price_type: 'fixed',
          max_characters: 10,
        },
      ],
      {
        option_id: 2,
        title: 'Glass',
        type: 'radio',
        sort_order: 2,
        is_require: false,
        values: [
          { option_type_id: 21, title: 'Plain', sort_order: 1, price: 0, price_type: 'fixed' },
          { option_type_id: 22, title: 'Museum', sort_order: 2, price: 20, price_type: 'percent' },
        ],
      },
      {
        option_id: 3,
        title: 'Extras',
        type: 'checkbox',
        sort_order: 3,
        is_require: false,
        values: [
          { option_type_id: 31, title: 'Wrap', sort_order: 1, price: 2.5, price_type: 'fixed' },
          { option_type_id: 32, title: 'Note', sort_order: 2, price: 1, price_type: 'fixed' },
        ],
      },
      ...[{ option_id: 4, title: 'Day', type: 'date', sort_order: 4, is_require: false }],
      ...[{ option_id: 5, title: 'Photo', type: 'file', sort_order: 5, is_require: false }],
      {
        option_id: 6,
        title: 'Badge',
        type: 'file',
        sort_order: 6,
        is_require: false,
        image_size_x: 20,
        image_size_y: 10,
      },
    ],
  }),
  product('SET', 'bundle', 0, {
    stock: { is_in_stock: true, manage_stock: false, qty: 0 },
    bundle_options: [
      {
        option_id: 11,
        title: 'Clock',
        required: true,
        type: 'radio',
        position: 1,
        sku: 'SET',
        product_links: [link('111', 'CLOCK'), link('112', 'GONE')],
      },
      {
        option_id: 12,
        title: 'Reading',
        required: false,
        type: 'checkbox',
        position: 2,
        sku: 'SET',
        product_links: [link('121', 'BOOK', { qty: 2, can_change_quantity: 1 }), link('122', 'LAST')],
      },
    ],
  }),
  product('GROUP', 'grouped', 0, {
    product_links: [
      {
        sku: 'GROUP',
        link_type: 'associated',
        linked_product_sku: 'CLOCK',
        linked_product_type: 'simple',
        position: 1,
      },
      {
        sku: 'GROUP',
        link_type: 'associated',
        linked_product_sku: 'BOOK',
        linked_product_type: 'simple',
        position: 2,
        extension_attributes: { qty: 3 },
      },
    ],
  }),
  product('FILE', 'downloadable', 8, {
    stock: { is_in_stock: true, manage_stock: false, qty: 0 },
    downloadable_product_links: [{ id: 70, title: 'The print', number_of_downloads: 2, link_file: '/print.pdf' }],
  }),
  product('FILES', 'downloadable', 1, {
    links_purchased_separately: 1,
    downloadable_product_links: [
      { id: 71, title: 'A4', price: 3, link_file: '/a4.pdf' },
      { id: 72, title: 'A2', price: 5, link_file: '/a2.pdf' },
    ],
  }),
  product('LINK', 'downloadable', 5, {
    downloadable_product_links: [
      {
        id: 79,
        title: 'The film',
        number_of_downloads: 1,
        link_type: 'url',
        link_url: 'https://files.example/film.mp4',
      },
      { id: 80, title: 'A wrong link', link_type: 'url', link_url: 'javascript:alert(1)' },
    ],
  }),
  product('HOUR', 'virtual', 60, { stock: { is_in_stock: true, manage_stock: false, qty: 0 } }),
  product('GIFT', 'amgiftcard', 10, {
    tax_class_id: '0',
    am_allow_open_amount: 1,
    am_open_amount_min: 5,
    am_open_amount_max: 500,
    am_giftcard_type: 1,
    am_giftcard_prices: [{ website_id: 0, value: 25, website_value: 25 }],
  }),
]

/** In the trade stores only groups 10 and 11 see prices; group 11 pays less. */
const traded = {
  ...product('PACK', 'simple', 10, { stock: stocked(500) }),
  tier_prices: [
    { customer_group_id: 11, qty: 1, value: 8 },
    { customer_group_id: 11, qty: 12, value: 7.333 },
  ],
}
const withSaleQuantities = [
  product('FROM-SIX', 'simple', 10, { stock: stocked(500, { min_sale_qty: 6 }) }),
  product('TO-24', 'simple', 10, { stock: stocked(500, { max_sale_qty: 24 }) }),
  product('BY-SIX', 'simple', 10, { stock: stocked(500, { qty_increments: 6, enable_qty_increments: true }) }),
]

export type CartShopOptions = Parameters<typeof buildTestApp>[1] & {
  /** The stores that have products. Each takes time to fill. */
  filled?: readonly string[]
}

export async function openCartShop(connection: Connection, { filled = ['default'], ...options }: CartShopOptions = {}) {
  const backend = await buildTestApp(connection, options)
  const put = (storeCode: string, type: 'product' | 'taxrule' | 'category', documents: object[]) =>
    importDocuments({ db: connection.db }, { rows: rowsOf(documents), views: stores.views, type, storeCode })
  for (const code of filled) {
    await put(code, 'taxrule', [taxRule, books])
    const category = { id: 7, name: 'Sale', parent_id: 2, is_active: true, url_key: 'sale', url_path: 'sale' }
    if (code === 'default') await put(code, 'category', [category])
    await put(code, 'product', code.startsWith('trade') ? [traded, ...withSaleQuantities] : products)
  }
  await backend.settle()

  /** Calls the API as old clients do, with query parameters and JSON. Returns code and result. */
  async function callCart(
    method: 'GET' | 'POST',
    path: string,
    { body, headers = {}, ...query }: { body?: unknown; headers?: Record<string, string>; [key: string]: unknown } = {},
  ) {
    const search = new URLSearchParams({ token: '', ...(query as Record<string, string>) })
    const request: InjectOptions = {
      method,
      url: `/api/cart/${path}?${search}`,
      headers: { 'content-type': 'application/json', host: 'localhost', ...headers },
      payload: body === undefined ? undefined : JSON.stringify(body),
    }
    const { code, result } = (await backend.app.inject(request)).json()
    return [code, result] as const
  }
  const create = async (query: object = {}): Promise<string> => (await callCart('POST', 'create', { ...query }))[1]
  const add = (cartId: string, cartItem: object, query: Record<string, unknown> = {}) =>
    callCart('POST', 'update', { cartId, ...query, body: { cartItem: { quoteId: cartId, ...cartItem } } })
  return { ...backend, callCart, create, add }
}

export type CartShop = Awaited<ReturnType<typeof openCartShop>>
