import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { inTransaction, migrate, ping, syncStoreViews, upsertRows } from './index.ts'
import { withTestDb } from './testing.ts'

withTestDb('database', (getDb) => {
  test('a migrated database has nothing left to migrate', async () => {
    expect(await migrate(getDb())).toEqual({ applied: [] })
  })

  test('values read alike on both engines', async () => {
    const { rows } = await sql`select 9007199254740991::bigint as big, 19.95::numeric(12,4) as money,
      '2026-11-15T12:00:00Z'::timestamptz as at, '{"a":[1]}'::jsonb as doc`.execute(getDb())
    expect(rows).toEqual([
      { big: 9007199254740991, money: '19.9500', at: new Date('2026-11-15T12:00:00Z'), doc: { a: [1] } },
    ])
  })
  test('ping', async () => {
    expect(await ping(getDb())).toBe(true)
  })
  test('rows', async () => {
    await syncStoreViews(getDb(), [{ code: 'default', storeId: 1, website: 'mantel' }])
    await inTransaction(getDb(), async (tx) => {
      expect(await upsertRows(tx, 'product', ['id'], [{ id: 1, sku: 'A', type_id: 'simple' }])).toEqual([{ id: 1 }])
      expect(await upsertRows(tx, 'product', ['id'], [{ id: 1, sku: 'A', type_id: 'simple' }])).toEqual([])
      expect(await upsertRows(tx, 'product', ['id'], [{ id: 1, sku: 'B', type_id: 'simple' }])).toEqual([{ id: 1 }])
    })
  })
})
