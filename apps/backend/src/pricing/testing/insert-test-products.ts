import { type Db, syncStoreViews } from '../../platform/db/index.ts'
import { stores } from '../../store/testing.ts'

const hour = 3_600_000
const bundle_options = [{ option_id: 1, product_links: [{ sku: 'A', qty: 1, is_default: true }] }]

/**
 * Inserts test products: 1 is a variant of 2 and a part of 3; 4 is a simple product in another store. The special price of 1
 * starts an hour after noon, that of 4 ends two hours after noon.
 */
export async function insertTestProducts(db: Db, noon: number): Promise<void> {
  await db.deleteFrom('outbox').execute()
  await db.deleteFrom('price_border').execute()
  await db.deleteFrom('product_view').execute()
  await db.deleteFrom('product').execute()
  await syncStoreViews(db, stores.views)
  const product = (id: number, sku: string, type_id: 'simple' | 'configurable' | 'bundle') => ({ id, sku, type_id })
  await db
    .insertInto('product')
    .values([
      product(1, 'A', 'simple'),
      product(2, 'B', 'configurable'),
      product(3, 'C', 'bundle'),
      product(4, 'D', 'simple'),
    ])
    .execute()
  const view = (product_id: number, store_code: string) => ({
    store_code,
    product_id,
    name: 'n',
    url_key: 'u',
    slug: 's',
    status: 1,
    visibility: 4,
    tax_class_id: 2,
    is_embedded: false,
    attributes: JSON.stringify(product_id === 3 ? { bundle_options } : {}),
  })
  const views = [
    view(1, 'default'),
    view(2, 'default'),
    view(3, 'default'),
    view(1, 'de'),
    view(2, 'de'),
    view(4, 'de'),
  ]
  await db.insertInto('product_view').values(views).execute()
  await db
    .insertInto('product_variant')
    .values({ store_code: 'default', parent_id: 2, child_id: 1, position: 0 })
    .execute()
  await db.insertInto('product_part').values({ store_code: 'default', product_id: 3, part_sku: 'A' }).execute()
  const price = { price: 10, special_price: 8, final_price: null, special_from: null, special_to: null }
  await db
    .insertInto('product_price')
    .values([
      { ...price, store_code: 'default', product_id: 1, special_from: new Date(noon + hour) },
      { ...price, store_code: 'de', product_id: 1, special_price: null, special_from: new Date(noon + hour / 2) },
      { ...price, store_code: 'de', product_id: 4, special_to: new Date(noon + 2 * hour) },
    ])
    .execute()
}
