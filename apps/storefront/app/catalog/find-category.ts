import { searchCatalog } from '@mantel/client'
import type { CategoryDocument } from '@mantel/contract'
import { LoadFailure } from '../page/load-failure.ts'
import type { Shop } from '../place/shop.ts'

/** A category may be asked for by any of these. */
export type CategoryKey = 'id' | 'slug' | 'url_key' | 'url_path'

export async function findCategory(shop: Shop, key: CategoryKey, value: string | number) {
  const [category] = await listCategories(shop, key, [value])
  return category ?? null
}

export async function listCategories(
  { caller, place }: Shop,
  key: CategoryKey,
  values: readonly (string | number)[],
): Promise<CategoryDocument[]> {
  const found = await searchCatalog(caller, {
    form: 'search-query',
    index: place.view.catalog.index,
    type: 'category',
    size: values.length,
    request: {
      _availableFilters: [],
      _appliedFilters: [
        { attribute: key, value: { in: values }, scope: 'default' },
        { attribute: 'is_active', value: { eq: true }, scope: 'default' },
      ],
      _appliedSort: [{ field: 'position', options: 'asc' }],
      _searchText: '',
    },
  })
  if (!found.ok) throw new LoadFailure('categories', found)
  return found.result.items as unknown as CategoryDocument[]
}
