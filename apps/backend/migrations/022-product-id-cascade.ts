import type { Kysely } from 'kysely'
import { runStatements } from './run-statements.ts'

export const isAdditive = true

/**
 * The id of a product can be changed: its rows in other tables follow. An import needs it when the document of a product
 * has another id than the copy that an earlier document of its parent contained. The replaced constraints have checked all
 * rows, so the new ones do not check them again (not valid); they apply to every later change. A statement that waits long
 * for a lock would block all requests behind it: it fails instead.
 */
export function up(db: Kysely<unknown>): Promise<void> {
  return runStatements(db, [
    `set local lock_timeout = '10s'`,
    `do $$
      declare reference record;
      begin
        for reference in
          select conrelid::regclass as table_name, conname, pg_get_constraintdef(oid) as definition
          from pg_constraint
          where contype = 'f' and confupdtype = 'a' and confrelid in ('product'::regclass, 'product_view'::regclass)
          order by conrelid, conname
        loop
          execute format('alter table %s drop constraint %I, add constraint %I %s on update cascade not valid',
            reference.table_name, reference.conname, reference.conname, reference.definition);
        end loop;
      end $$`,
    'set local lock_timeout to default',
  ])
}
