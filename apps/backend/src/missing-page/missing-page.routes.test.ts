import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import type { Ctx } from '../platform/context.ts'
import { withTestDb } from '../platform/db/testing.ts'
import { buildTestHttp } from '../platform/http/testing.ts'
import { maxPathLength, maxPaths } from './count-missing-page.ts'
import { missingPageHandlers } from './missing-page.routes.ts'

withTestDb('missing pages', (getDb) => {
  let app: FastifyInstance
  let now = new Date('2026-03-01T10:00:00Z')

  beforeAll(async () => {
    app = buildTestHttp({
      handlers: missingPageHandlers(),
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

  const report = (requestUrl: unknown, storeCode = 'default') =>
    app.inject({
      method: 'POST',
      url: `/api/ext/page-not-found?storeCode=${storeCode}`,
      payload: { report: { requestUrl, storeId: 1 } },
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
