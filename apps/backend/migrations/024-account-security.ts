import type { Kysely } from 'kysely'
import { runStatements } from './run-statements.ts'

/** Older code never reads the new tables, and the new columns are nullable or have a default. */
export const isAdditive = true

/**
 * Password resets, proofs of e-mail addresses and security events. Only digests of the links' tokens are stored. A row without a customer
 * belongs to a request for an address that has no account: writing it takes as long as for an account, so the response time does not
 * reveal which addresses have one.
 */
export function up(db: Kysely<unknown>): Promise<void> {
  return runStatements(db, [
    `create table password_reset (
      id text primary key,
      customer_id integer references customer on delete cascade,
      token_digest text not null unique check (char_length(token_digest) = 43),
      expires_at timestamptz not null
    )`,
    'create index password_reset_of on password_reset (customer_id)',
    'create index password_reset_expiry on password_reset (expires_at)',
    'alter table customer add column email_confirmed_at timestamptz',
    `create table email_proof (
      id text primary key,
      customer_id integer not null unique references customer on delete cascade,
      token_digest text not null unique check (char_length(token_digest) = 43),
      expires_at timestamptz not null
    )`,
    'create index email_proof_expiry on email_proof (expires_at)',
    `alter table customer_session add column user_agent text not null default ''`,
    `create table security_event (
      id bigint primary key generated always as identity,
      customer_id integer references customer on delete cascade,
      kind text not null check (kind in ('login', 'login_failed', 'password_change', 'password_reset', 'email_change',
        'email_confirmation', 'sign_out_everywhere', 'data_export')),
      happened_at timestamptz not null,
      user_agent text not null default ''
    )`,
    'create index security_event_of on security_event (customer_id, id desc)',
    'create index security_event_age on security_event (happened_at)',
  ])
}
