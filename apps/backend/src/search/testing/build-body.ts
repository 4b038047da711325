import { elasticsearch, type SearchQuery } from '@vue-storefront/storefront-query-builder'
import { QueryChain } from './query-chain.ts'

export type BuiltBody = { query?: { bool: { filter: unknown } }; [key: string]: unknown }

/** Form A as the published query builder writes it. Its type of settings asks for more than it reads. */
export function buildBody(searchQuery: SearchQuery, config: object): Promise<BuiltBody> {
  return elasticsearch.buildQueryBodyFromSearchQuery({
    config: config as never,
    queryChain: new QueryChain(),
    searchQuery,
  })
}
