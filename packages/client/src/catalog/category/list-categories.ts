import type { CategoryDocument } from '@mantel/contract'
import { categories as limits } from '@mantel/domain/constants'
import type { Engine } from '../../engine.ts'
import { categoryFields } from '../queries/fields.ts'
import { type AppliedFilter, attributeFilter, searchRequest } from '../queries/search-request.ts'
import { queryCatalog } from '../query-catalog.ts'

export type CategoryQuery = {
  /** In addition to "is active". Such a list is requested each time. */
  filters?: readonly AppliedFilter[]
  include?: readonly string[]
  skipCache?: boolean
}

/** Active categories by position. The whole list is requested once and then served from memory. null: no answer. */
export function listCategories(engine: Engine, query: CategoryQuery = {}): Promise<CategoryDocument[] | null> {
  const { requestCache } = engine
  if (query.filters || query.include || query.skipCache) return fetchCategories(engine, query)
  requestCache.categories ??= fetchCategories(engine, {}).then((list) => {
    if (list === null) requestCache.categories = null
    return list
  })
  return requestCache.categories
}

async function fetchCategories(
  engine: Engine,
  { filters = [], include = categoryFields, skipCache = false }: CategoryQuery,
): Promise<CategoryDocument[] | null> {
  const answer = await queryCatalog(
    engine,
    {
      type: 'category',
      request: searchRequest({ filters: [attributeFilter('is_active', { eq: true }), ...filters], sort: limits.sort }),
      size: limits.listSize,
      include,
    },
    { skipCache },
  )
  if (!answer.ok || answer.result.noresults) return null
  return answer.result.items as unknown as CategoryDocument[]
}
