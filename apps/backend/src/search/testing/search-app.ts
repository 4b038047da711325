import { resolveStore, type Stores } from '@mantel/domain/store'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../../platform/db/index.ts'
import { buildHttp } from '../../platform/http/build-http.ts'
import { silentLog } from '../../platform/log.ts'
import { stores as shipped } from '../../store/testing.ts'
import { type CatalogIndex, type CatalogIndexOptions, createCatalogIndex } from '../catalog-index.ts'
import { searchHandlers } from '../search.routes.ts'

type Options = Pick<CatalogIndexOptions, 'source'> & Partial<CatalogIndexOptions> & { stores?: Stores }

/** Tokens such as 'group-11' prove membership of group 11 in the trade stores. */
const resolveGroup = (view: { website: string }, token: string | undefined): number | null => {
  const id = /^group-(\d+)$/.exec(token ?? '')?.[1]
  return id && view.website === 'trade' ? Number(id) : null
}

export type SearchApp = {
  app: FastifyInstance
  catalog: CatalogIndex
  /** Sends a search with named filters by POST. */
  find(query: object, more?: { index?: string; type?: string; parameters?: string; host?: string }): Promise<FoundReply>
}

export type FoundReply = {
  status: number
  total: number
  hits: Record<string, unknown>[]
  aggregations: Record<string, { buckets: { key: unknown; doc_count: number }[]; value?: number | null }>
  body: Record<string, unknown>
  text: string
  headers: Record<string, unknown>
}

export async function searchApp({ stores = shipped, ...options }: Options): Promise<SearchApp> {
  const catalog = createCatalogIndex({
    views: stores.views,
    log: silentLog,
    now: () => new Date('2026-11-15T12:00:00Z'),
    ...options,
  })
  await catalog.buildAll()
  const app = buildHttp({
    handlers: searchHandlers({ catalog, stores, resolveGroup }),
    resolveView: (where) => resolveStore(stores, where).view,
    createContext: (base) => ({ ...base, db: {} as Db, now: () => new Date(0) }),
    log: silentLog,
    version: '0',
  })
  return {
    app,
    catalog,
    async find(query, { index = 'catalog_default', type = 'product', parameters = '', host = 'localhost' } = {}) {
      const url = `/api/catalog/${index}/${type}/_search?request_format=search-query&response_format=compact&${parameters}`
      const reply = await app.inject({ method: 'POST', url, payload: query, headers: { host } })
      const body = reply.json()
      const { hits = [], total, aggregations = {} } = body
      return { status: reply.statusCode, total, hits, aggregations, body, text: reply.body, headers: reply.headers }
    },
  }
}
