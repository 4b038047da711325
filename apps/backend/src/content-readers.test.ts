import { beforeAll, expect, it } from 'vitest'
import { contentReaders } from './content-readers.ts'
import { importDocuments, rowsOf } from './import/index.ts'
import { syncStoreViews } from './platform/db/index.ts'
import { withTestDb } from './platform/db/testing.ts'
import { stores, viewOf } from './store/testing.ts'

withTestDb('published posts', (getDb) => {
  const view = viewOf('default')

  beforeAll(async () => {
    await syncStoreViews(getDb(), stores.views)
    const documents = [
      { id: 1, title: 'Published', url_key: 'published', status: 1 },
      { id: 2, title: 'Draft', url_key: 'draft', status: 2 },
      { id: 3, title: 'Published as text', url_key: 'text', status: '1' },
      { id: 4, title: 'Closed', url_key: 'closed', status: 0 },
    ]
    for (const type of ['cms_blog', 'cms_blog_category'] as const)
      await importDocuments(
        { db: getDb() },
        { rows: rowsOf(documents), views: stores.views, storeCode: view.code, type },
      )
  })

  it.each(['cms_blog', 'cms_blog_category'] as const)('reads only published documents of type %s', async (type) => {
    const ids = async (wanted?: number[]) =>
      (await contentReaders()[type](getDb(), view, wanted)).map((document) => document.id)
    expect(await ids()).toEqual([1, 3])
    expect(await ids([2, 3, 4])).toEqual([3])
  })
})
