import type { Kysely } from 'kysely'
import { runStatements } from './run-statements.ts'

/**
 * Counts of attempts, shared by all processes and kept over restarts. The columns are those that rate-limiter-flexible
 * expects. The table replaces sign_in_try, which remains for processes of the previous release.
 */
export function up(db: Kysely<unknown>): Promise<void> {
  return runStatements(db, [
    `create table rate_limit (
      key varchar(255) primary key,
      points integer not null default 0,
      expire bigint
    )`,
    `create index rate_limit_expire on rate_limit (expire)`,
  ])
}
