import type { CategoryDocument } from '@mantel/contract'
import { urlPathOf } from '@mantel/domain/routing'
import type { Engine } from '../../engine.ts'
import { type Loaded, loadedValue, missingProblem, noResultsProblem, problemOf } from '../loaded.ts'
import { categoryPageFields } from '../queries/fields.ts'
import { type AppliedFilter, attributeFilter, searchRequest } from '../queries/search-request.ts'
import { type CatalogRequest, queryCatalog, storeReply } from '../query-catalog.ts'
import { listCategories } from './list-categories.ts'

/** The ways to look up a category. */
export type CategoryKey = { id: number } | { slug: string } | { urlKey: string } | { urlPath: string }

/** Loads a category for its page, with the ids of all its descendants. */
export async function findCategory(engine: Engine, key: CategoryKey): Promise<Loaded<CategoryDocument>> {
  const answer = await queryCatalog(engine, toCatalogRequest(key))
  if (!answer.ok) return problemOf(answer)
  const { items, noresults, fresh } = answer.result
  if (noresults) return (await findStoredCategory(engine, key)) ?? noResultsProblem(answer.result)
  const [category] = items as unknown as CategoryDocument[]
  if (!category) return missingProblem('category_empty', key)
  return loadedValue(
    category,
    fresh?.then((newer) => (newer?.items[0] as unknown as CategoryDocument | undefined) ?? null),
  )
}

/**
 * Stores a category as the reply to a search by its id. It was loaded by its path, and would otherwise not be found by
 * its id while offline.
 */
export function cacheCategoryById(engine: Engine, category: CategoryDocument): void {
  storeReply(engine, toCatalogRequest({ id: category.id }), category)
}

function toCatalogRequest(key: CategoryKey): CatalogRequest {
  return {
    type: 'category',
    request: searchRequest({ filters: [keyFilter(key), attributeFilter('is_active', { eq: true })] }),
    size: 1,
    include: categoryPageFields,
  }
}

/** Offline, the category is taken from the list of the menu, which has at least its name and its place in the tree. */
async function findStoredCategory(engine: Engine, key: CategoryKey): Promise<Loaded<CategoryDocument> | null> {
  const all = (await listCategories(engine)) ?? []
  const { attribute, value } = keyFilter(key)
  const wanted = 'eq' in value ? value.eq : null
  const category = all.find((one) => one[attribute] === wanted)
  if (!category) return null
  const childrenOf = (parent: number): CategoryDocument[] =>
    all.filter(({ parent_id }) => parent_id === parent).map((one) => ({ ...one, children_data: childrenOf(one.id) }))
  return loadedValue({ ...category, children_data: childrenOf(category.id) })
}

function keyFilter(key: CategoryKey): AppliedFilter {
  if ('id' in key) return attributeFilter('id', { eq: key.id })
  if ('slug' in key) return attributeFilter('slug', { eq: key.slug })
  if ('urlKey' in key) return attributeFilter('url_key', { eq: key.urlKey })
  return attributeFilter('url_path', { eq: urlPathOf(key.urlPath) })
}
