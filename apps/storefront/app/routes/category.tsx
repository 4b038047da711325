import { loadCategoryByName } from '../catalog/load-category.ts'
import { DispatchedScreen } from '../dispatch/dispatched-screen.tsx'
import { received } from '../page/handed-over.tsx'
import { lazyPage } from '../page/lazy-page.ts'
import { type Ask, page, type ScreenProps } from '../page/page.ts'

export const loader = page((ask: Ask<'category'>) => loadCategoryByName(ask, ask.params.slug))
export const clientLoader = lazyPage(async () => {
  const { loadCategoryByName } = await import('../catalog/load-category.ts')
  return (ask: Ask<'category'>) => loadCategoryByName(ask, ask.params.slug)
})

export default function Category({ loaderData }: ScreenProps<typeof loader>) {
  return <DispatchedScreen page={received(loaderData)} />
}
