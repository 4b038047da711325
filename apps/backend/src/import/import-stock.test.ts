import { afterEach, beforeAll, expect, it } from 'vitest'
import { readStoredProducts } from '../catalog/index.ts'
import { syncStoreViews } from '../platform/db/index.ts'
import { withTestDb } from '../platform/db/testing.ts'
import { stores } from '../store/testing.ts'
import type { Problem } from './draft.ts'
import { importDocuments } from './import-documents.ts'
import { rowsOf } from './read-rows.ts'
import { toSearchHit } from './testing/documents.ts'

withTestDb('import of stock', (getDb) => {
  beforeAll(() => syncStoreViews(getDb(), stores.views))
  afterEach(() => getDb().deleteFrom('product').execute())

  async function load(documents: unknown[]) {
    const problems: Problem[] = []
    const report = await importDocuments(
      { db: getDb() },
      { rows: rowsOf(documents), views: stores.views, onProblem: (problem) => problems.push(problem) },
    )
    return { report, problems }
  }
  const clock = (stock?: unknown, id = 1) =>
    toSearchHit('product', { id, sku: `CLOCK-${id}`, name: 'Clock', price: 50, stock })
  const stockOf = async (id = 1) => (await readStoredProducts(getDb(), 'default', [id]))[0]?.stock

  it('refuses a product with an unreadable price or quantity and keeps what is stored', async () => {
    await load([clock({ qty: 5, backorders: 1 })])
    const { report, problems } = await load([
      clock({ qty: '5,0' }),
      toSearchHit('product', { id: 2, sku: 'OTHER', name: 'Other', price: '£50.00' }),
    ])
    expect(report).toMatchObject({ errors: 2, written: {} })
    expect(problems).toMatchObject([
      { row: 1, name: 'CLOCK-1', reason: 'stock.qty "5,0" is not a number' },
      { row: 2, name: 'OTHER', reason: 'price "£50.00" is not a number' },
    ])
    expect(await stockOf()).toMatchObject({ qty: 5, manage_stock: true, backorders: 1 })
  })

  it.each([
    [{ qty: null }, { qty: 5, manage_stock: true, is_in_stock: true, backorders: 1, min_qty: 2 }],
    [{ is_in_stock: false }, { qty: 5, manage_stock: true, is_in_stock: false, backorders: 1, min_qty: 2 }],
    [
      { backorders: 2, min_qty: null },
      { qty: 5, manage_stock: true, is_in_stock: true, backorders: 2, min_qty: 2 },
    ],
    [{ manage_stock: false }, { qty: 5, manage_stock: false, is_in_stock: true, backorders: 1, min_qty: 2 }],
  ])('keeps the stored settings that stock without a quantity omits: %j', async (stock, expected) => {
    await load([clock({ qty: 5, backorders: 1, min_qty: 2 })])
    await load([clock(stock)])
    expect(await stockOf()).toMatchObject(expected)
    expect((await load([clock(stock)])).report.changed).toBe(0)
  })

  it.each([
    [{ qty: null }, { manage_stock: false, is_in_stock: true }],
    [{ manage_stock: true }, { manage_stock: true, is_in_stock: false }],
  ])('completes stock without a quantity for a product without stored stock: %j', async (stock, expected) => {
    await load([clock(stock)])
    expect(await stockOf()).toMatchObject({ qty: 0, ...expected })
  })

  it('uses the quantity of one store when another store’s document has none', async () => {
    const inGermany = { ...clock({ qty: null }), _index: 'catalog_de' }
    await load([clock({ qty: 7 }), inGermany])
    expect(await stockOf()).toMatchObject({ qty: 7, manage_stock: true })
  })
})
