import { elasticsearch, type SearchQuery } from '@vue-storefront/storefront-query-builder'
import { QueryChain } from './query-chain.ts'

export type BuiltBody = { query?: { bool: { filter: unknown } }; [key: string]: unknown }

/**
 * Builds an Elasticsearch request body with the published query builder. The cast is needed because its settings type requires more
 * than it reads.
 */
export function buildBody(searchQuery: SearchQuery, config: object): Promise<BuiltBody> {
  return elasticsearch.buildQueryBodyFromSearchQuery({
    config: config as never,
    queryChain: new QueryChain(),
    searchQuery,
  })
}
