import { slugify } from '../catalog/index.ts'
import type { Row } from '../platform/db/index.ts'
import { type DraftResult, invalidRow } from './draft.ts'
import { toPath } from './product-draft.ts'
import { withSafeHtml } from './safe-html.ts'
import { type Fields, omitKeys, toFlag, toId, toInteger, toText } from './values.ts'

export type CategoryDraft = {
  id: number
  /** Null for the root of all trees. */
  parentId: number | null
  view: Omit<Row<'category_view'>, 'store_code' | 'category_id'>
  urlPath: string
}

/** The category above all root categories, with the id that the source systems use. */
export const topCategory = 1

/** Fields with their own columns, and fields derived from the tree position and the products. */
const notAttributes = [
  ...['id', 'parent_id', 'name', 'url_key', 'url_path', 'slug', 'is_active', 'position', 'path', 'level'],
  ...['product_count', 'children', 'children_count', 'children_data', 'tsk', '_score', 'sgn'],
]

export function draftCategory(document: Fields, hitId: unknown): DraftResult<CategoryDraft> {
  const id = toId(document.id) ?? toId(hitId)
  if (id === undefined) return invalidRow('id is missing')
  const name = toText(document.name)
  if (!name) return invalidRow('name is missing')
  const parent = toId(document.parent_id) ?? topCategory
  if (parent === id && id !== topCategory) return invalidRow('parent_id refers to the category itself')
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
        attributes: withSafeHtml(omitKeys(document, notAttributes), ['description']),
      },
      urlPath: toPath(document.url_path) ?? url_key,
    },
  }
}
