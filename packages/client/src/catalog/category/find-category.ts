import type { CategoryDocument } from '@mantel/contract'
import { urlPathOf } from '@mantel/domain/routing'
import type { Engine } from '../../engine.ts'
import { askCatalog, type CatalogQuestion, keepAsAnswer } from '../ask-catalog.ts'
import { found, type Loaded, missing, problemOf } from '../loaded.ts'
import { categoryPageFields } from '../queries/fields.ts'
import { type AppliedFilter, searchRequest, where } from '../queries/search-request.ts'
import { listCategories } from './list-categories.ts'

/** By which of its names a category is looked for. */
export type CategoryKey = { id: number } | { slug: string } | { urlKey: string } | { urlPath: string }

/** A category for its page, with the ids of all that is below it. */
export async function findCategory(engine: Engine, key: CategoryKey): Promise<Loaded<CategoryDocument>> {
  const answer = await askCatalog(engine, questionFor(key))
  if (!answer.ok) return problemOf(answer)
  const { items, noresults, fresh } = answer.result
  if (noresults) return recallCategory(engine, key)
  const [category] = items as unknown as CategoryDocument[]
  if (!category) return missing('category_empty')
  return found(
    category,
    fresh?.then((newer) => (newer?.items[0] as unknown as CategoryDocument | undefined) ?? null),
  )
}

/** A category that came with its path is found again by its id. */
export function keepCategory(engine: Engine, category: CategoryDocument): void {
  keepAsAnswer(engine, questionFor({ id: category.id }), category)
}

function questionFor(key: CategoryKey): CatalogQuestion {
  return {
    type: 'category',
    request: searchRequest({ filters: [keyFilter(key), where('is_active', { eq: true })] }),
    size: 1,
    include: categoryPageFields,
  }
}

/** Nobody can be asked: the list that menus are made of knows at least its name and its place. */
async function recallCategory(engine: Engine, key: CategoryKey): Promise<Loaded<CategoryDocument>> {
  const all = (await listCategories(engine)) ?? []
  const { attribute, value } = keyFilter(key)
  const wanted = 'eq' in value ? value.eq : null
  const category = all.find((one) => one[attribute] === wanted)
  if (!category) return { ok: false, reason: 'offline', message: 'offline_unavailable' }
  const below = (parent: number): CategoryDocument[] =>
    all.filter(({ parent_id }) => parent_id === parent).map((one) => ({ ...one, children_data: below(one.id) }))
  return found({ ...category, children_data: below(category.id) })
}

function keyFilter(key: CategoryKey): AppliedFilter {
  if ('id' in key) return where('id', { eq: key.id })
  if ('slug' in key) return where('slug', { eq: key.slug })
  if ('urlKey' in key) return where('url_key', { eq: key.urlKey })
  return where('url_path', { eq: urlPathOf(key.urlPath) })
}
