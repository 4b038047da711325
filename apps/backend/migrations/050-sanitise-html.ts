import { type Kysely, sql } from 'kysely'
import { sanitiseHtml } from '../src/platform/html/index.ts'

/** Older code shows the same documents. */
export const isAdditive = true

type Fields = Record<string, unknown>
type Stored = {
  table: 'content_document' | 'product_view' | 'category_view'
  column: 'document' | 'attributes'
  /** The HTML fields of the table, and the columns that identify a row. */
  fields: readonly string[]
  key: readonly string[]
}

const stored: readonly Stored[] = [
  {
    table: 'content_document',
    column: 'document',
    fields: ['content', 'short_content'],
    key: ['store_code', 'type', 'id'],
  },
  {
    table: 'product_view',
    column: 'attributes',
    fields: ['description', 'short_description'],
    key: ['store_code', 'product_id'],
  },
  { table: 'category_view', column: 'attributes', fields: ['description'], key: ['store_code', 'category_id'] },
]

const perRead = 500

/**
 * Sanitises HTML from imports that did not sanitise it yet, because pages show stored HTML unchanged. Widgets are kept: only imports that
 * already supported widgets can have stored any.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { prepareContent } = await import('@mantel/plugins/widget')
  const clean = (html: string, table: Stored['table']) =>
    table === 'content_document' ? prepareContent(html, sanitiseHtml).html : sanitiseHtml(html)
  for (const { table, column, fields, key } of stored) {
    const keys = sql.join(key.map((name) => sql.ref(name)))
    const hasMarkup = sql.join(
      fields.map((field) => sql`${sql.ref(column)} ->> ${field} like '%<%'`),
      sql` or `,
    )
    let after: unknown[] | null = null
    for (;;) {
      const isLater: ReturnType<typeof sql> = after ? sql`(${keys}) > (${sql.join(after)})` : sql`true`
      const { rows }: { rows: Fields[] } = await sql<Fields>`
        select ${keys}, ${sql.ref(column)} as found from ${sql.table(table)}
        where ${isLater} and (${hasMarkup}) order by ${keys} limit ${perRead}`.execute(db)
      for (const row of rows) {
        const found = row.found as Fields
        const changed: Fields = {}
        for (const field of fields) {
          const html = found[field]
          if (typeof html !== 'string' || !html.includes('<')) continue
          const safe = clean(html, table)
          if (safe !== html) changed[field] = safe
        }
        if (Object.keys(changed).length === 0) continue
        const isRow = sql.join(
          key.map((name) => sql`${sql.ref(name)} = ${row[name]}`),
          sql` and `,
        )
        await sql`update ${sql.table(table)}
          set ${sql.ref(column)} = ${JSON.stringify({ ...found, ...changed })}::jsonb where ${isRow}`.execute(db)
      }
      const last = rows.at(-1)
      if (!last || rows.length < perRead) break
      after = key.map((name) => last[name])
    }
  }
}
