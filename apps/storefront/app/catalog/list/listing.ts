import type { ProductList } from '@mantel/client'
import type { ListPlace } from './list-place.ts'

/** A list of products with all that narrows and orders it. */
export type ListingProps = {
  list: ProductList
  place: ListPlace
  usualOrder: 'bestseller' | 'relevance'
}
