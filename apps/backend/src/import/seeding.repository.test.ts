import { expect, it } from 'vitest'
import { withTestDb } from '../platform/db/testing.ts'
import { needsSeeding, recordSeeding } from './seeding.repository.ts'

withTestDb('seeding', (getDb) => {
  it('reports the shop as unseeded until the first import is complete', async () => {
    const db = getDb()
    expect(await needsSeeding(db)).toBe(true)
    await recordSeeding(db, 'one', null)
    await db.insertInto('product').values({ id: 1, sku: 'A', type_id: 'simple' }).execute()
    expect(await needsSeeding(db)).toBe(true)
    await recordSeeding(db, 'one', new Date())
    expect(await needsSeeding(db)).toBe(false)
  })

  it('does not seed a shop that has a catalogue', async () => {
    const db = getDb()
    await db.deleteFrom('seeding').execute()
    expect(await needsSeeding(db)).toBe(false)
  })
})
