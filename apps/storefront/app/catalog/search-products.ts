import { searchCatalog } from '@mantel/client'
import type { ProductDocument } from '@mantel/contract'
import { LoadFailure } from '../page/load-failure.ts'
import type { Shop } from '../place/shop.ts'

export type ProductQuery = {
  /** Only products of one of these categories. */
  categoryIds?: readonly number[]
  /** 'field:direction'. */
  sort: string
  size: number
  from?: number
}

export type ProductList = { items: ListedProduct[]; total: number }
export type ListedProduct = Pick<ProductDocument, 'id' | 'sku' | 'name' | 'url_path' | 'type_id'> & ProductDocument

/** What a card shows of a product, and when its special price begins and ends. */
const listFields = [
  'id',
  'sku',
  'parentSku',
  'name',
  'type_id',
  'slug',
  'url_key',
  'url_path',
  'image',
  'small_image',
  '*price*',
  'special_from_date',
  'special_to_date',
]

/** Products that may be listed at all: switched on, and visible in lists. */
const listable = [
  { attribute: 'visibility', value: { in: [2, 3, 4] }, scope: 'default' },
  { attribute: 'status', value: { in: [0, 1] }, scope: 'default' },
]

export async function searchProducts({ caller, place }: Shop, query: ProductQuery): Promise<ProductList> {
  const { categoryIds, sort, size, from } = query
  const [field, direction] = sort.split(':')
  const found = await searchCatalog(caller, {
    form: 'search-query',
    index: place.view.catalog.index,
    type: 'product',
    size,
    ...(from !== undefined && { from }),
    include: listFields,
    request: {
      _availableFilters: [],
      _appliedFilters: [
        ...listable,
        ...(categoryIds ? [{ attribute: 'category_ids', value: { in: categoryIds }, scope: 'default' }] : []),
      ],
      _appliedSort: [{ field, options: direction }],
      _searchText: '',
    },
  })
  if (!found.ok) throw new LoadFailure('products', found)
  return { items: found.result.items as unknown as ListedProduct[], total: found.result.total }
}
