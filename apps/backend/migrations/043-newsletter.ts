import type { Kysely } from 'kysely'
import { runStatements } from './run-statements.ts'

/** Older code never reads the new table. */
export const isAdditive = true

/**
 * The newsletter's list, one row for each e-mail address of a website. serial counts subscriptions and unsubscriptions: it makes the
 * links of older mails invalid. coupon_at: when the address received its coupon; each address gets at most one.
 */
export function up(db: Kysely<unknown>): Promise<void> {
  return runStatements(db, [
    `create table newsletter_subscriber (
      id bigint primary key generated always as identity,
      website text not null,
      email text not null,
      email_key text not null check (email_key <> ''),
      store_code text not null references store_view,
      state text not null check (state in ('pending', 'subscribed', 'unsubscribed')),
      serial integer not null default 0,
      consent_version text not null check (consent_version <> ''),
      requested_at timestamptz not null,
      confirmed_at timestamptz,
      left_at timestamptz,
      coupon_at timestamptz,
      unique (website, email_key)
    )`,
    `create index newsletter_pending on newsletter_subscriber (requested_at) where state = 'pending'`,
  ])
}
