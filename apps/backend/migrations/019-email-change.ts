import type { Kysely } from 'kysely'
import { runStatements } from './run-statements.ts'

/** Older code never reads the new table, and it never stores the new reason. */
export const isAdditive = true

/** E-mail addresses that wait for their confirmation: one for each customer. Only the digest of the link's token is stored. */
export function up(db: Kysely<unknown>): Promise<void> {
  return runStatements(db, [
    `create table email_change (
      id text primary key,
      customer_id integer not null unique references customer on delete cascade,
      session_id integer references customer_session on delete set null,
      email text not null check (email = btrim(email) and char_length(email) between 3 and 254),
      email_key text not null check (email_key <> ''),
      token_digest text not null unique check (char_length(token_digest) = 43),
      expires_at timestamptz not null
    )`,
    'create index email_change_expiry on email_change (expires_at)',
    'create index email_change_session on email_change (session_id)',
    'alter table customer_session drop constraint customer_session_ended_by_check',
    `alter table customer_session add constraint customer_session_ended_by_check
      check (ended_by in ('logout', 'reuse', 'password', 'merchant', 'email'))`,
  ])
}
