import { findCategory } from '@mantel/client'
import { type CategoryPage, loadCategory } from '../catalog/load-category.ts'
import { DispatchedScreen } from '../dispatch/dispatched-screen.tsx'
import { loadedValue } from '../page/loaded-value.ts'
import { page, type ScreenProps } from '../page/page.ts'

const load = page<'category', CategoryPage>(async (ask) => {
  const category = await findCategory(ask.shop.engine, { slug: ask.params.slug })
  return loadCategory(ask, loadedValue(ask.shop, category))
})
export const loader = load
export const clientLoader = load

export default function Category({ loaderData }: ScreenProps<typeof load>) {
  return <DispatchedScreen page={loaderData} />
}
