import { beforeEach, expect, test, vi } from 'vitest'
import type { Db } from '../platform/db/index.ts'
import { syncStoreViews } from '../platform/db/index.ts'
import { withTestDb } from '../platform/db/testing.ts'
import { createPriceBorderClock, type PriceBorderClock } from './price-border-clock.ts'
import { findNextBorder } from './pricing.repository.ts'
import { tellPriceBorders } from './tell-price-borders.ts'
import { stores } from './testing.ts'

const noon = Date.parse('2026-11-15T12:00:00Z')
const hour = 3_600_000
const silent = { debug() {}, info() {}, warn() {}, error() {} }

withTestDb('price borders', (getDb) => {
  beforeEach(() => fill(getDb()))

  test('the next border is the first start or end ahead; a start counts a millisecond after its date', async () => {
    const db = getDb()
    expect(await findNextBorder(db, noon)).toBe(noon + hour + 1)
    expect(await findNextBorder(db, noon + hour)).toBe(noon + hour + 1)
    expect(await findNextBorder(db, noon + hour + 1)).toBe(noon + 2 * hour)
    expect(await findNextBorder(db, noon + 2 * hour)).toBeNull()
  })

  test('each border is told once, with the parents of variants and the sets of parts', async () => {
    const db = getDb()
    await tellPriceBorders(db, noon, noon + hour)
    expect(await told(db)).toEqual([])
    await tellPriceBorders(db, noon + hour, noon + hour + 1)
    expect(await told(db)).toEqual([{ ids: [1, 2, 3], storeCode: 'default' }])
    await tellPriceBorders(db, noon + hour + 1, noon + 3 * hour)
    expect(await told(db)).toEqual([{ ids: [4], storeCode: 'de' }])
    await tellPriceBorders(db, noon + 3 * hour, noon + 9 * hour)
    expect(await told(db)).toEqual([])
  })

  test('a clock that is set back brings the prices back', async () => {
    const db = getDb()
    await tellPriceBorders(db, noon + 2 * hour, noon)
    expect((await told(db)).map(({ storeCode }) => storeCode)).toEqual(['de', 'default'])
  })

  test('what was missed while nobody watched is told at the start', async () => {
    const db = getDb()
    const watch = (time: number) => createPriceBorderClock({ db, log: silent, now: () => new Date(time) })
    const first = watch(noon)
    await first.start()
    await first.stop()
    expect(await told(db)).toEqual([])
    const second = watch(noon + 9 * hour)
    await second.start()
    await second.stop()
    expect((await told(db)).map(({ ids }) => ids)).toEqual([[4], [1, 2, 3]])
  })

  test('the timer is re-armed when prices change', async () => {
    const db = getDb()
    let time = noon
    const clock: PriceBorderClock = createPriceBorderClock({ db, log: silent, now: () => new Date(time) })
    await clock.start()
    await db
      .updateTable('product_price')
      .set({ special_from: new Date(noon + 1000) })
      .where('product_id', '=', 1)
      .execute()
    clock.wake()
    time = noon + 1001
    await vi.waitFor(async () => expect(await waiting(db)).toBe(1), { timeout: 3000, interval: 50 })
    await clock.stop()
  })
})

/** 1 is a variant of 2 and a part of 3; 4 stands alone in another store. */
async function fill(db: Db): Promise<void> {
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
    attributes: '{}',
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

/** Reads and empties the outbox. */
async function told(db: Db): Promise<{ ids: number[]; storeCode: string }[]> {
  const rows = await db.deleteFrom('outbox').where('type', '=', 'price.changed').returning('payload').execute()
  return rows.map(({ payload }) => payload as { ids: number[]; storeCode: string })
}

async function waiting(db: Db): Promise<number> {
  return (await db.selectFrom('outbox').select('id').execute()).length
}
