import { loadCategoryByName } from '../catalog/load-category.ts'
import { DispatchedScreen } from '../dispatch/dispatched-screen.tsx'
import { lazyPageLoader, pageLoader } from '../dispatch/page-loader.ts'
import type { RouteRequest, ScreenProps } from '../page/page.ts'
import { readLoaderData } from '../router/loader-data.tsx'

export const loader = pageLoader((request: RouteRequest<'category'>) =>
  loadCategoryByName(request, request.params.slug),
)
export const clientLoader = lazyPageLoader(async () => {
  const { loadCategoryByName } = await import('../catalog/load-category.ts')
  return (request: RouteRequest<'category'>) => loadCategoryByName(request, request.params.slug)
})

export default function Category({ loaderData }: ScreenProps<typeof loader>) {
  return <DispatchedScreen page={readLoaderData(loaderData)} />
}
