import type { Kysely } from 'kysely'
import { runStatements } from './run-statements.ts'

export const isAdditive = true

/**
 * The id of a product can be changed: its rows in other tables follow. An import needs it when the document of a product
 * has another id than the copy that an earlier document of its parent contained.
 */
export function up(db: Kysely<unknown>): Promise<void> {
  return runStatements(db, [
    `do $$
      declare reference record;
      begin
        for reference in
          select conrelid::regclass as table_name, conname, pg_get_constraintdef(oid) as definition
          from pg_constraint
          where contype = 'f' and confupdtype = 'a' and confrelid in ('product'::regclass, 'product_view'::regclass)
        loop
          execute format('alter table %s drop constraint %I, add constraint %I %s on update cascade',
            reference.table_name, reference.conname, reference.conname, reference.definition);
        end loop;
      end $$`,
  ])
}
