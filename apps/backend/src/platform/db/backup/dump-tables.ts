import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../connection.ts'
import { type ListedTable, listSequences, listTables, useExactText } from './list-tables.ts'

/** Rows of one table as JSON lines: each an array with the text of every column, or null. Parts count from 1. */
export type TablePart = { table: string; part: number; rows: number; text: string }

/** Characters of a part; memory holds one part and one batch of rows. */
const partSize = 1_000_000
const batchSize = 250_000
const maxRows = 2000

/** The columns of every part, by table. */
export async function describeTables(tx: Db): Promise<Record<string, string[]>> {
  const tables = await listTables(tx)
  return Object.fromEntries(tables.map(({ table, columns }) => [table, columns.map(({ name }) => name)]))
}

/** Dumps all rows of all tables in the given transaction, and finally the sequences as a pseudo table. */
export async function* dumpTables(tx: Db): AsyncGenerator<TablePart> {
  await useExactText(tx)
  const jobs = await sourceOfJobs(tx)
  for (const table of await listTables(tx))
    yield* dumpTable(tx, table, table.table === 'restored_job' ? jobs : sql.table(table.table))
  // Sequences are not part of a snapshot. Read last, they are never behind the rows.
  yield await dumpSequences(tx)
}

/**
 * The unfinished jobs that carry data. Jobs without data are not dumped, because the queue sends them on its schedule; neither are the
 * internal jobs of the queue. An empty shop has no queue yet.
 */
async function sourceOfJobs(tx: Db): Promise<RawBuilder<unknown>> {
  const { rows } = await sql<{ exists: boolean }>`select to_regclass('pgboss.job') is not null as exists`.execute(tx)
  if (!rows[0]?.exists) return sql.table('restored_job')
  return sql`(
    select id, name, data, start_after from restored_job
    union all
    select id, name, data, start_after from pgboss.job
    where state in ('created', 'retry', 'active') and data <> '{}' and not starts_with(name, '__pgboss__')
  ) as job`
}

async function* dumpTable(
  tx: Db,
  { table, columns }: ListedTable,
  source: RawBuilder<unknown>,
): AsyncGenerator<TablePart> {
  const texts = sql.join(columns.map(({ name }) => sql`${sql.ref(name)}::text`))
  await sql`declare backup no scroll cursor for select json_build_array(${texts})::text as line from ${source}`.execute(
    tx,
  )
  let part = 0
  let lines: string[] = []
  let size = 0
  const take = () => {
    const taken = { table, part: ++part, rows: lines.length, text: `${lines.join('\n')}\n` }
    lines = []
    size = 0
    return taken
  }
  for (let count = 100; ; ) {
    const { rows } = await sql<{ line: string }>`fetch ${sql.raw(String(count))} from backup`.execute(tx)
    if (rows.length === 0) break
    const batch = rows.reduce((sum, { line }) => sum + line.length + 1, 0)
    lines.push(...rows.map(({ line }) => line))
    size += batch
    if (size >= partSize) yield take()
    count = Math.min(maxRows, Math.max(1, Math.round((batchSize * rows.length) / batch)))
  }
  if (lines.length > 0) yield take()
  await sql`close backup`.execute(tx)
}

/** The pseudo table of all sequences. No real table has this name, because it is no valid identifier. */
export const sequenceTable = '-sequences'

async function dumpSequences(tx: Db): Promise<TablePart> {
  const lines: string[] = []
  for (const name of await listSequences(tx)) {
    const { rows } = await sql<{ line: string }>`
      select json_build_array(${name}::text, last_value::text, is_called::text)::text as line from ${sql.table(name)}`.execute(
      tx,
    )
    lines.push(...rows.map(({ line }) => line))
  }
  return {
    table: sequenceTable,
    part: 1,
    rows: 0,
    text: lines.map((line) => `${line}\n`).join(''),
  }
}
