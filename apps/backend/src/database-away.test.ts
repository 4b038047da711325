import { expect, test, vi } from 'vitest'
import { importDocuments, rowsOf } from './import/index.ts'
import { openDatabase } from './platform/db/index.ts'
import { testEngine, withTestDb } from './platform/db/testing.ts'
import { silentLog } from './platform/log.ts'
import { stores } from './store/testing.ts'
import { layLine } from './testing/cut-line.ts'
import { buildTestApp } from './testing/test-app.ts'

const product = {
  id: 1,
  sku: 'CLK-1',
  name: 'Oak clock',
  type_id: 'simple',
  price: 10,
  stock: { qty: 4, is_in_stock: true },
}
const search = '/api/catalog/catalog_default/product/_search?size=10'

withTestDb('a database that goes away', (getDb) => {
  // The embedded database lives in the process: it cannot go away without it.
  test.runIf(testEngine === 'postgres')(
    'browsing goes on, what needs it says why, readyz says which, and it comes back by itself',
    async () => {
      const { rows } = await getDb().executeQuery<{ name: string }>({
        ...getDb()
          .selectNoFrom(({ fn }) => fn<string>('current_database').as('name'))
          .compile(),
      })
      const url = new URL(process.env.MANTEL_TEST_DATABASE_URL ?? '')
      const line = await layLine({ host: url.hostname, port: Number(url.port) })
      url.hostname = '127.0.0.1'
      url.port = String(line.port)
      url.pathname = `/${rows[0]?.name}`
      const connection = await openDatabase({ dataDir: '', databaseUrl: url.href, log: silentLog })
      const { app, settle, close } = await buildTestApp(connection)
      const input = { rows: rowsOf([product]), views: stores.views, type: 'product', storeCode: 'default' } as const
      await importDocuments({ db: getDb() }, input)
      await vi.waitFor(async () => {
        await settle()
        expect((await app.inject(search)).json().hits.total).toBe(1)
      }, 5000)
      const ready = async () => (await app.inject('/readyz')).json()
      await vi.waitFor(async () => expect(await ready()).toMatchObject({ ready: true }), 10_000)

      line.cut()
      expect((await app.inject(search)).json().hits.hits[0]._source.name).toBe('Oak clock')
      expect((await app.inject('/api/stock/check?sku=CLK-1')).json()).toMatchObject({ code: 200, result: { qty: 4 } })
      expect((await app.inject('/api/product/list?skus=CLK-1')).json()).toEqual({
        code: 503,
        result: expect.stringContaining('at the moment'),
      })
      expect(await ready()).toMatchObject({ ready: false, notReady: ['database'] })
      expect((await app.inject('/healthz')).statusCode).toBe(200)

      line.mend()
      await vi.waitFor(async () => {
        expect((await app.inject('/api/product/list?skus=CLK-1')).json()).toMatchObject({ code: 200 })
        expect(await ready()).toMatchObject({ ready: true })
      }, 10_000)
      await close()
      await connection.close()
      await line.remove()
    },
  )
})
