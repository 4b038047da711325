import { lazyPageLoader, pageLoader } from '../dispatch/page-loader.ts'
import type { ScreenProps } from '../page/page.ts'
import { readLoaderData } from '../router/loader-data.tsx'
import { loadSearch } from '../search/load-search.ts'
import { SearchScreen } from '../search/search-screen.tsx'

export const loader = pageLoader(loadSearch)
export const clientLoader = lazyPageLoader(async () => (await import('../search/load-search.ts')).loadSearch)

export default function Search({ loaderData }: ScreenProps<typeof loader>) {
  return <SearchScreen {...readLoaderData(loaderData)} />
}
