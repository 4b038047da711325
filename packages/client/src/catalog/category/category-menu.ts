import type { CategoryDocument } from '@mantel/contract'
import type { Engine } from '../../engine.ts'
import { type CategoryLink, categoryLink } from './category-view.ts'
import { listCategories } from './list-categories.ts'

export type MenuEntry = CategoryLink & { children: MenuEntry[] }

/** The store's categories as a tree, without those that the menu leaves out or that hold nothing. */
export async function categoryMenu(engine: Engine, depth = 3): Promise<MenuEntry[]> {
  const byParent = new Map<number, CategoryDocument[]>()
  for (const category of (await listCategories(engine)) ?? []) {
    if (!isInMenu(category)) continue
    byParent.set(category.parent_id, [...(byParent.get(category.parent_id) ?? []), category])
  }
  const below = (parent: number, left: number): MenuEntry[] =>
    left === 0
      ? []
      : (byParent.get(parent) ?? []).map((category) => ({
          ...categoryLink(engine.view, category),
          children: below(category.id, left - 1),
        }))
  return below(engine.view.catalog.rootCategoryId, depth)
}

function isInMenu({ include_in_menu = 1, product_count }: CategoryDocument): boolean {
  return Number(include_in_menu) !== 0 && product_count > 0
}
