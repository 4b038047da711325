import { CategoryScreen } from '../catalog/category-screen.tsx'
import { findCategory } from '../catalog/find-category.ts'
import { type CategoryPage, loadCategory } from '../catalog/load-category.ts'
import { missing, page, type ScreenProps } from '../page/page.ts'

const load = page<'category', CategoryPage>(async ({ shop, params }) => {
  const category = await findCategory(shop, 'slug', params.slug)
  if (!category) throw missing()
  return loadCategory(shop, category)
})
export const loader = load
export const clientLoader = load

export default function Category({ loaderData }: ScreenProps<typeof load>) {
  return <CategoryScreen {...loaderData} />
}
