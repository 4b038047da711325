import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createBackend, createLog, importDocuments, rowsOf } from '@mantel/backend'
import { openTestDatabase } from '@mantel/backend/database/testing'
import { unlimitedStores as stores } from '@mantel/backend/store/testing'
import { createCaller } from '@mantel/client'
import { injectFetch } from '../../inject-fetch.ts'
import { skus, stock } from './history.ts'

/** Opens a back end on a test database, with the products of the histories and without limits, because all devices share one address. */
export async function openHistoryShop() {
  const dataDir = await mkdtemp(join(tmpdir(), 'mantel-histories-'))
  const log = createLog({ level: 'silent' })
  const view = stores.views.find(({ code }) => code === 'default')!
  const connection = await openTestDatabase()
  const options = { secretKey: 'a key for tests only', version: '0.0.0-test' }
  const backend = await createBackend({ connection, stores, dataDir, log, ...options })
  for (const [type, documents] of [
    ['taxrule', [taxRule]],
    ['product', skus.map(product)],
  ] as const)
    await importDocuments(
      { db: connection.db },
      { rows: rowsOf(documents), views: stores.views, type, storeCode: view.code },
    )
  await backend.start()
  const host = stores.websites.find(({ code }) => code === view.website)?.hosts[0] ?? 'localhost'
  const { tokenIn } = view.settings
  return {
    view,
    caller: createCaller({ fetch: injectFetch(backend.app, host), baseUrl: '', storeCode: view.code, tokenIn }),
    async close() {
      await backend.close()
      await connection.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

function product(sku: string, at: number) {
  const qty = stock[sku]
  return {
    id: 1 + at,
    sku,
    name: `The ${sku}`,
    type_id: 'simple',
    status: 1,
    visibility: 4,
    price: 12,
    tax_class_id: '2',
    stock: { qty: qty ?? 0, is_in_stock: true, manage_stock: qty !== undefined, max_sale_qty: 100_000_000 },
  }
}

const rate = { id: 1, tax_country_id: 'GB', tax_region_id: 0, tax_postcode: '*', rate: 20, code: 'GB' }
const taxRule = {
  id: 1,
  code: 'VAT',
  priority: 0,
  position: 0,
  calculate_subtotal: false,
  customer_tax_class_ids: [3],
  product_tax_class_ids: [2],
  tax_rate_ids: [1],
  rates: [rate],
}
