import { sql } from 'kysely'
import type { Db } from '../connection.ts'

export type TableColumn = { name: string; type: string }
export type ListedTable = { table: string; columns: TableColumn[] }

/**
 * Tables that are not dumped. The backup lists migrations by name; the others hold the registrations and leases of running
 * processes.
 */
const skippedTables = ['kysely_migration', 'kysely_migration_lock', 'shop_process', 'event_lease']

/** The tables of the shop with their writable columns; the database computes generated columns. */
export async function listTables(db: Db): Promise<ListedTable[]> {
  const { rows } = await sql<ListedTable>`
    select relname as table,
      json_agg(json_build_object('name', attname, 'type', format_type(atttypid, atttypmod)) order by attnum) as columns
    from pg_class join pg_attribute on attrelid = pg_class.oid
    where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p') and not relispartition
      and attnum > 0 and not attisdropped and attgenerated = '' and relname <> all(${skippedTables})
      and not exists (select from pg_depend where objid = pg_class.oid and deptype = 'e')
    group by relname order by relname`.execute(db)
  return rows
}

export async function listSequences(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relnamespace = current_schema()::regnamespace and relkind = 'S' order by relname`.execute(db)
  return rows.map(({ name }) => name)
}

/** Values are dumped and loaded as text, so both sides must format dates, times and numbers alike. */
export async function useExactText(tx: Db): Promise<void> {
  for (const setting of [
    `datestyle = 'ISO, YMD'`,
    `intervalstyle = 'postgres'`,
    `timezone = 'UTC'`,
    `bytea_output = 'hex'`,
    'extra_float_digits = 1',
    'statement_timeout = 0',
    'idle_in_transaction_session_timeout = 0',
  ])
    await sql.raw(`set local ${setting}`).execute(tx)
}
