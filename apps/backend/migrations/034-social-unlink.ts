import type { Kysely } from 'kysely'
import { runStatements } from './run-statements.ts'

/** Older code writes only the kinds of events that it knows. */
export const isAdditive = true

/** A security event for an account with a login provider that is no longer linked. */
export function up(db: Kysely<unknown>): Promise<void> {
  return runStatements(db, [
    'alter table security_event drop constraint security_event_kind_check',
    `alter table security_event add constraint security_event_kind_check check (kind in ('login', 'login_failed',
      'password_change', 'password_reset', 'email_change', 'email_confirmation', 'sign_out_everywhere', 'data_export',
      'social_link', 'social_unlink'))`,
  ])
}
