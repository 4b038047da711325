import { findPage } from '@mantel/client'
import { type ContentPage, loadContent } from '../content/load-content.ts'
import { DispatchedScreen } from '../dispatch/dispatched-screen.tsx'
import { loadedValue } from '../page/loaded-value.ts'
import { type Page, page, type ScreenProps } from '../page/page.ts'
import { routeTitle } from '../page/route-title.ts'
import { LaterScreen } from '../shell/later-screen.tsx'

type Unwritten = Page & { screen: 'unwritten'; title: string }

/** A route of a fixed name whose words the merchant writes: the page whose identifier is its path. */
const load = page<'about-us', ContentPage | Unwritten>(async (ask) => {
  const { shop, route } = ask
  const written = await findPage(shop.engine, route.path.slice(1))
  if (written.ok || written.reason !== 'missing') return loadContent(ask, loadedValue(shop, written))
  const title = routeTitle(shop.t, route)
  return { screen: 'unwritten', head: { title: `${title} · ${shop.place.website.name}`, noIndex: true }, title }
})
export const loader = load
export const clientLoader = load

export default function FixedPage({ loaderData }: ScreenProps<typeof load>) {
  if (loaderData.screen === 'unwritten') return <LaterScreen title={loaderData.title} />
  return <DispatchedScreen page={loaderData} />
}
