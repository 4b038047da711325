import { pageLoader } from '../dispatch/page-loader.ts'
import { AccountArea } from '../my-account/account-area.tsx'
import type { AccountRoute } from '../my-account/account-screens.ts'
import type { ScreenProps } from '../page/page.ts'
import { routeTitle } from '../page/route-title.ts'
import { readLoaderData } from '../router/loader-data.tsx'

/** All account pages. The server sends only the title; the browser loads the content. */
const load = pageLoader(async ({ shop: { store, t }, route }) => {
  const title = routeTitle(t, route)
  return {
    head: { title: `${title} · ${store.website.name}`, noIndex: true },
    title,
    route: route.name as AccountRoute,
  }
})
export const loader = load
export const clientLoader = load

export default function MyAccount({ loaderData }: ScreenProps<typeof load>) {
  return <AccountArea {...readLoaderData(loaderData)} />
}
