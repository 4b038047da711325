import { findCategory } from '../catalog/find-category.ts'
import { type CategoryPage, loadCategory } from '../catalog/load-category.ts'
import { DispatchedScreen } from '../dispatch/dispatched-screen.tsx'
import { missing, page, type ScreenProps } from '../page/page.ts'

const load = page<'category', CategoryPage>(async ({ shop, params }) => {
  const category = await findCategory(shop, 'slug', params.slug)
  if (!category) throw missing()
  return loadCategory(shop, category)
})
export const loader = load
export const clientLoader = load

export default function Category({ loaderData }: ScreenProps<typeof load>) {
  return <DispatchedScreen page={loaderData} />
}
