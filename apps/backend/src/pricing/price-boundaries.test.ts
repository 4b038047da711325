import { beforeEach, expect, it, vi } from 'vitest'
import type { Db } from '../platform/db/index.ts'
import { withTestDb } from '../platform/db/testing.ts'
import { emitPriceBoundaries } from './emit-price-boundaries.ts'
import { createPriceBoundaryTimer, type PriceBoundaryTimer } from './price-boundary-timer.ts'
import { findNextBoundary } from './pricing.repository.ts'
import { insertTestProducts } from './testing/insert-test-products.ts'

const noon = Date.parse('2026-11-15T12:00:00Z')
const hour = 3_600_000
const silent = { debug() {}, info() {}, warn() {}, error() {} }

withTestDb('price boundaries', (getDb) => {
  beforeEach(() => insertTestProducts(getDb(), noon))

  it('finds the next start or end of a special price, a start one millisecond after its date', async () => {
    const db = getDb()
    expect(await findNextBoundary(db, noon)).toBe(noon + hour + 1)
    expect(await findNextBoundary(db, noon + hour)).toBe(noon + hour + 1)
    expect(await findNextBoundary(db, noon + hour + 1)).toBe(noon + 2 * hour)
    expect(await findNextBoundary(db, noon + 2 * hour)).toBeNull()
  })

  it('emits each price boundary once, for the product, its configurable parents and its sets', async () => {
    const db = getDb()
    await emitPriceBoundaries(db, noon, noon + hour)
    expect(await takeEvents(db)).toEqual([])
    await emitPriceBoundaries(db, noon + hour, noon + hour + 1)
    expect(await takeEvents(db)).toEqual([{ ids: [1, 2, 3], storeCode: 'default' }])
    await emitPriceBoundaries(db, noon + hour + 1, noon + 3 * hour)
    expect(await takeEvents(db)).toEqual([{ ids: [4], storeCode: 'de' }])
    await emitPriceBoundaries(db, noon + 3 * hour, noon + 9 * hour)
    expect(await takeEvents(db)).toEqual([])
  })

  it('emits boundaries again when the clock is set back', async () => {
    const db = getDb()
    await emitPriceBoundaries(db, noon + 2 * hour, noon)
    expect((await takeEvents(db)).map(({ storeCode }) => storeCode)).toEqual(['de', 'default'])
  })

  it('emits missed boundaries at the start', async () => {
    const db = getDb()
    const clockAt = (time: number) => createPriceBoundaryTimer({ db, log: silent, now: () => new Date(time) })
    const first = clockAt(noon)
    await first.start()
    await first.stop()
    expect(await takeEvents(db)).toEqual([])
    const second = clockAt(noon + 9 * hour)
    await second.start()
    await second.stop()
    expect((await takeEvents(db)).map(({ ids }) => ids)).toEqual([[4], [1, 2, 3]])
  })

  it('reschedules the timer when prices change', async () => {
    const db = getDb()
    let time = noon
    const clock: PriceBoundaryTimer = createPriceBoundaryTimer({ db, log: silent, now: () => new Date(time) })
    await clock.start()
    await db
      .updateTable('product_price')
      .set({ special_from: new Date(noon + 1000) })
      .where('product_id', '=', 1)
      .execute()
    clock.wake()
    time = noon + 1001
    await vi.waitFor(async () => expect(await waiting(db)).toBe(1), { timeout: 20_000, interval: 50 })
    await clock.stop()
  })
})

/** Reads and empties the outbox. */
async function takeEvents(db: Db): Promise<{ ids: number[]; storeCode: string }[]> {
  const rows = await db.deleteFrom('outbox').where('type', '=', 'price.changed').returning('payload').execute()
  return rows.map(({ payload }) => payload as { ids: number[]; storeCode: string })
}

async function waiting(db: Db): Promise<number> {
  return (await db.selectFrom('outbox').select('id').execute()).length
}
