import type { Kysely } from 'kysely'
import { runStatements } from './run-statements.ts'

/** Older code never reads the new table. */
export const isAdditive = true

/** Pictures of the shop's social feed, in their order. The files are in the media folder. */
export function up(db: Kysely<unknown>): Promise<void> {
  return runStatements(db, [
    `create table feed_entry (
      id text primary key,
      position integer not null,
      permalink text not null,
      caption text not null,
      media_type text not null,
      image text not null
    )`,
  ])
}
