import { CompiledQuery } from 'kysely'
import type { Db } from './connection.ts'

/** Statement names by text. Never cleared: texts are constants in the code. */
const names = new Map<string, string>()

/**
 * A prepared statement, for queries so frequent that building, parsing and planning them costs more than running them. Each
 * connection to a server parses and plans it once. The plan is the same for all values, so do not use it for queries whose
 * best plan depends on the values.
 */
export function prepareStatement<Row>(text: string): (db: Db, values: readonly unknown[]) => Promise<Row[]> {
  nameStatement(text)
  return async (db, values) => {
    const { rows } = await db.executeQuery<Row>(CompiledQuery.raw(text, [...values]))
    return rows
  }
}

/**
 * Runs a built query as a prepared statement. Its text must be the same for all values: pass a list as one array or one JSON
 * value. It must name its columns: while a newer process adds one, PostgreSQL refuses prepared statements that select all.
 */
export async function runPrepared<Row>(db: Db, query: CompiledQuery<Row>): Promise<Row[]> {
  nameStatement(query.sql)
  const { rows } = await db.executeQuery<Row>(query)
  return rows
}

function nameStatement(text: string): void {
  if (!names.has(text)) names.set(text, `mantel_${names.size}`)
}

/** The name of a prepared statement; undefined for any other statement. */
export function statementNameOf(text: string): string | undefined {
  return names.get(text)
}
