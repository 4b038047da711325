import { CategoryHeading } from './category-heading.tsx'
import { EditorialTile } from './editorial-tile.tsx'
import { ProductListing } from './list/product-listing.tsx'
import type { CategoryPage } from './load-category.ts'

export function CategoryScreen({ category, list }: CategoryPage) {
  const { name, path, promo } = category
  return (
    <>
      <CategoryHeading category={category} />
      <div className="room pb-16 md:pb-28">
        <ProductListing
          list={list}
          address={{ path, name }}
          defaultSort="bestseller"
          tile={promo && <EditorialTile promo={promo} />}
        />
      </div>
    </>
  )
}
