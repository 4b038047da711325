import { slugify } from '../catalog/index.ts'
import type { Row } from '../platform/db/index.ts'
import { type Completed, refused } from './draft.ts'
import { toPath } from './product-draft.ts'
import { type Fields, toFlag, toId, toInteger, toText, without } from './values.ts'

export type CategoryDraft = {
  id: number
  /** Null: the top of all trees. */
  parentId: number | null
  view: Omit<Row<'category_view'>, 'store_code' | 'category_id'>
  urlPath: string
}

/** The category above all roots, as the systems number it that such dumps come from. */
export const topCategory = 1

/** Columns of their own, and what follows from the place in the tree and the products. */
const notAttributes = [
  ...['id', 'parent_id', 'name', 'url_key', 'url_path', 'slug', 'is_active', 'position', 'path', 'level'],
  ...['product_count', 'children', 'children_count', 'children_data', 'tsk', '_score', 'sgn'],
]

export function draftCategory(document: Fields, hitId: unknown): Completed<CategoryDraft> {
  const id = toId(document.id) ?? toId(hitId)
  if (id === undefined) return refused('has no id')
  const name = toText(document.name)
  if (!name) return refused('has no name')
  const parent = toId(document.parent_id) ?? topCategory
  if (parent === id && id !== topCategory) return refused('is its own parent')
  const slugOfName = [slugify(name), id].filter(Boolean).join('-')
  const url_key = toPath(document.url_key) ?? toPath(document.slug) ?? slugOfName
  return {
    ok: true,
    warnings: [],
    draft: {
      id,
      parentId: id === topCategory ? null : parent,
      view: {
        name,
        url_key,
        slug: toPath(document.slug) ?? url_key,
        is_active: toFlag(document.is_active) ?? true,
        position: toInteger(document.position) ?? 0,
        attributes: without(document, notAttributes),
      },
      urlPath: toPath(document.url_path) ?? url_key,
    },
  }
}
