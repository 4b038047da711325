import { sql } from 'kysely'
import type { Db } from '../db/index.ts'

/** A place in the outbox of one database, to which another process can return. */
export type OutboxPosition = {
  /** The cluster, the database and the table: a restored or replaced table counts as another one. */
  database: string
  /** The snapshot in which the last handled events were read. */
  seen: string
  /** When the position was reached, by the clock of the database. */
  reachedAt: string
}

/** Processed events are deleted after a week. */
const maxDays = 6

const identity = sql<string>`concat_ws('/',
  (select system_identifier from pg_control_system()),
  (select oid from pg_database where datname = current_database()),
  'outbox'::regclass::oid, pg_relation_filenode('outbox'))`

export async function describePosition(db: Db, seen: string): Promise<OutboxPosition> {
  const { rows } = await sql<Omit<OutboxPosition, 'seen'>>`
    select ${identity} as database, clock_timestamp()::text as "reachedAt"`.execute(db)
  return { seen, ...rows[0]! }
}

/** False for a position of another database, one that is too old, or one from before the database was set back. */
export async function hasEventsSince(db: Db, { database, seen, reachedAt }: OutboxPosition): Promise<boolean> {
  const { rows } = await sql<{ isUsable: boolean }>`
    select ${identity} = ${database}
      and ${reachedAt}::timestamptz between clock_timestamp() - make_interval(days => ${maxDays}) and clock_timestamp()
      and pg_snapshot_xmax(${seen}::pg_snapshot) <= pg_snapshot_xmax(pg_current_snapshot()) as "isUsable"`.execute(db)
  return rows[0]!.isUsable
}
