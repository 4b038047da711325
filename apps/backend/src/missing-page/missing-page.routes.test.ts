import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import type { Ctx } from '../platform/context.ts'
import { withTestDb } from '../platform/db/testing.ts'
import { buildTestHttp } from '../platform/http/testing.ts'
import { stores, viewOf } from '../store/testing.ts'
import { findMovedPath } from '../url/index.ts'
import { maxPathLength, maxPaths } from './count-missing-page.ts'
import { listMissingPages, missingPageHandlers, redirectMissingPage } from './index.ts'

withTestDb('missing pages', (getDb) => {
  let app: FastifyInstance
  let now = new Date('2026-03-01T10:00:00Z')

  beforeAll(async () => {
    app = buildTestHttp({
      handlers: missingPageHandlers(stores),
      resolveView: ({ storeCode = 'default' }) => viewOf(storeCode),
      createContext: ({ view, log }): Ctx => ({ view, log, db: getDb(), now: () => now }),
    })
    await getDb()
      .insertInto('store_view')
      .values([
        { code: 'default', store_id: 1, website: 'mantel' },
        { code: 'de', store_id: 2, website: 'mantel' },
      ])
      .execute()
  })
  beforeEach(async () => {
    await getDb().deleteFrom('page_not_found').execute()
  })

  const report = (requestUrl: unknown, storeCode = 'default', referrer?: string) =>
    app.inject({
      method: 'POST',
      url: `/api/ext/page-not-found?storeCode=${storeCode}`,
      payload: { report: { requestUrl, storeId: 1, referrer } },
    })
  const counted = () =>
    getDb()
      .selectFrom('page_not_found')
      .select(['store_code', 'path', 'times'])
      .orderBy('store_code')
      .orderBy('path')
      .execute()

  it('counts a path in its store with the first and last time', async () => {
    const first = now
    expect((await report('/old-clock')).json()).toEqual({ code: 200, result: true })
    now = new Date('2026-03-02T10:00:00Z')
    await report('/old-clock')
    await report('/old-clock', 'de')
    expect(await counted()).toEqual([
      { store_code: 'de', path: '/old-clock', times: 1 },
      { store_code: 'default', path: '/old-clock', times: 2 },
    ])
    const row = await getDb()
      .selectFrom('page_not_found')
      .select(['first_at', 'last_at'])
      .where('store_code', '=', 'default')
      .executeTakeFirstOrThrow()
    expect(row).toEqual({ first_at: first, last_at: now })
  })

  it('counts all of many concurrent requests', async () => {
    await Promise.all(Array.from({ length: 12 }, () => report('/rush')))
    expect(await counted()).toEqual([{ store_code: 'default', path: '/rush', times: 12 }])
  })

  it.each([
    ['/a?email=jo@mail.example&token=1#top', '/a'],
    ['https://shop.example/b%C3%BCcher', '/bücher'],
    ['/nul%00l', '/null'],
    ['/%E0%A4%A', '/%E0%A4%A'],
    [`/${'x'.repeat(900)}`, `/${'x'.repeat(maxPathLength - 1)}`],
  ])('stores only the path of %j, truncated to the maximum length', async (url, path) => {
    expect((await report(url)).statusCode).toBe(200)
    expect((await counted()).map((row) => row.path)).toEqual([path])
  })

  it.each(['/jo@mail.example', '/create-password/token/abc/email/x', '/de/my-account/orders/7', 'http://'])(
    'does not store %s, which may identify a person',
    async (url) => {
      expect((await report(url)).json()).toEqual({ code: 200, result: true })
      expect(await counted()).toEqual([])
    },
  )

  it.each([
    ['http://localhost:3000/blog?email=jo@mail.example', '/blog'],
    ['https://search.example/results?q=private', 'https://search.example'],
    ['/clocks', '/clocks'],
    ['http://localhost:3000/my-account/orders/7', ''],
    ['javascript:alert(1)', ''],
    ['', ''],
  ])('keeps no more of the referrer %j than is needed to find the link', async (referrer, kept) => {
    expect((await report('/linked', 'default', referrer)).statusCode).toBe(200)
    expect(await listMissingPages(getDb(), { limit: 5 })).toMatchObject([{ path: '/linked', referrer: kept }])
  })

  it('lists the most requested paths first, with the last known referrer', async () => {
    await report('/rare')
    await report('/often', 'default', '/blog')
    await report('/often')
    await report('/elsewhere', 'de')
    const inStore = await listMissingPages(getDb(), { storeCode: 'default', limit: 5 })
    expect(inStore.map(({ path, times, referrer }) => [path, times, referrer])).toEqual([
      ['/often', 2, '/blog'],
      ['/rare', 1, ''],
    ])
    expect(await listMissingPages(getDb(), { limit: 2 })).toHaveLength(2)
  })

  it('turns a missing path into a redirect to a page of the store', async () => {
    const db = getDb()
    const view = viewOf('default')
    const document = { store_code: 'default', type: 'cms_page', id: 7, document: '{}' } as const
    await db
      .insertInto('content_document')
      .values(document as never)
      .execute()
    const path = { store_code: 'default', path: 'about-us', page_id: 7, is_current: true } as const
    await db
      .insertInto('url_path')
      .values(path as never)
      .execute()
    await report('/old-about')
    const redirect = (from: string, to: string) => redirectMissingPage({ db, view }, { from, to })
    expect(await redirect('/old-about', '/nowhere')).toEqual({ ok: false, problem: 'target_missing' })
    expect(await redirect('/about-us', '/about-us')).toEqual({ ok: false, problem: 'path_in_use' })
    expect(await redirect(' / ', '/about-us')).toEqual({ ok: false, problem: 'path_invalid' })
    expect(await counted()).toHaveLength(1)
    expect(await redirect('/old-about/', 'about-us')).toEqual({ ok: true, to: 'about-us' })
    expect(await redirect('/older-about', '/old-about')).toEqual({ ok: true, to: 'about-us' })
    expect(await counted()).toEqual([])
    expect(await findMovedPath({ db, view }, '/old-about')).toBe('about-us')
    expect(await findMovedPath({ db, view }, '/older-about')).toBe('about-us')
  })

  it('counts only existing paths in a store that has reached the limit', async () => {
    await sql`insert into page_not_found (store_code, path)
      select 'default', '/' || number from generate_series(1, ${sql.lit(maxPaths)}) as number`.execute(getDb())
    await report('/one-more')
    await report('/7')
    const found = await getDb()
      .selectFrom('page_not_found')
      .select(['path', 'times'])
      .where('path', 'in', ['/one-more', '/7'])
      .execute()
    expect(found).toEqual([{ path: '/7', times: 2 }])
  })
})
