import { beforeAll, expect, it } from 'vitest'
import { publishPosts } from './content/publish-posts.ts'
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

withTestDb('readable content', (getDb) => {
  const view = viewOf('default')
  const now = new Date('2026-11-17T12:00:00Z')
  const ids = async (type: 'cms_page' | 'cms_block' | 'cms_blog', at = now) =>
    (await contentReaders(() => at)[type](getDb(), view)).map((document) => document.id)

  beforeAll(async () => {
    await syncStoreViews(getDb(), stores.views)
    const write = (type: 'cms_page' | 'cms_block' | 'cms_blog', documents: object[]) =>
      importDocuments({ db: getDb() }, { rows: rowsOf(documents), views: stores.views, storeCode: view.code, type })
    for (const type of ['cms_page', 'cms_block'] as const)
      await write(type, [
        { id: 1, identifier: 'open', title: 'Open', content: '<p>a<script>steal()</script></p>' },
        { id: 2, identifier: 'closed', title: 'Closed', content: '', active: false },
        { id: 3, identifier: 'closed-as-text', title: 'Closed', content: '', active: '0' },
      ])
    await write('cms_blog', [
      { id: 1, url_key: 'past', status: 1, publish_date: '2026-11-17 11:59:00' },
      { id: 2, url_key: 'future', status: 1, publish_date: '2026-11-17 12:01:00' },
      { id: 3, url_key: 'undated', status: 1 },
    ])
  })

  it.each(['cms_page', 'cms_block'] as const)('reads only active documents of type %s', async (type) => {
    expect(await ids(type)).toEqual([1])
  })

  it('sanitises pages and blocks when they are imported', async () => {
    const [page] = await contentReaders().cms_page(getDb(), view)
    expect(page).toMatchObject({ content: '<p>a</p>' })
  })

  it('shows a post as soon as its publish date is reached', async () => {
    expect(await ids('cms_blog')).toEqual([1, 3])
    expect(await ids('cms_blog', new Date('2026-11-17T12:01:00Z'))).toEqual([1, 2, 3])
  })

  it('emits an event for each post that has reached its publish date and is not in the index', async () => {
    const indexed = new Set([1, 3])
    const publish = (at: Date) =>
      publishPosts({ db: getDb(), now: () => at, stores, isIndexed: async (_view, id) => indexed.has(id) })
    expect(await publish(now)).toBe(0)
    expect(await publish(new Date('2026-11-17T12:05:00Z'))).toBe(1)
    indexed.add(2)
    expect(await publish(new Date('2026-11-17T12:10:00Z'))).toBe(0)
  })
})
