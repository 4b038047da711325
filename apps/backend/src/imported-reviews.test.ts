import { type Kysely, sql } from 'kysely'
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { up } from '../migrations/053-shopper-review.ts'
import { exportDocuments, importDocuments, rowsOf } from './import/index.ts'
import { toSearchHit } from './import/testing/documents.ts'
import { inTransaction, syncStoreViews } from './platform/db/index.ts'
import { withTestDb } from './platform/db/testing.ts'
import { insertReview, nextReviewId } from './review/submission.repository.ts'
import { stores, viewOf } from './store/testing.ts'

withTestDb('imported and shoppers’ reviews', (getDb) => {
  const words = { title: 'Lovely', detail: 'Reads well.', nickname: 'Ada' }
  const product = toSearchHit('product', { id: 1, sku: 'BOOK', name: 'Book', price: 5, stock: { qty: 3 } })
  const review = (id: number, change: object = {}) =>
    toSearchHit('review', {
      id,
      product_id: 1,
      review_status: 1,
      title: 'Source',
      detail: 'x',
      nickname: 'y',
      ...change,
    })

  beforeAll(() => syncStoreViews(getDb(), stores.views))
  beforeEach(() => load([product]))
  afterEach(() => getDb().deleteFrom('product').execute())

  async function load(documents: unknown[]) {
    const reasons: string[] = []
    const report = await importDocuments(
      { db: getDb() },
      {
        rows: rowsOf(documents),
        views: stores.views,
        onProblem: ({ row, reason }) => reasons.push(`${row}: ${reason}`),
      },
    )
    return { report, reasons }
  }
  const submit = (id?: number) =>
    inTransaction(getDb(), async (tx) => {
      const own = id ?? (await nextReviewId(tx))
      const document = { ...words, verified_purchase: false, photos: [] }
      const pictures = [Buffer.from('photo')]
      const [storeCode, productId, customerId, status] = ['default', 1, null, 2]
      await insertReview(tx, { id: own, storeCode, productId, customerId, status, document, pictures })
      return own
    })
  const stored = () => getDb().selectFrom('review').selectAll().orderBy('id').execute()
  const photos = async () =>
    (await getDb().selectFrom('review_photo').select('review_id').execute()).map((row) => row.review_id)

  it('gives shoppers’ reviews ids that imported reviews do not use', async () => {
    await load([review(7), review(2_147_483_647)])
    const id = await submit()
    expect(id).toBeGreaterThan(1_000_000_000)
    expect(id).toBeLessThan(2_000_000_000)
    await load([review(8), review(id + 1), review(id + 2)])
    expect(await submit()).toBe(id + 3)
  })

  it('refuses a review that differs from the shopper’s review of the same id', async () => {
    await submit(8)
    const { report, reasons } = await load([review(7), review(8)])
    expect(report).toMatchObject({ errors: 1, written: { review: 1 } })
    expect(reasons).toEqual(['2: review 8 was written by a shopper in this shop and is not replaced'])
    expect(await stored()).toMatchObject([{ id: 7 }, { id: 8, status: 2, document: words }])
    expect(await photos()).toEqual([8])
  })

  it('imports an export with shoppers’ reviews and changes nothing', async () => {
    await submit()
    const before = await stored()
    const exported: unknown[] = []
    for await (const line of exportDocuments({ db: getDb() }, { view: viewOf('default'), type: 'review' }))
      exported.push(line)
    const { report, reasons } = await load(exported)
    expect([report.changed, reasons]).toEqual([0, []])
    expect(await stored()).toEqual(before)
    expect(await photos()).toHaveLength(1)
  })

  it('removes the photos of an imported review that it replaces', async () => {
    await load([review(7), review(8)])
    const photo = { store_code: 'default', position: 1, content: Buffer.from('photo') }
    await getDb()
      .insertInto('review_photo')
      .values([7, 8].map((review_id) => ({ ...photo, review_id })))
      .execute()
    await load([review(7), review(8, { title: 'Changed' })])
    expect(await photos()).toEqual([7])
  })

  it('marks the shoppers’ reviews that are stored already', async () => {
    const db = getDb()
    await load([review(7)])
    await submit(8)
    await db.deleteFrom('review_photo').execute()
    await sql`alter table review drop column is_by_shopper`.execute(db)
    await up(db as unknown as Kysely<unknown>)
    expect(await stored()).toMatchObject([
      { id: 7, is_by_shopper: false },
      { id: 8, is_by_shopper: true },
    ])
  })
})
