import { beforeAll, expect, it } from 'vitest'
import { importDocuments, rowsOf } from '../import/index.ts'
import { toSearchHit } from '../import/testing/documents.ts'
import { syncStoreViews } from '../platform/db/index.ts'
import { withTestDb } from '../platform/db/testing.ts'
import { stores } from '../store/testing.ts'
import { findAlertedProduct } from './alert.repository.ts'

withTestDb('stock of products with alerts', (getDb) => {
  beforeAll(() => syncStoreViews(getDb(), stores.views))

  const gone = { qty: 0 }
  it.each([
    ['whose variants are sold without stock control', [undefined, undefined], true],
    ['with a sold-out variant and one without stock control', [gone, undefined], true],
    ['whose variants are sold out', [gone, gone], false],
  ])('finds the stock of a product %s', async (_case, stocks, isInStock) => {
    const configurable_children = stocks.map((stock, at) => ({ id: 31 + at, sku: `CLOCK-${at}`, price: 1, stock }))
    const clock = { id: 30, sku: 'CLOCK', name: 'Clock', type_id: 'configurable', price: 1, configurable_children }
    await getDb().deleteFrom('product_variant').execute()
    await getDb().deleteFrom('product').execute()
    await importDocuments(
      { db: getDb() },
      { rows: rowsOf([toSearchHit('product', clock)]), views: stores.views, storeCode: 'default' },
    )
    expect(await findAlertedProduct(getDb(), 'default', { sku: 'CLOCK' })).toMatchObject({ isInStock })
  })
})
