import { page, type ScreenProps } from '../page/page.ts'
import { loadSearch, type SearchPage } from '../search/load-search.ts'
import { SearchScreen } from '../search/search-screen.tsx'

const load = page<'product-search', SearchPage>(loadSearch)
export const loader = load
export const clientLoader = load

export default function Search({ loaderData }: ScreenProps<typeof load>) {
  return <SearchScreen {...loaderData} />
}
