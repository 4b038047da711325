import { sql } from 'kysely'
import { beforeAll, expect, it, vi } from 'vitest'
import {
  afterCommit,
  inTransaction,
  migrate,
  ping,
  prepareStatement,
  replaceRows,
  runPrepared,
  syncStoreViews,
  upsertRows,
} from './index.ts'
import { testEngine, withTestDb } from './testing.ts'

withTestDb('database', (getDb, getConnection) => {
  beforeAll(() => syncStoreViews(getDb(), [{ code: 'default', storeId: 1, website: 'mantel' }]))

  it('migrates nothing in a migrated database, also when two processes start at once', async () => {
    expect(await Promise.all([migrate(getDb()), migrate(getDb())])).toEqual([
      { applied: [], newer: [] },
      { applied: [], newer: [] },
    ])
  })

  it('reads values alike on both engines', async () => {
    const { rows } = await sql`select 9007199254740991::bigint as big, 19.95::numeric(12,4) as money,
      '2026-11-15T12:00:00Z'::timestamptz as at, '{"a":[1]}'::jsonb as doc, array[1,2] as list`.execute(getDb())
    const at = new Date('2026-11-15T12:00:00Z')
    expect(rows).toEqual([{ big: 9007199254740991, money: '19.9500', at, doc: { a: [1] }, list: [1, 2] }])
  })

  it('runs a prepared statement and parses it once per server connection', async () => {
    const text = 'select $1::int + 1 as next'
    const next = prepareStatement<{ next: number }>(text)
    await inTransaction(getDb(), async (tx) => {
      expect([...(await next(tx, [1])), ...(await next(tx, [41]))]).toEqual([{ next: 2 }, { next: 42 }])
      const built = sql<{ listed: number[] }>`select ${[7, 8]}::int[] as listed`
      for (const _ of [1, 2]) expect(await runPrepared(tx, built.compile(tx))).toEqual([{ listed: [7, 8] }])
      const { rows } = await sql`
        select (generic_plans + custom_plans)::int as runs from pg_prepared_statements
        where statement = any(${[text, 'select $1::int[] as listed']})`.execute(tx)
      expect(rows).toEqual(testEngine === 'postgres' ? [{ runs: 2 }, { runs: 2 }] : [])
    })
  })

  it('inserts new rows, updates changed ones and skips equal ones', async () => {
    const write = (sku: string) => upsertRows(getDb(), 'product', ['id'], [{ id: 1, sku, type_id: 'simple' }])
    expect(await write('A')).toEqual([{ id: 1 }])
    expect(await write('A')).toEqual([])
    expect(await write('B')).toEqual([{ id: 1 }])
  })

  it('replaces all rows of an owner', async () => {
    const view = { name: 'A', url_key: 'a', slug: 'a', status: 1, visibility: 4, tax_class_id: 2, is_embedded: false }
    await upsertRows(getDb(), 'product', ['id'], [{ id: 1, sku: 'B', type_id: 'simple' }])
    const row = { store_code: 'default', product_id: 1, ...view, attributes: {} }
    await upsertRows(getDb(), 'product_view', ['store_code', 'product_id'], [row])
    const owners = { storeCode: 'default', column: 'product_id', ids: [1] } as const
    const replace = (skus: string[]) =>
      replaceRows(
        getDb(),
        'product_part',
        owners,
        ['store_code', 'product_id', 'part_sku'],
        skus.map((part_sku) => ({ store_code: 'default', product_id: 1, part_sku })),
      )
    expect(await replace(['X', 'Y'])).toEqual([1, 1])
    expect(await replace(['X', 'Y'])).toEqual([])
    expect(await replace(['Y'])).toEqual([1])
    expect(await getDb().selectFrom('product_part').select('part_sku').execute()).toEqual([{ part_sku: 'Y' }])
  })

  it('rolls back a transaction even if the failure of a statement was caught', async () => {
    const onCommit = vi.fn()
    const insert = (id: number) => ({ id, code: `code${id}` })
    const failing = inTransaction(getDb(), async (tx) => {
      afterCommit(tx, onCommit)
      await upsertRows(tx, 'attribute', ['id'], [insert(1)])
      await sql`select 1 / 0`.execute(tx).catch(() => {})
    })
    await expect(failing).rejects.toThrow()
    expect(onCommit).not.toHaveBeenCalled()
    await inTransaction(getDb(), async (tx) => {
      afterCommit(tx, onCommit)
      await inTransaction(tx, (inner) => upsertRows(inner, 'attribute', ['id'], [insert(2)]))
    })
    expect(onCommit).toHaveBeenCalledOnce()
    expect(await getDb().selectFrom('attribute').select('id').execute()).toEqual([{ id: 2 }])
  })

  it('isolates concurrent transactions', async () => {
    await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        inTransaction(getDb(), async (tx) => {
          await upsertRows(tx, 'category', ['id'], [{ id: 100 + index, parent_id: null }])
          if (index % 2 === 1) throw new Error('odd')
        }).catch(() => {}),
      ),
    )
    const { rows } = await sql<{ id: number }>`select id from category where id >= 100 order by id`.execute(getDb())
    expect(rows.map(({ id }) => id)).toEqual(Array.from({ length: 10 }, (_, index) => 100 + 2 * index))
  })

  it('records each price change once in the price history', async () => {
    const set = (price: number) =>
      upsertRows(
        getDb(),
        'product_price',
        ['store_code', 'product_id'],
        [{ store_code: 'default', product_id: 1, price }],
      )
    for (const price of [10, 10, 12, 12, 10]) await set(price)
    const history = await getDb().selectFrom('product_price_history').select('price').orderBy('id').execute()
    expect(history.map(({ price }) => Number(price))).toEqual([10, 12, 10])
  })

  it.runIf(testEngine === 'postgres')('survives the loss of its connections', async () => {
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`.execute(getDb())
    await sql`select pg_terminate_backend(pg_backend_pid())`.execute(getDb()).catch(() => {})
    await vi.waitFor(async () => expect(await ping(getDb())).toBe(true), 20_000)
  })

  it('pings an open database and fails on a closed one', async () => {
    expect(await ping(getDb())).toBe(true)
    await getConnection().close()
    expect(await ping(getDb())).toBe(false)
  })
})
