import { sql } from 'kysely'
import { beforeAll, expect, it, vi } from 'vitest'
import { type Connection, describeTables, dumpTables, inTransaction, listMigrations, loadTables } from '../db/index.ts'
import { openTestDatabase, withTestDb } from '../db/testing.ts'
import { silentLog } from '../log.ts'
import { createJobs } from './index.ts'

withTestDb('jobs of a backup', (getDb, getConnection) => {
  let restored: Connection
  beforeAll(async () => {
    restored = await openTestDatabase()
    for (const statement of ['drop schema public cascade', 'create schema public'])
      await sql.raw(statement).execute(restored.db)
    return () => restored.close()
  })

  function openJobs(connection: Connection, done: string[], isFailing = false) {
    const jobs = createJobs(connection, silentLog)
    const handle = async ({ label = 'no data' }: { label?: string }) => {
      if (isFailing) throw new Error('not yet')
      done.push(label)
    }
    jobs.define('note', handle, { pollSeconds: 0.5, retries: 20, maxRetryDelay: 60 })
    return jobs
  }

  async function backUpAndRestore(): Promise<void> {
    const columns = await inTransaction(getDb(), describeTables)
    const migrations = await listMigrations(getDb())
    const dumped = await inTransaction(getDb(), async (tx) => {
      const list: { table: string; text: string }[] = []
      for await (const { table, text } of dumpTables(tx)) list.push({ table, text })
      return list
    })
    const parts = (async function* () {
      yield* dumped
    })()
    await loadTables(restored.db, { migrations, columns, parts })
  }

  it('sends waiting and failed jobs that carry data again, at their planned time', async () => {
    const before = openJobs(getConnection(), [], true)
    await before.start()
    await before.send('note', { label: 'failed' })
    const later = new Date(Date.now() + 3_600_000)
    await before.send('note', { label: 'later' }, { after: later })
    await before.send('note', {}, { after: later })
    const isRetrying = async () =>
      (await sql`select from pgboss.job where name = 'note' and state = 'retry'`.execute(getDb())).rows.length
    await vi.waitFor(async () => expect(await isRetrying()).toBe(1), { timeout: 20_000, interval: 100 })
    await before.stop()
    await sql`update pgboss.job set start_after = now() where state = 'retry'`.execute(getDb())

    await backUpAndRestore()
    const done: string[] = []
    const jobs = openJobs(restored, done)
    await jobs.start()
    await vi.waitFor(() => expect(done).toEqual(['failed']), { timeout: 20_000, interval: 100 })
    const waiting = await sql<{ data: object; start_after: Date }>`
      select data, start_after from pgboss.job where name = 'note' and state = 'created'`.execute(restored.db)
    expect(waiting.rows).toEqual([{ data: { label: 'later' }, start_after: later }])
    expect(await restored.db.selectFrom('restored_job').select('id').execute()).toEqual([])
    await jobs.stop()
  })
})
