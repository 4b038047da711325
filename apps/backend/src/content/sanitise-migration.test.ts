import { type Kysely, sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import { up } from '../../migrations/050-sanitise-html.ts'
import { importDocuments, rowsOf } from '../import/index.ts'
import { syncStoreViews } from '../platform/db/index.ts'
import { withTestDb } from '../platform/db/testing.ts'
import { stores } from '../store/testing.ts'

withTestDb('sanitising of stored HTML', (getDb) => {
  const attack = '<p onclick="steal()">Text</p><script>steal()</script>'
  const widget = '<!--widget {"type":"form","settings":{"name":"search"}}-->'

  beforeAll(async () => {
    const db = getDb()
    await syncStoreViews(db, stores.views)
    const rows = [
      { _type: 'category', _id: '50', _source: { id: 50, name: 'Clocks', url_key: 'clocks', description: 'x' } },
      {
        _type: 'product',
        _id: '1',
        _source: { id: 1, sku: 'A', name: 'Clock', price: 1, description: 'x', short_description: 'y', size: 'S' },
      },
      ...Array.from({ length: 1200 }, (_, at) => ({
        _type: 'cms_block',
        _id: String(at + 1),
        _source: { id: at + 1, identifier: `block-${at}`, title: 'Block', content: 'x' },
      })),
    ]
    await importDocuments({ db }, { rows: rowsOf(rows), views: stores.views, storeCode: 'default' })
    // Stores HTML like a version that did not sanitise it.
    const set = (field: string, html: string) => sql`jsonb_build_object(${field}::text, ${html}::text)`
    await sql`update content_document set document = document || ${set('content', `${attack}${widget}`)}`.execute(db)
    await sql`update product_view set attributes = attributes || ${set('description', attack)}`.execute(db)
    await sql`update category_view set attributes = attributes || ${set('description', attack)}`.execute(db)
  }, 60_000)

  it('removes scripts from every stored page, block, product and category, and keeps the rest', async () => {
    const db = getDb()
    await up(db as unknown as Kysely<unknown>)
    const blocks = await db.selectFrom('content_document').select('document').execute()
    expect(blocks).toHaveLength(1200)
    expect(new Set(blocks.map(({ document }) => document.content))).toEqual(new Set([`<p>Text</p>${widget}`]))
    expect(blocks[0]?.document).toMatchObject({ title: 'Block' })
    const product = await db.selectFrom('product_view').select('attributes').executeTakeFirstOrThrow()
    expect(product.attributes).toMatchObject({ description: '<p>Text</p>', short_description: 'y', size: 'S' })
    const category = await db.selectFrom('category_view').select('attributes').executeTakeFirstOrThrow()
    expect(category.attributes).toMatchObject({ description: '<p>Text</p>' })
  })

  it('changes nothing the second time', async () => {
    const db = getDb()
    const read = async () => (await sql`select * from content_document order by id`.execute(db)).rows
    const before = await read()
    await up(db as unknown as Kysely<unknown>)
    expect(await read()).toEqual(before)
  })
})
