import type { Kysely } from 'kysely'
import { runStatements } from './run-statements.ts'

/** Older code never reads the new tables. It writes only the kinds of events that it knows. */
export const isAdditive = true

/**
 * Accounts with login providers that belong to customers, and logins under way. verifier: null once the code was exchanged, so that each
 * login asks the provider once. identity: the person that the provider reported, stored until the visitor enters the password of the
 * existing account.
 */
export function up(db: Kysely<unknown>): Promise<void> {
  return runStatements(db, [
    `create table social_identity (
      website text not null check (website <> ''),
      provider text not null check (provider <> ''),
      subject text not null check (subject <> ''),
      customer_id integer not null references customer on delete cascade,
      linked_at timestamptz not null,
      primary key (website, provider, subject)
    )`,
    'create index social_identity_of on social_identity (customer_id)',
    `create table social_login (
      state_digest text primary key check (char_length(state_digest) = 43),
      key_digest text not null check (char_length(key_digest) = 43),
      website text not null check (website <> ''),
      provider text not null check (provider <> ''),
      redirect_uri text not null,
      verifier text,
      identity jsonb,
      expires_at timestamptz not null
    )`,
    'create index social_login_expiry on social_login (expires_at)',
    'alter table security_event drop constraint security_event_kind_check',
    `alter table security_event add constraint security_event_kind_check check (kind in ('login', 'login_failed',
      'password_change', 'password_reset', 'email_change', 'email_confirmation', 'sign_out_everywhere', 'data_export',
      'social_link'))`,
  ])
}
