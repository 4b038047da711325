import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import { sqlStateOf, syncStoreViews } from './index.ts'
import { withTestDb } from './testing.ts'

const setup = [
  `insert into product values (1, 'ONE', 'simple'), (2, 'TWO', 'configurable')`,
  `insert into product_view select 'default', id, 'name', 'key', 'slug', 1, 4, 2, false, '{}' from product`,
  `insert into category values (1, null), (2, 1), (3, 2)`,
  `insert into category_view values ('default', 3, 'name', 'key', 'slug', true, 0, '{}')`,
  `insert into url_path (store_code, path, product_id, is_current) values ('default', 'clock', 1, true)`,
]

const invalidStatements: [string, string][] = [
  ['a product without sku', `insert into product values (9, '', 'simple')`],
  ['a duplicate SKU', `insert into product values (9, 'ONE', 'simple')`],
  ['an unknown type', `insert into product values (9, 'NINE', 'rocket')`],
  ['an unknown status', `update product_view set status = 7`],
  ['an unknown visibility', `update product_view set visibility = 5`],
  ['a product in an unknown store', `update product_view set store_code = 'mars'`],
  ['attributes other than an object', `update product_view set attributes = '[]'`],
  ['a negative price', `insert into product_price (store_code, product_id, price) values ('default', 1, -1)`],
  [
    'a price for a product outside the store',
    `insert into product_price (store_code, product_id, price) values ('de', 1, 1)`,
  ],
  [
    'a special price that ends before it starts',
    `insert into product_price (store_code, product_id, price, special_from, special_to) values ('default', 1, 1, '2026-02-01', '2026-01-01')`,
  ],
  ['a tier for quantity 0', `insert into product_tier_price values ('default', 1, 0, 0, 5)`],
  ['negative stock', `insert into stock_item values (1, -1, true, true, 0, 1, 10, '{}')`],
  ['a maximum quantity below the minimum', `insert into stock_item values (1, 1, true, true, 0, 5, 2, '{}')`],
  [
    'a variant of a simple product',
    `insert into product_variant (store_code, parent_id, child_id, position) values ('default', 1, 2, 0)`,
  ],
  [
    'a product as its own variant',
    `insert into product_variant (store_code, parent_id, child_id, position) values ('default', 2, 2, 0)`,
  ],
  ['a category as its own parent', `update category set parent_id = 2 where id = 2`],
  ['a category as a child of its descendant', `update category set parent_id = 3 where id = 2`],
  ['a category with an unknown parent', `update category set parent_id = 77 where id = 2`],
  [
    'a duplicate URL path',
    `insert into url_path (store_code, path, category_id, is_current) values ('default', 'clock', 3, true)`,
  ],
  [
    'a second current URL path',
    `insert into url_path (store_code, path, product_id, is_current) values ('default', 'other', 1, true)`,
  ],
  [
    'a URL path of two entities',
    `insert into url_path (store_code, path, product_id, category_id, is_current) values ('default', 'x', 1, 3, false)`,
  ],
  ['a URL path of no entity', `insert into url_path (store_code, path, is_current) values ('default', 'x', false)`],
  [
    'a URL path with a trailing slash',
    `insert into url_path (store_code, path, product_id, is_current) values ('default', 'x/', 1, false)`,
  ],
  [
    'a URL path of an unknown page',
    `insert into url_path (store_code, path, page_id, is_current) values ('default', 'x', 5, true)`,
  ],
  ['a review of an unknown product', `insert into review values ('default', 1, 99, 1, '{}')`],
  ['a review with an unknown status', `insert into review values ('default', 1, 1, 4, '{}')`],
  ['an unknown content type', `insert into content_document values ('default', 'poem', 1, 'x', '{}')`],
]

withTestDb('database constraints', (getDb) => {
  beforeAll(async () => {
    await syncStoreViews(getDb(), [
      { code: 'default', storeId: 1, website: 'mantel' },
      { code: 'de', storeId: 2, website: 'mantel' },
    ])
    for (const statement of setup) await sql.raw(statement).execute(getDb())
  })

  it.each(invalidStatements)('rejects %s', async (_, statement) => {
    const error = await sql
      .raw(statement)
      .execute(getDb())
      .catch((reason: unknown) => reason)
    expect(sqlStateOf(error)).toMatch(/^23/)
  })
})
