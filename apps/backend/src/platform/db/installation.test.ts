import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeEach, expect, it } from 'vitest'
import { migrations } from '../../../migrations/list.ts'
import { checkInstallation, listMigrations, migrate } from './index.ts'
import { recordCompatibility } from './migrate.ts'
import { testEngine, withTestDb } from './testing.ts'

withTestDb('processes with different settings', (getDb) => {
  /** The embedded database has one process, so its settings cannot conflict. */
  const onServer = it.runIf(testEngine === 'postgres')
  const own = { secretKey: 'the key of all processes', isDemo: true, mayChangeKey: false, isPublic: false }
  const check = (change: Partial<typeof own> = {}) => checkInstallation(getDb(), { ...own, ...change })
  const other = { secretKey: 'another key' }
  const setOldestCode = (name: string) => sql`update schema_compatibility set oldest_code = ${name}`.execute(getDb())
  const addProcess = () =>
    sql`insert into shop_process (id, name, seen) values (${randomUUID()}, 'test', pg_current_snapshot())`.execute(
      getDb(),
    )

  onServer('refuses another SECRET_KEY unless the operator changes it while no process is alive', async () => {
    await check()
    await expect(check(other)).rejects.toThrow(/^SECRET_KEY differs from the one/)
    await addProcess()
    await expect(check({ ...other, mayChangeKey: true })).rejects.toThrow(/^SECRET_KEY differs from the one/)
    await getDb()
      .updateTable('shop_process')
      .set({ heartbeat_at: new Date(0) })
      .execute()
    await check({ ...other, mayChangeKey: true })
    await expect(check()).rejects.toThrow(/^SECRET_KEY differs from the one/)
    await check(other)
  })

  it.runIf(testEngine === 'pglite')(
    'refuses another key of the embedded database at a public address only',
    async () => {
      await check()
      const atPublicAddress = { ...other, isPublic: true }
      await expect(check(atPublicAddress)).rejects.toThrow(/^SECRET_KEY differs from the one/)
      await check({ ...atPublicAddress, mayChangeKey: true })
      await check(atPublicAddress)
      await check()
      await expect(check(atPublicAddress)).rejects.toThrow(/^SECRET_KEY differs from the one/)
    },
  )

  onServer('refuses another DEMO setting while a process is alive', async () => {
    await check({ ...other, isDemo: false })
    await addProcess()
    await expect(check(other)).rejects.toThrow(/^DEMO is on here and off in the processes/)
    await check({ ...other, isDemo: false })
  })

  onServer('stores a fingerprint of the key, not the key', async () => {
    const { rows } = await sql<{ stored: string }>`select installation::text as stored from installation`.execute(
      getDb(),
    )
    expect(rows[0]?.stored).not.toContain(other.secretKey)
  })

  it('refuses to start code that is older than the schema', async () => {
    await sql`insert into kysely_migration (name, timestamp) values ('999-of-a-newer-version', '2030-01-01')`.execute(
      getDb(),
    )
    await setOldestCode('999-of-a-newer-version')
    await expect(migrate(getDb())).rejects.toThrow(
      /^This code is older than its database, which has migration 999-of-a-newer-version\./,
    )
    await setOldestCode('017-schema-compatibility')
    await sql`delete from kysely_migration where name like '999%'`.execute(getDb())
    expect(await migrate(getDb())).toEqual({ applied: [], newer: [] })
  })

  it('lets older code start on a newer schema that says it supports this code', async () => {
    await sql`insert into kysely_migration (name, timestamp) values ('999-additive', '2030-01-01')`.execute(getDb())
    expect(await migrate(getDb())).toEqual({ applied: [], newer: ['999-additive'] })
    await sql`delete from kysely_migration where name like '999%'`.execute(getDb())
  })

  it('records which code can use the tables, unless a migration is additive', async () => {
    const apply = (name: string, isAdditive?: boolean) =>
      recordCompatibility([name, { up: async () => {}, isAdditive }])[1].up(getDb())
    const oldest = async () => {
      const { rows } = await sql<{ name: string }>`select oldest_code as name from schema_compatibility`.execute(
        getDb(),
      )
      return rows.map(({ name }) => name)
    }
    await apply('018-additive', true)
    expect(await oldest()).toEqual(['017-schema-compatibility'])
    await apply('019-breaking')
    expect(await oldest()).toEqual(['019-breaking'])
  })
})

withTestDb('a failing upgrade', (getDb) => {
  const run = (statement: string) => sql.raw(statement).execute(getDb())
  beforeEach(async () => {
    await run('drop schema public cascade')
    await run('create schema public')
  })

  it.runIf(testEngine === 'postgres')(
    'keeps the additive migrations before the failing one, and continues there',
    async () => {
      const names = Object.keys(migrations)
      const failing = '059-document-time-zone'
      await migrate(
        getDb(),
        names.filter((name) => name < '056'),
      )
      await run('alter table invoice add column time_zone text')
      await expect(migrate(getDb())).rejects.toThrow(`Migration ${failing} failed`)
      expect(await listMigrations(getDb())).toEqual(names.filter((name) => name < failing))
      await run('alter table invoice drop column time_zone')
      expect(await migrate(getDb())).toEqual({ applied: names.filter((name) => name >= failing), newer: [] })
    },
  )

  it('applies no migration at all if older code cannot work with all of them', async () => {
    await run('create table order_shipment (id integer)')
    await expect(migrate(getDb())).rejects.toThrow('Migration 023-order-shipment failed')
    expect(await listMigrations(getDb())).toEqual([])
  })
})
