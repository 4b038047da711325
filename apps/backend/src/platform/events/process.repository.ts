import { sql } from 'kysely'
import { type Db, inTransaction, isShared } from '../db/index.ts'
import type { ShopEvent } from './event-types.ts'
import { databaseIdentity, isCursorValid, type OutboxCursor } from './position.repository.ts'

/** Seconds without a heartbeat after which a process counts as dead. */
const deadAfter = 60

/**
 * Registers a process as a follower of the outbox, or registers it again. Returns from where it follows, by default from the
 * current snapshot: the process must read earlier data from the database, for example by building its index.
 */
export async function registerProcess(
  db: Db,
  { id, name, since }: { id: string; name: string; since?: string },
): Promise<OutboxCursor> {
  return inTransaction(db, async (tx) => {
    // The embedded database has one process: other registrations belong to killed processes.
    if (!isShared(db)) await tx.deleteFrom('shop_process').execute()
    const { rows } = await sql<OutboxCursor>`
      insert into shop_process (id, name, seen)
      values (${id}, ${name}, coalesce(${since ?? null}::text::pg_snapshot, pg_current_snapshot()))
      on conflict (id) do update set seen = excluded.seen, heartbeat_at = clock_timestamp()
      returning seen::text, ${databaseIdentity} as database`.execute(tx)
    return rows[0]!
  })
}

/**
 * False: the process may miss events. It is no longer registered, so events that it has not seen may have been deleted, or
 * the database is not the one that it follows.
 */
export async function recordHeartbeat(db: Db, id: string, cursor: OutboxCursor): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('shop_process')
    .set({ heartbeat_at: sql`clock_timestamp()`, seen: sql`${cursor.seen}::pg_snapshot` })
    .where('id', '=', id)
    .where(isCursorValid(cursor))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function unregisterProcess(db: Db, id: string): Promise<void> {
  await db.deleteFrom('shop_process').where('id', '=', id).execute()
}

export type PublishedEvent = { row: number; event: ShopEvent }

/**
 * The events of these types that became visible since the snapshot seen, and the snapshot they were read in. Row ids cannot
 * serve as a cursor: a lower id becomes visible after a higher one if its transaction commits later.
 */
export async function readEventsSince(
  db: Db,
  seen: string,
  types: readonly string[],
): Promise<{ seen: string; events: PublishedEvent[] }> {
  const { rows } = await sql<{ seen: string; id: number | null; type: string; payload: object }>`
    with current as materialized (select pg_current_snapshot() as snapshot)
    select current.snapshot::text as seen, event.id, event.type, event.payload
    from current left join outbox as event
      on event.xid >= pg_snapshot_xmin(${seen}::pg_snapshot)
      and not pg_visible_in_snapshot(event.xid, ${seen}::pg_snapshot)
      -- Transaction ids restart in a restored copy of a database: ignore rows with ids from its future.
      and pg_visible_in_snapshot(event.xid, current.snapshot)
      and event.type = any(${types}::text[])
    order by event.id`.execute(db)
  return {
    seen: rows[0]!.seen,
    events: rows.flatMap(({ id, type, payload }) =>
      id === null ? [] : [{ row: id, event: { type, ...payload } as ShopEvent }],
    ),
  }
}

/**
 * Removes dead processes, then the events that were processed more than the given days ago and that every remaining process
 * has seen. A removed process that is still alive rebuilds its data at its next heartbeat.
 */
export async function removeProcessedEvents(db: Db, days: number): Promise<number> {
  return inTransaction(db, async (tx) => {
    await tx
      .deleteFrom('shop_process')
      .where('heartbeat_at', '<', sql<Date>`clock_timestamp() - make_interval(secs => ${deadAfter})`)
      .execute()
    const { numAffectedRows } = await sql`
      delete from outbox where processed_at < now() - make_interval(days => ${days})
      and not exists (select from shop_process where not pg_visible_in_snapshot(outbox.xid, shop_process.seen))`.execute(
      tx,
    )
    return Number(numAffectedRows ?? 0)
  })
}

/** How many other live processes follow the outbox. */
export async function countOtherProcesses(db: Db, id: string): Promise<number> {
  const { count } = await db
    .selectFrom('shop_process')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('id', '<>', id)
    .where('heartbeat_at', '>', sql<Date>`clock_timestamp() - make_interval(secs => ${deadAfter})`)
    .executeTakeFirstOrThrow()
  return count
}
