import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createBackend, createLog, importDocuments, rowsOf } from '@mantel/backend'
import { openTestDatabase } from '@mantel/backend/database/testing'
import { unlimitedStores } from '@mantel/backend/store/testing'
import { createCaller, createEngine, queryCatalog } from '@mantel/client'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { injectFetch } from './inject-fetch.ts'

type Mode = 'rest' | 'graphql'

/** Requests as the storefront's pages send them. */
const requests = [
  {
    type: 'product',
    request: { _appliedFilters: [{ attribute: 'sku', value: { in: ['P-1', 'P-7'] }, scope: 'default' }] },
    size: 2,
  },
  {
    type: 'product',
    request: {
      _appliedFilters: [
        { attribute: 'visibility', value: { in: [2, 3, 4] }, scope: 'default' },
        { attribute: 'color', value: { in: ['49'] }, scope: 'catalog' },
      ],
      _availableFilters: [{ field: 'color', scope: 'catalog', options: { excludeSelf: true } }],
      _appliedSort: [{ field: 'price', options: { order: 'desc' } }],
    },
    size: 5,
    from: 5,
    include: ['sku', 'name', 'price'],
  },
  {
    type: 'category',
    request: { _appliedFilters: [{ attribute: 'is_active', value: { eq: true }, scope: 'default' }] },
    size: 50,
  },
  { type: 'attribute', request: { _appliedFilters: [] }, size: 10 },
] as const

let backend: Awaited<ReturnType<typeof createBackend>>
let close: () => Promise<void>
const called: Record<Mode, string[]> = { rest: [], graphql: [] }

beforeAll(async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'mantel-graphql-'))
  const log = createLog({ level: 'silent' })
  const views = unlimitedStores.views.map((view) =>
    view.code === 'default' ? { ...view, settings: { ...view.settings, serverApi: 'graphql' as const } } : view,
  )
  const stores = { ...unlimitedStores, views }
  const connection = await openTestDatabase()
  backend = await createBackend({ connection, stores, dataDir, log, secretKey: 'a key for tests only', version: '0' })
  const products = Array.from({ length: 20 }, (_, at) => ({
    id: at + 1,
    sku: `P-${at}`,
    name: `Clock ${at}`,
    type_id: 'simple',
    status: 1,
    visibility: (at % 4) + 1,
    price: at * 3,
    tax_class_id: '0',
    color: at % 2 ? 49 : 50,
    stock: { is_in_stock: true, qty: 5 },
  }))
  const category = {
    id: 2,
    parent_id: 1,
    path: '1/2',
    name: 'All',
    url_path: 'all',
    is_active: true,
    level: 1,
    position: 1,
  }
  for (const [type, documents] of [
    ['product', products],
    ['category', [category]],
  ] as const)
    await importDocuments({ db: connection.db }, { rows: rowsOf(documents), views, type, storeCode: 'default' })
  await backend.start()
  close = async () => {
    await backend.close()
    await connection.close()
    await rm(dataDir, { recursive: true, force: true })
  }
}, 120_000)
afterAll(() => close?.())

function engineOf(serverApi: Mode) {
  const found = unlimitedStores.views.find(({ code }) => code === 'default')!
  const view = { ...found, settings: { ...found.settings, serverApi } }
  const inject = injectFetch(backend.app, 'localhost')
  const fetch: typeof inject = (url, init) => {
    called[serverApi].push(url.split('?')[0] ?? '')
    return inject(url, init)
  }
  const caller = createCaller({ fetch, baseUrl: '', storeCode: 'default', tokenIn: view.settings.tokenIn })
  return createEngine({ view, runtime: 'server', caller })
}

it('gives the storefront the same documents through GraphQL as through REST', async () => {
  for (const request of requests) {
    const [rest, graphql] = await Promise.all(
      (['rest', 'graphql'] as const).map((mode) => queryCatalog(engineOf(mode), request as never, { keep: 'nowhere' })),
    )
    const shown = (outcome: typeof rest) =>
      outcome?.ok && { ...outcome.result, items: outcome.result.items.map((item) => ({ ...item, _score: null })) }
    expect(shown(graphql)).toEqual(shown(rest))
    expect(shown(rest)).not.toBe(false)
  }
  expect(called.graphql.filter((path) => path === '/graphql')).toHaveLength(3)
  expect(called.rest).not.toContain('/graphql')
})
