import { expect, it } from 'vitest'
import { importDocuments, rowsOf } from '../import/index.ts'
import { syncStoreViews } from '../platform/db/index.ts'
import { withTestDb } from '../platform/db/testing.ts'
import { stores } from '../store/testing.ts'
import { readTaxRules } from './index.ts'

const rate = { id: 1, tax_country_id: 'GB', tax_region_id: 0, tax_postcode: '*', rate: 20, code: 'GB' }
const rule = {
  id: 1,
  code: 'VAT',
  priority: 0,
  position: 0,
  calculate_subtotal: false,
  tax_rate_ids: [1, 2],
  customer_tax_class_ids: [3],
  product_tax_class_ids: [2],
  rates: [rate, { ...rate, id: 2, tax_region_id: 7, region_name: 'Kent' }],
}

withTestDb('tax rules', (getDb) => {
  it('returns the region of every tax rate', async () => {
    await syncStoreViews(getDb(), stores.views)
    const into = { views: stores.views, storeCode: 'default' }
    await importDocuments({ db: getDb() }, { rows: rowsOf([rule]), type: 'taxrule', ...into })
    const [read] = await readTaxRules(getDb(), 'default')
    expect(read?.rates.map(({ region_name }) => region_name)).toEqual(['', 'Kent'])
  })
})
