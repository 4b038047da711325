import { type ColumnType, sql } from 'kysely'
import type { Db } from './connection.ts'
import type { Database } from './schema.ts'

/** A row to write: JSON columns as plain values, decimals as number or text, times as ISO text or Date. */
export type Row<T extends keyof Database> = { [K in keyof Database[T]]?: WrittenValue<Database[T][K]> }
type WrittenValue<C> =
  C extends ColumnType<infer S, infer I, unknown> ? (S extends object ? S | Exclude<I, string> : I) : C

/**
 * Inserts many rows in one statement and updates those whose key exists, leaving equal rows alone. All rows have the
 * same columns. Returns the keys of the inserted and updated rows.
 *
 * The rows are sent as one JSON parameter: thousands of bind parameters would take far more time than the insert.
 */
export async function upsertRows<T extends keyof Database, K extends keyof Database[T] & string>(
  db: Db,
  table: T,
  key: readonly K[],
  rows: readonly Row<T>[],
): Promise<Record<K, string | number>[]> {
  const [first] = rows
  if (!first) return []
  const columns = Object.keys(first)
  const others = columns.filter((column) => !key.some((name) => name === column))
  const list = (names: readonly string[], prefix?: string) =>
    sql.join(names.map((name) => (prefix ? sql.ref(`${prefix}.${name}`) : sql.ref(name))))
  const resolution =
    others.length === 0
      ? sql`do nothing`
      : sql`do update set ${sql.join(others.map((name) => sql`${sql.ref(name)} = ${sql.ref(`excluded.${name}`)}`))}
        where (${list(others, table)}) is distinct from (${list(others, 'excluded')})`
  const result = await sql<Record<K, string | number>>`
    insert into ${sql.table(table)} (${list(columns)})
    select ${list(columns)} from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::json)
    on conflict (${list(key)}) ${resolution}
    returning ${list(key, table)}`.execute(db)
  return result.rows
}

/**
 * Replaces all rows of these owners in the table. Returns the owners whose rows changed.
 */
export async function replaceRows<T extends TableWithStore, O extends keyof Database[T] & string>(
  db: Db,
  table: T,
  owners: { storeCode: string; column: O; ids: readonly number[] },
  key: readonly (keyof Database[T] & string)[],
  rows: readonly Row<T>[],
): Promise<number[]> {
  const equal = sql.join(
    key.map((name) => sql`given.${sql.ref(name)} = kept.${sql.ref(name)}`),
    sql` and `,
  )
  const removed = await sql<{ owner: number }>`
    delete from ${sql.table(table)} as kept
    where kept.store_code = ${owners.storeCode} and kept.${sql.ref(owners.column)} = any(${owners.ids}::int[])
      and not exists (
        select from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::json) as given where ${equal}
      )
    returning kept.${sql.ref(owners.column)} as owner`.execute(db)
  const written = await upsertRows(db, table, key, rows)
  return [...removed.rows.map(({ owner }) => owner), ...written.map((row) => Number(row[owners.column]))]
}

type TableWithStore = {
  [T in keyof Database]: 'store_code' extends keyof Database[T] ? T : never
}[keyof Database]
