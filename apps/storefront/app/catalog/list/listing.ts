import type { ProductList } from '@mantel/client'
import type { ListAddress } from './list-address.ts'
import type { Choose } from './use-chosen-list.ts'

/** A list of products with its filters and sorting. */
export type ListingProps = {
  list: ProductList
  address: ListAddress
  defaultSort: 'bestseller' | 'relevance'
  choose: Choose
}
