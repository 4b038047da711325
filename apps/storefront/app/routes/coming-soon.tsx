import { pageLoader } from '../dispatch/page-loader.ts'
import { PlaceholderScreen } from '../frame/placeholder-screen.tsx'
import type { ScreenProps } from '../page/page.ts'
import { routeTitle } from '../page/route-title.ts'
import { readLoaderData } from '../router/loader-data.tsx'

/** Placeholder for screens that are not built yet, at their own URL and in their own layout. */
const load = pageLoader(async ({ shop: { store, t }, route }) => {
  const title = routeTitle(t, route)
  return { head: { title: `${title} · ${store.website.name}`, noIndex: true }, title, route: route.name }
})
export const loader = load
export const clientLoader = load

export default function ComingSoon({ loaderData }: ScreenProps<typeof load>) {
  const { title, route } = readLoaderData(loaderData)
  return <PlaceholderScreen title={title} route={route} />
}
