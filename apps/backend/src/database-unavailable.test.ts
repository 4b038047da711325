import { Socket } from 'node:net'
import { sql } from 'kysely'
import { expect, it, vi } from 'vitest'
import { importDocuments, rowsOf } from './import/index.ts'
import { type Db, forShortStatements, inTransaction, isDatabaseUnavailable, openDatabase } from './platform/db/index.ts'
import { openPostgres } from './platform/db/open-postgres.ts'
import { testEngine, withTestDb } from './platform/db/testing.ts'
import { createDispatcher, emit } from './platform/events/index.ts'
import { silentLog } from './platform/log.ts'
import { stores } from './store/testing.ts'
import { startTcpProxy } from './testing/tcp-proxy.ts'
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

withTestDb('loss of the database', (getDb) => {
  // The embedded database runs in the same process, so its connection cannot be lost.
  it.runIf(testEngine === 'postgres')(
    'serves the catalogue, answers 503 to other calls, reports it in /readyz and recovers',
    async () => {
      const { proxy, databaseUrl } = await startDatabaseProxy(getDb())
      const connection = await openDatabase({ dataDir: '', databaseUrl, log: silentLog })
      const { app, settle, close } = await buildTestApp(connection)
      const input = { rows: rowsOf([product]), views: stores.views, type: 'product', storeCode: 'default' } as const
      await importDocuments({ db: getDb() }, input)
      await vi.waitFor(async () => {
        await settle()
        expect((await app.inject(search)).json().hits.total).toBe(1)
      }, 20_000)
      const ready = async () => (await app.inject('/readyz')).json()
      await vi.waitFor(async () => expect(await ready()).toMatchObject({ ready: true }), 20_000)

      proxy.cut()
      expect((await app.inject(search)).json().hits.hits[0]._source.name).toBe('Oak clock')
      expect((await app.inject('/api/stock/check?sku=CLK-1')).json()).toMatchObject({ code: 200, result: { qty: 4 } })
      expect((await app.inject('/api/product/list?skus=CLK-1')).json()).toEqual({
        code: 503,
        result: expect.stringContaining('at the moment'),
        error: 'unavailable',
      })
      expect(await ready()).toMatchObject({ ready: false, notReady: ['database'] })
      expect((await app.inject('/healthz')).statusCode).toBe(200)

      proxy.restore()
      await vi.waitFor(async () => {
        expect((await app.inject('/api/product/list?skus=CLK-1')).json()).toMatchObject({ code: 200 })
        expect(await ready()).toMatchObject({ ready: true })
      }, 10_000)
      await close()
      await connection.close()
      await proxy.remove()
    },
  )

  it.runIf(testEngine === 'postgres')(
    'handles events again after the packets of all its connections were lost',
    async () => {
      const setKeepAlive = vi.spyOn(Socket.prototype, 'setKeepAlive')
      const { proxy, databaseUrl } = await startDatabaseProxy(getDb())
      const connection = await openPostgres(databaseUrl, silentLog, { statementTimeout: 1000 })
      const { db, listen } = connection
      const dispatcher = createDispatcher({ db, log: silentLog, listen })
      const seen: number[] = []
      const handled: number[] = []
      dispatcher.everywhere('stock.changed', ({ ids }) => void seen.push(...ids))
      dispatcher.once('customer.email_proven', ({ customerId }) => void handled.push(customerId))
      await dispatcher.start()
      await dispatcher.drain()

      proxy.losePackets()
      await inTransaction(getDb(), async (tx) => {
        await emit(tx, { type: 'stock.changed', ids: [1] })
        await emit(tx, { type: 'customer.email_proven', customerId: 2 })
      })
      await vi.waitFor(() => expect([seen, handled]).toEqual([[1], [2]]), 20_000)
      expect(new Set(setKeepAlive.mock.calls.map(String))).toEqual(new Set([String([true, 10_000])]))
      await dispatcher.stop()
      await connection.close()
      await proxy.remove()
    },
  )

  it.runIf(testEngine === 'postgres')(
    'applies the statement timeout only to connections for short statements',
    async () => {
      const { proxy, databaseUrl } = await startDatabaseProxy(getDb())
      const connection = await openPostgres(databaseUrl, silentLog, { statementTimeout: 200 })
      const slow = sql`select pg_sleep(0.6)`
      await expect(slow.execute(connection.db)).resolves.toBeDefined()
      const failure = await slow.execute(forShortStatements(connection.db)).catch((error: unknown) => error)
      expect(isDatabaseUnavailable(failure)).toBe(true)
      await connection.close()
      await proxy.remove()
    },
  )
})

async function startDatabaseProxy(db: Db) {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db)
  const url = new URL(process.env.MANTEL_TEST_DATABASE_URL ?? '')
  const proxy = await startTcpProxy({ host: url.hostname, port: Number(url.port) })
  url.hostname = '127.0.0.1'
  url.port = String(proxy.port)
  url.pathname = `/${rows[0]?.name}`
  return { proxy, databaseUrl: url.href }
}
