import { sql } from 'kysely'
import type { Db } from '../platform/db/index.ts'

export type UrlTarget = {
  kind: 'product' | 'category' | 'cms_page'
  id: number
  /** Where it is to be found today; null if it has no address any more. Other than the path asked for: redirect. */
  currentPath: string | null
}

/** What stands at this path of the store, or stood there once. */
export async function findUrlPath(db: Db, storeCode: string, path: string): Promise<UrlTarget | undefined> {
  const { rows } = await sql<UrlTarget>`
    select
      case when asked.product_id is not null then 'product' when asked.category_id is not null then 'category'
        else 'cms_page' end as kind,
      coalesce(asked.product_id, asked.category_id, asked.page_id) as id,
      today.path as "currentPath"
    from url_path as asked
    left join url_path as today on today.store_code = asked.store_code and today.is_current
      and (today.product_id = asked.product_id or today.category_id = asked.category_id or today.page_id = asked.page_id)
    where asked.store_code = ${storeCode} and asked.path = ${path}`.execute(db)
  return rows[0]
}
