import fc from 'fast-check'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { readAttributes, readStoredProducts } from '../catalog/index.ts'
import { type Db, syncStoreViews, upsertRows } from '../platform/db/index.ts'
import { withTestDb } from '../platform/db/testing.ts'
import { stores } from '../store/testing.ts'
import { awkwardCatalogue } from './testing/awkward-catalogue.ts'
import { emptyCatalogue, importOutcome, shopDigest } from './testing/compare-orders.ts'
import { chair, lamp, toSearchHit } from './testing/documents.ts'

const catalogue = awkwardCatalogue(30)

withTestDb('import order', (getDb) => {
  beforeAll(() => syncStoreViews(getDb(), stores.views))
  beforeEach(() => emptyCatalogue(getDb()))

  it('produces the same shop for any order and batch size, as the dry run predicts', async () => {
    const outcome = await importOutcome(getDb(), catalogue)
    const digest = await shopDigest(getDb())
    expect(outcome).toMatchObject({ written: { product: 24, category: 4 }, errors: 6, warnings: 5 })
    await fc.assert(
      fc.asyncProperty(
        fc.shuffledSubarray(catalogue, { minLength: catalogue.length }),
        fc.integer({ min: 1, max: 60 }),
        async (documents, batchSize) => {
          await emptyCatalogue(getDb())
          expect(await importOutcome(getDb(), documents, { batchSize, dryRun: true })).toEqual(outcome)
          expect(await importOutcome(getDb(), documents, { batchSize })).toEqual(outcome)
          expect(await shopDigest(getDb())).toBe(digest)
        },
      ),
      { numRuns: 4, seed: 15 },
    )
  })

  it('predicts in a dry run the import into a shop that already has part of the documents', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.shuffledSubarray(catalogue, { minLength: catalogue.length }),
        fc.integer({ min: 1, max: catalogue.length }),
        fc.integer({ min: 1, max: 60 }),
        async (documents, cut, batchSize) => {
          await emptyCatalogue(getDb())
          await importOutcome(getDb(), documents.slice(0, cut))
          const predicted = await importOutcome(getDb(), documents, { batchSize, dryRun: true })
          expect(await importOutcome(getDb(), documents, { batchSize })).toEqual(predicted)
          expect(await importOutcome(getDb(), documents, { dryRun: true })).toMatchObject({ changed: 0 })
        },
      ),
      { numRuns: 4, seed: 15 },
    )
  })

  it('gives a variant the id of its document when that comes in a later file', async () => {
    const db = getDb()
    const own = toSearchHit('product', { id: 77, sku: 'CHAIR-RED', name: 'Red chair', price: 99, visibility: 1 })
    const review = toSearchHit('review', { id: 1, product_id: 77, review_status: 1 })
    await importOutcome(db, [chair])
    await setStock(db, 31, 6)
    await db.deleteFrom('outbox').execute()
    expect(await importOutcome(db, [review, own])).toMatchObject({ errors: 0, written: { product: 1, review: 1 } })

    const [parent] = await readStoredProducts(db, 'default', [10])
    expect(parent?.variants).toMatchObject([{ id: 77, document: { name: 'Red chair' }, stock: { qty: 6 } }])
    expect(await readStoredProducts(db, 'default', [31])).toEqual([])
    const events = await db.selectFrom('outbox').select(['type', 'payload']).execute()
    expect(events).toContainEqual({ type: 'product.changed', payload: { ids: [10, 31, 77] } })
    expect(await importOutcome(db, [chair, own])).toMatchObject({ changed: 0, errors: 0 })
  })

  it('gives a variant without a document another id if the document of another product has its id', async () => {
    await importOutcome(getDb(), [chair])
    expect(await importOutcome(getDb(), [{ ...lamp, _source: { ...lamp._source, id: 31 } }])).toMatchObject({
      errors: 0,
    })
    const [parent] = await readStoredProducts(getDb(), 'default', [10])
    expect(parent?.variants).toMatchObject([{ sku: 'CHAIR-RED' }])
    expect(await readStoredProducts(getDb(), 'default', [31])).toMatchObject([{ sku: 'LAMP' }])
  })

  it('exchanges the SKUs of two products', async () => {
    const pair = (first: string, second: string) => [
      toSearchHit('product', { id: 1, sku: first, name: 'One' }),
      toSearchHit('product', { id: 2, sku: second, name: 'Two' }),
    ]
    await importOutcome(getDb(), pair('A', 'B'))
    const predicted = await importOutcome(getDb(), pair('B', 'A'), { batchSize: 1, dryRun: true })
    expect(await importOutcome(getDb(), pair('B', 'A'), { batchSize: 1 })).toEqual(predicted)
    expect(predicted).toMatchObject({ errors: 0, changed: 2 })
    expect(await readStoredProducts(getDb(), 'default', [1, 2])).toMatchObject([{ sku: 'B' }, { sku: 'A' }])
  })

  it('swaps a parent and its child category in any batch size', async () => {
    const nested = (a: number, b: number) => [
      toSearchHit('category', { id: 50, parent_id: a, name: 'A' }),
      toSearchHit('category', { id: 51, parent_id: b, name: 'B' }),
    ]
    await importOutcome(getDb(), nested(1, 50))
    expect(await importOutcome(getDb(), nested(51, 1), { batchSize: 1 })).toMatchObject({ errors: 0, changed: 2 })
  })

  it('maps an attribute by its code to the id that the shop has', async () => {
    const option = { attribute_id: '200', label: 'Colour', values: [] }
    const clock = { id: 5, sku: 'CLOCK', name: 'Clock', type_id: 'configurable', configurable_options: [option] }
    await importOutcome(getDb(), [toSearchHit('attribute', { id: 93, attribute_code: 'color' })])
    const other = toSearchHit('attribute', { id: 200, attribute_code: 'color', frontend_label: 'Shade' })
    const taken = toSearchHit('attribute', { id: 93, attribute_code: 'material' })
    expect(await importOutcome(getDb(), [toSearchHit('product', clock), other, taken])).toMatchObject({ problems: [] })
    const attributes = await readAttributes(getDb(), 'default')
    expect(attributes).toMatchObject([
      { id: 93, attribute_code: 'color', default_frontend_label: 'Shade' },
      { id: expect.any(Number), attribute_code: 'material' },
    ])
    const [product] = await readStoredProducts(getDb(), 'default', [5])
    expect(product?.document.configurable_options).toMatchObject([{ attribute_id: '93', attribute_code: 'color' }])
  })
})

async function setStock(db: Db, product_id: number, qty: number): Promise<void> {
  const stock = {
    product_id,
    qty,
    is_in_stock: true,
    manage_stock: true,
    backorders: 0,
    min_sale_qty: 1,
    max_sale_qty: 99,
  }
  await upsertRows(db, 'stock_item', ['product_id'], [{ ...stock, details: {} }])
}
