import { useFormats } from '../i18n/text-context.tsx'
import { ProductShelf } from '../product/product-shelf.tsx'
import type { CategoryPage } from './load-category.ts'

export function CategoryScreen({ category, list }: CategoryPage) {
  const formats = useFormats()
  return (
    <>
      <h1>{category.name}</h1>
      <p>{formats.number(list.total)}</p>
      <ProductShelf cards={list.cards} />
    </>
  )
}
