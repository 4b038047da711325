import type { Kysely } from 'kysely'
import { runStatements } from './run-statements.ts'

/** Older code never reads the new table and leaves the new column at its default. */
export const isAdditive = true

/**
 * Messages that contact forms have sent, as digests: a form's token is used once, and the same message is not sent twice. Missing pages
 * also keep the page that linked to them last.
 */
export function up(db: Kysely<unknown>): Promise<void> {
  return runStatements(db, [
    `create table form_message (
      token_id text primary key,
      digest text not null,
      sent_at timestamptz not null
    )`,
    'create index form_message_digest on form_message (digest, sent_at)',
    'create index form_message_sent on form_message (sent_at)',
    `alter table page_not_found add column referrer text not null default '' check (char_length(referrer) <= 255)`,
  ])
}
