import { pageLoader } from '../dispatch/page-loader.ts'
import type { ScreenProps } from '../page/page.ts'
import { routeTitle } from '../page/route-title.ts'
import { readLoaderData } from '../router/loader-data.tsx'
import { TradeAccountScreen } from '../trade/trade-account-screen.tsx'

/** The application for a trade account and its state. The server sends only the title; the browser loads the content. */
const load = pageLoader(async ({ shop: { store, t }, route }) => {
  const title = routeTitle(t, route)
  return { head: { title: `${title} · ${store.website.name}`, noIndex: true }, title, route: route.name }
})
export const loader = load
export const clientLoader = load

export default function TradeAccount({ loaderData }: ScreenProps<typeof load>) {
  const { title, route } = readLoaderData(loaderData)
  return <TradeAccountScreen title={title} isApplying={route === 'register'} />
}
