import { sql } from 'kysely'
import type { Db } from '../db/index.ts'
import type { ShopEvent } from './event-types.ts'

export type WaitingEvent = { row: number; attempts: number; event: ShopEvent }

/** delay: seconds before it is due. */
export async function insertEvent(tx: Db, { type, ...payload }: ShopEvent, delay = 0): Promise<void> {
  const due = delay > 0 && { available_at: sql<Date>`now() + make_interval(secs => ${delay})` }
  await tx
    .insertInto('outbox')
    .values({ type, payload: JSON.stringify(payload), ...due })
    .execute()
}

/** One waiting row per equal event: saying it again moves its time. */
export async function insertQuietEvent(tx: Db, { type, ...payload }: ShopEvent, quiet: number): Promise<void> {
  const json = JSON.stringify(payload)
  await sql`
    insert into outbox (type, payload, merge_key, available_at)
    values (${type}, ${json}::jsonb, ${`${type} ${json}`}, now() + make_interval(secs => ${quiet}))
    on conflict (merge_key) where processed_at is null do update set available_at = excluded.available_at`.execute(tx)
}

/** The events that are due, oldest first. Each is marked as tried, so that one which ends the process is noticed. */
export async function takeDueEvents(db: Db, limit: number): Promise<WaitingEvent[]> {
  const { rows } = await sql<{ id: number; type: string; payload: object; attempts: number }>`
    update outbox set attempts = attempts + 1, merge_key = null
    from (
      select id from outbox where processed_at is null and available_at <= clock_timestamp()
      order by id limit ${limit} for update skip locked
    ) as due
    where outbox.id = due.id
    returning outbox.id, outbox.type, outbox.payload, outbox.attempts`.execute(db)
  return rows
    .toSorted((a, b) => a.id - b.id)
    .map(({ id, type, payload, attempts }) => ({ row: id, attempts, event: { type, ...payload } as ShopEvent }))
}

export async function markProcessed(db: Db, rows: number[], lastError: string | null = null): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ processed_at: sql`clock_timestamp()`, last_error: lastError })
    .where('id', 'in', rows)
    .execute()
}

/** Events that were taken and not tried: as if they had not been taken. */
export async function giveBack(db: Db, rows: number[]): Promise<void> {
  await db.updateTable('outbox').set({ attempts: sql`attempts - 1` }).where('id', 'in', rows).execute()
}

export async function postpone(db: Db, rows: number[], seconds: number, lastError: string): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ available_at: sql`clock_timestamp() + make_interval(secs => ${seconds})`, last_error: lastError })
    .where('id', 'in', rows)
    .execute()
}

/** Ends the waiting of events whose effect is reached another way, such as building everything anew. */
export async function coverWaitingEvents(db: Db, types: readonly ShopEvent['type'][]): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ processed_at: sql`clock_timestamp()`, merge_key: null })
    .where('processed_at', 'is', null)
    .where('type', 'in', types)
    .execute()
}

/** Forgets events handed out more than `days` days ago. */
export async function removeProcessedEvents(db: Db, days: number): Promise<number> {
  const result = await db
    .deleteFrom('outbox')
    .where('processed_at', '<', sql<Date>`now() - make_interval(days => ${days})`)
    .executeTakeFirst()
  return Number(result.numDeletedRows)
}
