import { beforeEach, expect, test, vi } from 'vitest'
import type { Db } from '../platform/db/index.ts'
import { withTestDb } from '../platform/db/testing.ts'
import { createPriceBorderClock, type PriceBorderClock } from './price-border-clock.ts'
import { findNextBorder } from './pricing.repository.ts'
import { tellPriceBorders } from './tell-price-borders.ts'
import { fillShelf } from './testing/shelf.ts'

const noon = Date.parse('2026-11-15T12:00:00Z')
const hour = 3_600_000
const silent = { debug() {}, info() {}, warn() {}, error() {} }

withTestDb('price borders', (getDb) => {
  beforeEach(() => fillShelf(getDb(), noon))

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

/** Reads and empties the outbox. */
async function told(db: Db): Promise<{ ids: number[]; storeCode: string }[]> {
  const rows = await db.deleteFrom('outbox').where('type', '=', 'price.changed').returning('payload').execute()
  return rows.map(({ payload }) => payload as { ids: number[]; storeCode: string })
}

async function waiting(db: Db): Promise<number> {
  return (await db.selectFrom('outbox').select('id').execute()).length
}
