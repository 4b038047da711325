import { expect, test } from 'vitest'
import { withTestDb } from '../platform/db/testing.ts'
import { isUnfilled, recordSeeding } from './seeding.repository.ts'

withTestDb('seeding', (getDb) => {
  test('a shop is unfilled until the first filling has come to its end', async () => {
    const db = getDb()
    expect(await isUnfilled(db)).toBe(true)
    await recordSeeding(db, 'one', null)
    await db.insertInto('product').values({ id: 1, sku: 'A', type_id: 'simple' }).execute()
    expect(await isUnfilled(db)).toBe(true)
    await recordSeeding(db, 'one', new Date())
    expect(await isUnfilled(db)).toBe(false)
  })

  test('a catalogue that the merchant brought is not filled over', async () => {
    const db = getDb()
    await db.deleteFrom('seeding').execute()
    expect(await isUnfilled(db)).toBe(false)
  })
})
