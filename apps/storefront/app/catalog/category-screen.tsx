import { ProductShelf } from '../product/product-shelf.tsx'
import type { CategoryPage } from './load-category.ts'

export function CategoryScreen({ category, products }: CategoryPage) {
  return (
    <>
      <h1>{category.name}</h1>
      {category.description && <p>{category.description}</p>}
      <p>{products.total}</p>
      <ProductShelf products={products.items} />
    </>
  )
}
