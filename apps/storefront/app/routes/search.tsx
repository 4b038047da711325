import { received } from '../page/handed-over.tsx'
import { lazyPage } from '../page/lazy-page.ts'
import { page, type ScreenProps } from '../page/page.ts'
import { loadSearch } from '../search/load-search.ts'
import { SearchScreen } from '../search/search-screen.tsx'

export const loader = page(loadSearch)
export const clientLoader = lazyPage(async () => (await import('../search/load-search.ts')).loadSearch)

export default function Search({ loaderData }: ScreenProps<typeof loader>) {
  return <SearchScreen {...received(loaderData)} />
}
