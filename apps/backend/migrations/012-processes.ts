import type { Kysely } from 'kysely'
import { runStatements } from './run-statements.ts'

/**
 * Several processes follow one outbox. An event carries the id of the transaction that made it visible, so that a process
 * can tell what it has seen by comparing transaction snapshots: row ids become visible out of order.
 */
export function up(db: Kysely<unknown>): Promise<void> {
  return runStatements(db, [
    // Null while the event is delayed: it is published, and gets its transaction id, when it is due.
    `alter table outbox add column xid xid8 default pg_current_xact_id()`,
    `create index outbox_xid on outbox (xid)`,
    `create index outbox_delayed on outbox (available_at) where xid is null`,
    // seen: the snapshot up to which the process has read events. Events are kept until every live process has seen them.
    `create table shop_process (
      id uuid primary key,
      name text not null,
      started_at timestamptz not null default clock_timestamp(),
      heartbeat_at timestamptz not null default clock_timestamp(),
      seen pg_snapshot not null
    )`,
    // One process at a time handles events with side effects, so that they keep their order.
    `create table event_lease (
      only_row boolean primary key default true check (only_row),
      holder uuid not null,
      until timestamptz not null
    )`,
  ])
}
