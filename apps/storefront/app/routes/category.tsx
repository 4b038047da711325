import { type CategoryPage, loadCategoryByName } from '../catalog/load-category.ts'
import { DispatchedScreen } from '../dispatch/dispatched-screen.tsx'
import { page, type ScreenProps } from '../page/page.ts'

const load = page<'category', CategoryPage>((ask) => loadCategoryByName(ask, ask.params.slug))
export const loader = load
export const clientLoader = load

export default function Category({ loaderData }: ScreenProps<typeof load>) {
  return <DispatchedScreen page={loaderData} />
}
