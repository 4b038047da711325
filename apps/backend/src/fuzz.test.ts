import type { EndpointName } from '@mantel/contract'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { expect, it } from 'vitest'
import { importDocuments, rowsOf } from './import/index.ts'
import { withTestDb } from './platform/db/testing.ts'
import { malformedRequests } from './platform/http/fuzz/malformed-requests.ts'
import { malformedSearches } from './platform/http/fuzz/malformed-searches.ts'
import { replyFault } from './platform/http/fuzz/reply-faults.ts'
import type { OpenApi } from './platform/http/openapi.ts'
import { stores } from './store/testing.ts'
import { buildTestApp } from './testing/test-app.ts'

/** Products that are imported, so that queries have data. */
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

withTestDb('the complete back end', (getDb, getConnection) => {
  it('implements every endpoint and refuses every malformed request with an error in the API envelope', async () => {
    const { app, settle, close } = await buildTestApp(getConnection())
    await importDocuments(
      { db: getDb() },
      { rows: rowsOf(products), views: stores.views, type: 'product', storeCode: 'default' },
    )
    await settle()
    const faults: string[] = []
    for (const request of [...malformedRequests(await listEndpoints(app)), ...malformedSearches()]) {
      const fault = replyFault(request, await app.inject(request as InjectOptions))
      if (fault) faults.push(`${request.description}: ${fault}`)
    }
    expect(faults).toEqual([])
    const found = await app.inject('/api/catalog/catalog_default/product/_search?size=1')
    expect(found.json().hits.total).toBe(products.length)
    await close()
  })
})

/** Every endpoint that the OpenAPI document lists. */
async function listEndpoints(app: FastifyInstance): Promise<EndpointName[]> {
  const { paths } = (await app.inject('/api/openapi.json')).json<OpenApi>()
  const operations = Object.values(paths).flatMap((methods) => Object.values(methods))
  // An endpoint without a handler answers 501, which only another host's client may see.
  expect(operations.filter((operation) => !operation['x-implemented']).map(({ operationId }) => operationId)).toEqual(
    [],
  )
  expect(operations.length).toBeGreaterThan(100)
  return operations.map(({ operationId }) => operationId)
}
