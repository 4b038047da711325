import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { migrations } from '../../../migrations/list.ts'
import {
  type Connection,
  type Db,
  describeTables,
  dumpTables,
  inTransaction,
  isEmptyDatabase,
  listMigrations,
  loadTables,
  migrate,
  syncStoreViews,
} from './index.ts'
import { openTestDatabase, testEngine, withTestDb } from './testing.ts'

const awkward = `A "quoted" back\\slash,\n\ttab; ünï ☃ 'x' {1} $$ \\N`
const setup = [
  `insert into product values (1, 'ONE', 'simple'), (2, 'TWO', 'configurable')`,
  `insert into product_view select 'default', id, 'name', 'key', 'slug', 1, 4, 2, false,
    '{"price": 12345678901234567890.123, "none": null, "list": [1, "a\\nb"]}' from product`,
  `insert into product_price (store_code, product_id, price, special_from)
    values ('default', 1, 19.9501, '2026-03-29 01:30:00.123456+00')`,
  // A table in which the child row comes before its parent row.
  `insert into category values (1, null), (3, null), (2, 1)`,
  `update category set parent_id = 2 where id = 3`,
  `insert into content_document values ('default', 'cms_page', 5, null, '{"a": {}}')`,
  `insert into url_path (store_code, path, page_id, is_current) values ('default', 'about', 5, true)`,
  // A transaction id far above those of the database that the rows are loaded into.
  `insert into outbox (type, payload, xid) values ('price.changed', '{"id": 1}', '999999999999')`,
  `insert into outbox (type, payload, xid) values ('delayed', '{}', null)`,
  `insert into review select 'default', nextval('review_id'), 1, 1, '{}' from generate_series(1, 3)`,
]

/** Rules that hold for both engines alike. The embedded one takes a second and more to migrate for each. */
const onServer = it.runIf(testEngine === 'postgres')

type Dump = { columns: Record<string, string[]>; parts: { table: string; text: string }[] }

async function dump(db: Db): Promise<Dump> {
  return inTransaction(db, async (tx) => {
    const columns = await describeTables(tx)
    const parts: Dump['parts'] = []
    for await (const { table, text } of dumpTables(tx)) parts.push({ table, text })
    return { columns, parts }
  })
}

/** The dumped lines, reduced to the columns that the table had before the newest migration. */
function withColumns(text: string, from: readonly string[] = [], to: readonly string[] = from): string {
  const indexes = to.map((name) => from.indexOf(name))
  const lines = text.split('\n').map((line) => {
    if (line === '' || from.length === 0) return line
    const values: unknown[] = JSON.parse(line)
    return JSON.stringify(indexes.map((index) => values[index]))
  })
  return lines.join('\n')
}

async function* oneByOne<T>(list: readonly T[], failure?: Error): AsyncGenerator<T> {
  yield* list
  if (failure) throw failure
}

withTestDb('dumping and loading tables', (getDb) => {
  let target: Connection
  let taken: Dump
  let names: string[]

  beforeAll(async () => {
    await syncStoreViews(getDb(), [{ code: 'default', storeId: 1, website: awkward }])
    for (const statement of setup) await sql.raw(statement).execute(getDb())
    taken = await dump(getDb())
    names = await listMigrations(getDb())
    target = await openTestDatabase()
    return () => target.close()
  })
  beforeEach(emptyTarget)
  async function emptyTarget(): Promise<void> {
    for (const statement of ['drop schema public cascade', 'create schema public'])
      await sql.raw(statement).execute(target.db)
  }
  const load = (
    parts = taken.parts,
    more: { failure?: Error; migrations?: string[]; columns?: Dump['columns'] } = {},
  ) =>
    loadTables(target.db, {
      migrations: more.migrations ?? names,
      columns: more.columns ?? taken.columns,
      parts: oneByOne(parts, more.failure),
    })

  it('restores every value unchanged', async () => {
    expect(await load()).toMatchObject({ unknown: [], applied: [] })
    const { columns, parts } = await dump(target.db)
    const withoutOutbox = (list: Dump['parts']) => list.filter(({ table }) => table !== 'outbox')
    expect(columns).toEqual(taken.columns)
    expect(withoutOutbox(parts)).toEqual(withoutOutbox(taken.parts))
    expect(parts.length).toBeGreaterThan(8)
  })

  onServer('gives events transaction ids of the new database, and none to delayed ones', async () => {
    await load()
    const { rows } = await sql`
      select type, payload, xid < pg_current_xact_id() as visible from outbox order by id`.execute(target.db)
    expect(rows).toEqual([
      { type: 'price.changed', payload: { id: 1 }, visible: true },
      { type: 'delayed', payload: {}, visible: null },
    ])
  })

  onServer('continues sequences after the restored ids', async () => {
    await load()
    await sql`insert into outbox (type, payload) values ('next', '{}')`.execute(target.db)
    const { rows } = await sql`
      select (select max(id) from outbox)::int as event, nextval('review_id')::int as review`.execute(target.db)
    expect(rows).toEqual([{ event: 3, review: 4 }])
  })

  onServer('keeps triggers and foreign keys working after the load', async () => {
    await load()
    const history = () => target.db.selectFrom('product_price_history').select('price').execute()
    expect(await history()).toHaveLength(1)
    await target.db.updateTable('product_price').set({ price: 5 }).execute()
    expect(await history()).toHaveLength(2)
    await expect(sql`update category set parent_id = 77 where id = 3`.execute(target.db)).rejects.toThrow(/foreign key/)
    await expect(sql`update category set parent_id = 3 where id = 2`.execute(target.db)).rejects.toThrow(/below itself/)
  })

  it('leaves the database empty when a part cannot be read', async () => {
    await expect(load(taken.parts, { failure: new Error('cut off') })).rejects.toThrow('cut off')
    expect(await isEmptyDatabase(target.db)).toBe(true)
  })

  onServer('leaves the database empty when rows contradict each other', async () => {
    const parts = taken.parts.filter(({ table }) => table !== 'product')
    await expect(load(parts)).rejects.toThrow(/foreign key/)
    expect(await isEmptyDatabase(target.db)).toBe(true)
  })

  it('restores an older dump and then applies the newer migrations', async () => {
    const older = Object.keys(migrations).slice(0, -1)
    await migrate(target.db, older)
    const columns = await describeTables(target.db)
    await emptyTarget()
    const parts = taken.parts
      .filter(({ table }) => table !== 'schema_compatibility')
      .map(({ table, text }) => ({ table, text: withColumns(text, taken.columns[table], columns[table]) }))
    expect(await load(parts, { migrations: older, columns })).toMatchObject({
      applied: [Object.keys(migrations).at(-1)],
    })
    expect(await migrate(target.db)).toEqual({ applied: [], newer: [] })
    expect(await target.db.selectFrom('product').select('sku').execute()).toHaveLength(2)
  })

  onServer('skips a table that the shop does not know', async () => {
    expect(await load([...taken.parts, { table: 'of_the_operator', text: '["1"]\n' }])).toMatchObject({
      unknown: ['of_the_operator'],
    })
  })

  onServer('dumps a large table in several parts that hold each row once', async () => {
    await sql`insert into page_not_found (store_code, path)
      select 'default', repeat('x', 200) || n from generate_series(1, 6000) n`.execute(getDb())
    const { parts } = await dump(getDb())
    const found = parts.filter(({ table }) => table === 'page_not_found')
    expect(found.length).toBeGreaterThan(1)
    expect(new Set(found.flatMap(({ text }) => text.trimEnd().split('\n'))).size).toBe(6000)
    expect(Math.max(...found.map(({ text }) => text.length))).toBeLessThan(1_500_000)
  })
})
