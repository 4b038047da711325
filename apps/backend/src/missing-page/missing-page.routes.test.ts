import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { Ctx } from '../platform/context.ts'
import { withTestDb } from '../platform/db/testing.ts'
import { buildTestHttp } from '../platform/http/testing.ts'
import { longestPath, mostPaths } from './count-missing-page.ts'
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

  test('a path is counted in its store, with its first and last time', async () => {
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

  test('many at once are all counted', async () => {
    await Promise.all(Array.from({ length: 12 }, () => report('/rush')))
    expect(await counted()).toEqual([{ store_code: 'default', path: '/rush', times: 12 }])
  })

  test.each([
    ['/a?email=jo@mail.example&token=1#top', '/a'],
    ['https://shop.example/b%C3%BCcher', '/bücher'],
    ['/nul%00l', '/null'],
    ['/%E0%A4%A', '/%E0%A4%A'],
    [`/${'x'.repeat(900)}`, `/${'x'.repeat(longestPath - 1)}`],
  ])('of %j only the path is kept, within its length', async (url, path) => {
    expect((await report(url)).statusCode).toBe(200)
    expect((await counted()).map((row) => row.path)).toEqual([path])
  })

  test.each(['/jo@mail.example', '/create-password/token/abc/email/x', '/de/my-account/orders/7', 'http://'])(
    '%s may tell of a person and is not kept',
    async (url) => {
      expect((await report(url)).json()).toEqual({ code: 200, result: true })
      expect(await counted()).toEqual([])
    },
  )

  test('a store that has counted too many paths counts only those it knows', async () => {
    await sql`insert into page_not_found (store_code, path)
      select 'default', '/' || number from generate_series(1, ${sql.lit(mostPaths)}) as number`.execute(getDb())
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
