import { sql } from 'kysely'
import type { Db, Tx } from '../connection.ts'
import { migrate } from '../migrate.ts'
import { sequenceTable, type TablePart } from './dump-tables.ts'
import { type ListedTable, listTables, useExactText } from './list-tables.ts'

export type LoadInput = {
  /** The migrations of the database that was dumped, in their order. */
  migrations: readonly string[]
  /** The names of the columns in each line, by table. */
  columns: Readonly<Record<string, readonly string[]>>
  parts: AsyncIterable<Pick<TablePart, 'table' | 'text'>>
}

/** Whether the schema of this database is unused, by the shop and by any other program. */
export async function isEmptyDatabase(db: Db): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (select from pg_class where relnamespace = current_schema()::regnamespace
        and not exists (select from pg_depend where objid = pg_class.oid and deptype = 'e'))
      or to_regnamespace('pgboss') is not null as found`.execute(db)
  return !rows[0]?.found
}

/**
 * Fills an empty database in one transaction: creates the tables as they were when they were dumped, loads their rows, and then applies
 * the newer migrations. Returns the number of loaded rows and the skipped tables, which no migration creates.
 */
export async function loadTables(
  db: Db,
  { migrations, columns, parts }: LoadInput,
): Promise<{ rows: number; unknown: string[]; applied: string[] }> {
  return db.transaction().execute(async (tx) => {
    await useExactText(tx)
    await migrate(tx, migrations)
    const tables = new Map((await listTables(tx)).map((table) => [table.table, table]))
    const suspended = await suspendRules(tx, [...tables.keys()])
    const unknown = new Set<string>()
    let rows = 0
    for await (const { table: name, text } of parts) {
      const table = tables.get(name)
      if (name === sequenceTable) await setSequences(tx, text)
      else if (table) rows += await insertRows(tx, table, columns[name] ?? [], text)
      else unknown.add(name)
    }
    await suspended.restore()
    const { applied } = await migrate(tx)
    return { rows, unknown: [...unknown], applied }
  })
}

/**
 * Drops foreign keys, so that rows can be loaded in any order; restoring them checks all rows, also of keys that a migration
 * added without a check. Disables triggers, whose results are already in the dump.
 */
async function suspendRules(tx: Tx, tables: readonly string[]): Promise<{ restore(): Promise<void> }> {
  const { rows: keys } = await sql<{ table: string; name: string; definition: string }>`
    select relname as table, conname as name,
      regexp_replace(pg_get_constraintdef(pg_constraint.oid), ' NOT VALID$', '') as definition
    from pg_constraint join pg_class on pg_class.oid = conrelid
    where contype = 'f' and relnamespace = current_schema()::regnamespace`.execute(tx)
  for (const { table, name } of keys)
    await sql`alter table ${sql.table(table)} drop constraint ${sql.ref(name)}`.execute(tx)
  for (const table of tables) {
    await sql`alter table ${sql.table(table)} disable trigger user`.execute(tx)
    // Deletes the rows that a migration has written: the dump contains them too.
    await sql`delete from ${sql.table(table)}`.execute(tx)
  }
  return {
    async restore() {
      for (const table of tables) await sql`alter table ${sql.table(table)} enable trigger user`.execute(tx)
      for (const { table, name, definition } of keys)
        await sql`alter table ${sql.table(table)} add constraint ${sql.ref(name)} ${sql.raw(definition)}`.execute(tx)
    },
  }
}

async function insertRows(tx: Tx, { table, columns }: ListedTable, names: readonly string[], text: string) {
  const types = new Map(columns.map(({ name, type }) => [name, type]))
  const values = names.map((name, index) => columnValue(name, types.get(name), index, table))
  const result = await sql`
    insert into ${sql.table(table)} (${sql.join(names.map((name) => sql.ref(name)))}) overriding system value
    select ${sql.join(values)} from json_array_elements(${listOf(text)}::json) as line`.execute(tx)
  return Number(result.numAffectedRows ?? 0)
}

function columnValue(name: string, type: string | undefined, index: number, table: string) {
  if (type === undefined) throw new Error(`the backup has a column ${table}.${name} that its migrations do not create`)
  const value = sql`(line ->> ${sql.lit(index)})`
  // Transaction ids of another database are meaningless here: outbox followers would wait for ids in the future.
  if (type === 'xid8') return sql`case when ${value} is not null then pg_current_xact_id() end`
  return sql`${value}::${sql.raw(type)}`
}

async function setSequences(tx: Tx, text: string): Promise<void> {
  await sql`
    select setval(pg_class.oid, (line ->> 1)::bigint, (line ->> 2)::boolean)
    from json_array_elements(${listOf(text)}::json) as line
    join pg_class on relname = line ->> 0 and relkind = 'S' and relnamespace = current_schema()::regnamespace`.execute(
    tx,
  )
}

const listOf = (lines: string) => `[${lines.trimEnd().replaceAll('\n', ',')}]`
