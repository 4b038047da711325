import { sql } from 'kysely'
import type { Db } from '../db/index.ts'
import type { ShopEvent } from './event-types.ts'

/** attempts: the number of failed attempts so far. */
export type WaitingEvent = { row: number; attempts: number; event: ShopEvent }

export async function insertEvent(tx: Db, { type, ...payload }: ShopEvent): Promise<void> {
  await tx
    .insertInto('outbox')
    .values({ type, payload: JSON.stringify(payload) })
    .execute()
}

/** A new event; delaySeconds: it is delivered later, together with others. */
export type NewEvent = { event: ShopEvent; delaySeconds?: number }

/** Inserts events as part of a larger statement. Callers must also call wakeAfterCommit. */
export function insertEventsQuery(events: readonly NewEvent[]) {
  const rows = events.map(({ event: { type, ...payload }, delaySeconds = 0 }) => ({
    type,
    payload,
    delay: delaySeconds,
  }))
  return sql`
    insert into outbox (type, payload, available_at, xid)
    select type, payload, now() + make_interval(secs => delay), case when delay = 0 then pg_current_xact_id() end
    from json_to_recordset(${JSON.stringify(rows)}::json) as event (type text, payload jsonb, delay double precision)`
}

/** One delayed row for equal events: emitting the event again postpones the row. */
export async function insertDebouncedEvent(tx: Db, { type, ...payload }: ShopEvent, quiet: number): Promise<void> {
  const json = JSON.stringify(payload)
  await sql`
    insert into outbox (type, payload, merge_key, available_at, xid)
    values (${type}, ${json}::jsonb, ${`${type} ${json}`}, now() + make_interval(secs => ${quiet}), null)
    on conflict (merge_key) where processed_at is null do update set available_at = excluded.available_at`.execute(tx)
}

/** Publishes the delayed events that are due. Returns their number. */
export async function publishDelayedEvents(db: Db): Promise<number> {
  const { rows } = await sql`
    update outbox set xid = pg_current_xact_id(), merge_key = null
    from (
      select id from outbox where xid is null and available_at <= clock_timestamp() for update skip locked
    ) as due
    where outbox.id = due.id
    returning outbox.id`.execute(db)
  return rows.length
}

/** Publishes the delayed events of these types before they are due. */
export async function publishBeforeDue(db: Db, types: readonly ShopEvent['type'][]): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ xid: sql`pg_current_xact_id()`, merge_key: null, available_at: sql`clock_timestamp()` })
    .where('xid', 'is', null)
    .where('type', 'in', types)
    .execute()
}

/** Seconds. Long enough for the slowest handler, short enough that a killed process does not block events for long. */
const leaseSeconds = 10

/** Takes or renews the right to handle events with side effects. False while another process has it. */
export async function takeLease(db: Db, holder: string): Promise<boolean> {
  const until = sql`clock_timestamp() + make_interval(secs => ${leaseSeconds})`
  const { rows } = await sql`
    insert into event_lease (holder, until) values (${holder}, ${until})
    on conflict (only_row) do update set holder = excluded.holder, until = excluded.until
      where event_lease.holder = excluded.holder or event_lease.until <= clock_timestamp()
    returning holder`.execute(db)
  return rows.length > 0
}

export async function releaseLease(db: Db, holder: string): Promise<void> {
  await db.updateTable('event_lease').set({ until: sql`clock_timestamp()` }).where('holder', '=', holder).execute()
}

/** Whether an event is due that no process has handled yet, published or not. */
export async function hasWaitingEvents(db: Db): Promise<boolean> {
  const { rows } = await sql`
    select from outbox where processed_at is null and available_at <= clock_timestamp() limit 1`.execute(db)
  return rows.length > 0
}

const isDue = sql<boolean>`processed_at is null and xid is not null and available_at <= clock_timestamp()`

export async function hasDueEvents(db: Db, types: readonly string[]): Promise<boolean> {
  const { rows } = await sql`select from outbox where ${isDue} and type = any(${types}::text[]) limit 1`.execute(db)
  return rows.length > 0
}

/** The due events, oldest first. */
export async function readDueEvents(db: Db, types: readonly string[], limit: number): Promise<WaitingEvent[]> {
  const { rows } = await sql<{ id: number; type: string; payload: object; attempts: number }>`
    select id, type, payload, attempts from outbox
    where ${isDue} and type = any(${types}::text[]) order by id limit ${limit}`.execute(db)
  return rows.map(({ id, type, payload, attempts }) => ({
    row: id,
    attempts,
    event: { type, ...payload } as ShopEvent,
  }))
}

/** Leaves types that this version does not know to other processes. */
export async function markProcessedTypes(db: Db, types: readonly string[]): Promise<void> {
  await sql`
    update outbox set processed_at = clock_timestamp() where id in (
      select id from outbox where ${isDue} and type = any(${types}::text[]) for update skip locked
    )`.execute(db)
}

export async function markProcessed(db: Db, rows: number[], lastError: string | null = null): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ processed_at: sql`clock_timestamp()`, last_error: lastError })
    .where('id', 'in', rows)
    .execute()
}

export async function postponeEvents(
  db: Db,
  rows: number[],
  { attempts, seconds, lastError }: { attempts: number; seconds: number; lastError: string },
): Promise<void> {
  await db
    .updateTable('outbox')
    .set({
      attempts,
      available_at: sql`clock_timestamp() + make_interval(secs => ${seconds})`,
      last_error: lastError,
    })
    .where('id', 'in', rows)
    .execute()
}

export async function sendNotification(db: Db, channel: string): Promise<void> {
  await sql`select pg_notify(${channel}, '')`.execute(db)
}
