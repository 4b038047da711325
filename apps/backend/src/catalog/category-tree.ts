import type { CategoryDocument } from '@mantel/contract'
import { filterCodes } from '@mantel/domain/catalog'
import type { CategoryRow } from './category.repository.ts'

type CategoryInView = CategoryRow & { view: NonNullable<CategoryRow['view']> }

/** Converts rows to catalogue documents. Computes path, level and children from the parent ids. */
export function toCategoryDocuments(rows: readonly CategoryRow[]): CategoryDocument[] {
  const byId = new Map(rows.map((row) => [row.id, row]))
  const inView = rows.filter((row): row is CategoryInView => row.view !== null)
  const ordered = inView.toSorted((a, b) => a.view.position - b.view.position || a.id - b.id)
  const children = Map.groupBy(ordered, (row) => row.parent_id)

  const branch = (id: number): NonNullable<CategoryDocument['children_data']> =>
    (children.get(id) ?? []).map((child) => ({ ...summary(child, byId), children_data: branch(child.id) }))
  const countBelow = (id: number): number =>
    (children.get(id) ?? []).reduce((count, child) => count + 1 + countBelow(child.id), 0)

  return inView.map((row) => ({
    ...row.view.attributes,
    available_filter_by: filterCodes(row.view.attributes.available_filter_by),
    selected_filter_by: filterCodes(row.view.attributes.selected_filter_by),
    ...summary(row, byId),
    children: (children.get(row.id) ?? []).map(({ id }) => id).join(),
    children_count: String(countBelow(row.id)),
    children_data: branch(row.id),
  }))
}

/** The fields of a category that menus need. */
function summary(row: CategoryInView, byId: ReadonlyMap<number, CategoryRow>) {
  const path = idPath(row, byId)
  const { attributes, name, url_key, url_path, slug, is_active, position, product_count } = row.view
  return {
    id: row.id,
    parent_id: row.parent_id ?? 0,
    name,
    url_key,
    url_path,
    slug,
    is_active,
    position,
    product_count,
    path: path.join('/'),
    level: path.length - 1,
    include_in_menu: 'include_in_menu' in attributes ? Boolean(attributes.include_in_menu) : undefined,
  }
}

/** The ids from the root to the category. The database prevents cycles. */
function idPath(row: CategoryRow, byId: ReadonlyMap<number, CategoryRow>): number[] {
  const parent = row.parent_id === null ? undefined : byId.get(row.parent_id)
  return parent ? [...idPath(parent, byId), row.id] : [row.id]
}
