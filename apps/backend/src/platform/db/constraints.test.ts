import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { sqlStateOf, syncStoreViews } from './index.ts'
import { withTestDb } from './testing.ts'

const setup = [
  `insert into product values (1, 'ONE', 'simple'), (2, 'TWO', 'configurable')`,
  `insert into product_view select 'default', id, 'name', 'key', 'slug', 1, 4, 2, false, '{}' from product`,
  `insert into category values (1, null), (2, 1), (3, 2)`,
  `insert into category_view values ('default', 3, 'name', 'key', 'slug', true, 0, '{}')`,
  `insert into url_path (store_code, path, product_id, is_current) values ('default', 'clock', 1, true)`,
]

const wrong: [string, string][] = [
  ['a product without sku', `insert into product values (9, '', 'simple')`],
  ['an sku twice', `insert into product values (9, 'ONE', 'simple')`],
  ['an unknown type', `insert into product values (9, 'NINE', 'rocket')`],
  ['an unknown status', `update product_view set status = 7`],
  ['an unknown visibility', `update product_view set visibility = 5`],
  ['a product in an unknown store', `update product_view set store_code = 'mars'`],
  ['attributes that are no object', `update product_view set attributes = '[]'`],
  ['a negative price', `insert into product_price (store_code, product_id, price) values ('default', 1, -1)`],
  [
    'a price of a product that the store does not have',
    `insert into product_price (store_code, product_id, price) values ('de', 1, 1)`,
  ],
  [
    'a special price that ends before it starts',
    `insert into product_price (store_code, product_id, price, special_from, special_to) values ('default', 1, 1, '2026-02-01', '2026-01-01')`,
  ],
  ['a tier of nothing', `insert into product_tier_price values ('default', 1, 0, 0, 5)`],
  ['negative stock', `insert into stock_item values (1, -1, true, true, 0, 1, 10, '{}')`],
  ['less at most than at least', `insert into stock_item values (1, 1, true, true, 0, 5, 2, '{}')`],
  [
    'a variant of a simple product',
    `insert into product_variant (store_code, parent_id, child_id, position) values ('default', 1, 2, 0)`,
  ],
  [
    'a product as its own variant',
    `insert into product_variant (store_code, parent_id, child_id, position) values ('default', 2, 2, 0)`,
  ],
  ['a category below itself', `update category set parent_id = 2 where id = 2`],
  ['a category below its own child', `update category set parent_id = 3 where id = 2`],
  ['a category below nothing', `update category set parent_id = 77 where id = 2`],
  [
    'an address twice',
    `insert into url_path (store_code, path, category_id, is_current) values ('default', 'clock', 3, true)`,
  ],
  [
    'a second current address',
    `insert into url_path (store_code, path, product_id, is_current) values ('default', 'other', 1, true)`,
  ],
  [
    'an address of two things',
    `insert into url_path (store_code, path, product_id, category_id, is_current) values ('default', 'x', 1, 3, false)`,
  ],
  ['an address of nothing', `insert into url_path (store_code, path, is_current) values ('default', 'x', false)`],
  [
    'an address with a slash at its end',
    `insert into url_path (store_code, path, product_id, is_current) values ('default', 'x/', 1, false)`,
  ],
  [
    'an address of a page that is not there',
    `insert into url_path (store_code, path, page_id, is_current) values ('default', 'x', 5, true)`,
  ],
  ['a review of no product', `insert into review values ('default', 1, 99, 1, '{}')`],
  ['a review in an unknown state', `insert into review values ('default', 1, 1, 4, '{}')`],
  ['an unknown kind of content', `insert into content_document values ('default', 'poem', 1, 'x', '{}')`],
]

withTestDb('wrong states', (getDb) => {
  beforeAll(async () => {
    await syncStoreViews(getDb(), [
      { code: 'default', storeId: 1, website: 'mantel' },
      { code: 'de', storeId: 2, website: 'mantel' },
    ])
    for (const statement of setup) await sql.raw(statement).execute(getDb())
  })

  test.each(wrong)('%s cannot be', async (_, statement) => {
    const error = await sql
      .raw(statement)
      .execute(getDb())
      .catch((reason: unknown) => reason)
    expect(sqlStateOf(error)).toMatch(/^23/)
  })
})
