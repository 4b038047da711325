import { beforeAll, expect, it } from 'vitest'
import { importDocuments, rowsOf } from '../import/index.ts'
import { syncStoreViews } from '../platform/db/index.ts'
import { withTestDb } from '../platform/db/testing.ts'
import { stores } from '../store/testing.ts'
import { changeStock } from './change-stock.ts'
import { findStockBySku } from './stock.repository.ts'

const clock = {
  id: 1,
  sku: 'CLK',
  name: 'Clock',
  type_id: 'configurable',
  configurable_children: [{ id: 2, sku: 'CLK-S', stock: { qty: 3, min_sale_qty: 2, use_config_backorders: true } }],
}

withTestDb('stock', (getDb) => {
  beforeAll(async () => {
    await syncStoreViews(getDb(), stores.views)
    await importDocuments({ db: getDb() }, { rows: rowsOf([clock]), views: stores.views, storeCode: 'default' })
    await getDb().deleteFrom('outbox').execute()
  })
  const stockOf = async (sku: string, store = 'default') => (await findStockBySku(getDb(), store, [sku])).get(sku)

  it('does not count the stock of a product without stock data until a quantity is set', async () => {
    expect(await stockOf('CLK')).toMatchObject({ product_id: 1, qty: 0, is_in_stock: true, manage_stock: false })
    expect(await changeStock({ db: getDb() }, { sku: 'CLK', qty: 0 })).toEqual({ ok: true, productId: 1 })
    expect(await stockOf('CLK')).toMatchObject({ qty: 0, is_in_stock: false, manage_stock: true })
  })

  it('changes only the stock level and emits an event for the product and its parents', async () => {
    await getDb().deleteFrom('outbox').execute()
    await changeStock({ db: getDb() }, { sku: 'CLK-S', qty: 12 })
    expect(await stockOf('CLK-S')).toMatchObject({
      qty: 12,
      is_in_stock: true,
      min_sale_qty: 2,
      use_config_backorders: true,
    })
    const events = await getDb().selectFrom('outbox').select(['type', 'payload']).execute()
    expect(events).toEqual([{ type: 'stock.changed', payload: { ids: [1, 2] } }])
    expect(await stockOf('CLK-S', 'de')).toBeUndefined()
  })

  it.each([
    [{ sku: 'NONE', qty: 1 }, 'sku_unknown'],
    [{ sku: 'CLK', qty: -1 }, 'quantity_invalid'],
    [{ sku: 'CLK', qty: Number.NaN }, 'quantity_invalid'],
  ])('refuses %j and changes nothing', async (change, code) => {
    await getDb().deleteFrom('outbox').execute()
    expect(await changeStock({ db: getDb() }, change)).toMatchObject({ ok: false, code })
    expect(await getDb().selectFrom('outbox').selectAll().execute()).toEqual([])
  })
})
