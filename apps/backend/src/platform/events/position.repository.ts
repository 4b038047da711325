import { sql } from 'kysely'
import type { Db } from '../db/index.ts'

/** How far a process has read the outbox of one database. Another process can continue from there. */
export type OutboxPosition = {
  /** The cluster, its timeline, the database and the table: a recovered or replaced table counts as another one. */
  database: string
  /** The snapshot in which the last handled events were read. */
  seen: string
  /** When the position was reached, by the clock of the database. */
  reachedAt: string
}

/** Processed events are deleted after a week. */
const maxDays = 6

/**
 * Identifies the database; every database role may read it. The timeline changes when a server is recovered to an earlier time, and when
 * a standby is promoted; pg_walfile_name would show that a few minutes earlier, but some hosted servers do not allow it.
 */
export const databaseIdentity = sql<string>`concat_ws('/',
  (select system_identifier from pg_control_system()),
  (select timeline_id from pg_control_checkpoint()),
  (select oid from pg_database where datname = current_database()),
  'outbox'::regclass::oid, pg_relation_filenode('outbox'))`

/** Where a process reads the outbox: the database, and the snapshot of its last read. */
export type OutboxCursor = Pick<OutboxPosition, 'database' | 'seen'>

export async function describePosition(db: Db, { database, seen }: OutboxCursor): Promise<OutboxPosition> {
  const { rows } = await sql<{ reachedAt: string }>`select clock_timestamp()::text as "reachedAt"`.execute(db)
  return { database, seen, ...rows[0]! }
}

/** SQL condition. False if the cursor belongs to another database, or if the database was restored to a time before the last read. */
export const isCursorValid = ({ database, seen }: OutboxCursor) => sql<boolean>`(
  ${databaseIdentity} = ${database} and pg_snapshot_xmax(${seen}::pg_snapshot) <= pg_snapshot_xmax(pg_current_snapshot()))`

/** Whether all events since the position can still be read. Also false for a position that is too old. */
export async function hasEventsSince(db: Db, { reachedAt, ...cursor }: OutboxPosition): Promise<boolean> {
  const { rows } = await sql<{ isUsable: boolean }>`
    select ${isCursorValid(cursor)}
      and ${reachedAt}::timestamptz between clock_timestamp() - make_interval(days => ${maxDays}) and clock_timestamp()
      as "isUsable"`.execute(db)
  return rows[0]!.isUsable
}
