import type { CategoryDocument } from '@mantel/contract'
import type { Engine } from '../../engine.ts'
import { type CategoryLink, categoryLink } from './category-view.ts'
import { listCategories } from './list-categories.ts'

export type MenuEntry = CategoryLink & { children: MenuEntry[] }

/** The store's categories as a tree, without those that are excluded from the menu or have no products. */
export async function categoryMenu(engine: Engine, depth = 3): Promise<MenuEntry[]> {
  const byParent = new Map<number, CategoryDocument[]>()
  for (const category of (await listCategories(engine)) ?? []) {
    if (!isInMenu(category)) continue
    byParent.set(category.parent_id, [...(byParent.get(category.parent_id) ?? []), category])
  }
  const childrenOf = (parent: number, levels: number): MenuEntry[] =>
    levels === 0
      ? []
      : (byParent.get(parent) ?? []).map((category) => ({
          ...categoryLink(engine.view, category),
          children: childrenOf(category.id, levels - 1),
        }))
  return childrenOf(engine.view.catalog.rootCategoryId, depth)
}

function isInMenu({ include_in_menu = 1, product_count }: CategoryDocument): boolean {
  return Number(include_in_menu) !== 0 && product_count > 0
}
