import type { EndpointName } from '@mantel/contract'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { expect, test } from 'vitest'
import { importDocuments, rowsOf } from './import/index.ts'
import { withTestDb } from './platform/db/testing.ts'
import { malformedRequests } from './platform/http/fuzz/malformed.ts'
import { malformedSearches } from './platform/http/fuzz/malformed-searches.ts'
import { replyFault } from './platform/http/fuzz/reply-faults.ts'
import type { OpenApi } from './platform/http/openapi.ts'
import { stores } from './store/testing.ts'
import { buildTestApp } from './testing/test-app.ts'

/** Enough that a query has something to run over. */
const products = Array.from({ length: 20 }, (_, id) => ({
  id: id + 1,
  sku: `CLK-${id}`,
  name: `Oak clock ${id}`,
  type_id: 'simple',
  status: 1,
  visibility: 4,
  price: 10 + id,
  tax_class_id: '2',
  color: 49,
  url_path: `clocks/oak-${id}.html`,
}))

withTestDb('the whole back end', (getDb, getConnection) => {
  test('survives every malformed request, refuses it in the envelope and shows no insides', async () => {
    const { app, settle, close } = await buildTestApp(getConnection())
    await importDocuments(
      { db: getDb() },
      { rows: rowsOf(products), views: stores.views, type: 'product', storeCode: 'default' },
    )
    await settle()
    const faults: string[] = []
    for (const request of [...malformedRequests(await builtCalls(app)), ...malformedSearches()]) {
      const fault = replyFault(request, await app.inject(request as InjectOptions))
      if (fault) faults.push(`${request.what}: ${fault}`)
    }
    expect(faults).toEqual([])
    const found = await app.inject('/api/catalog/catalog_default/product/_search?size=1')
    expect(found.json().hits.total).toBe(products.length)
    await close()
  })
})

/** What is not built answers 501 whatever comes; the HTTP layer's own test covers it. */
async function builtCalls(app: FastifyInstance): Promise<EndpointName[]> {
  const { paths } = (await app.inject('/api/openapi.json')).json<OpenApi>()
  return Object.values(paths)
    .flatMap((methods) => Object.values(methods))
    .filter((operation) => operation['x-implemented'])
    .map((operation) => operation.operationId)
}
