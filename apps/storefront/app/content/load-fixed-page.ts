import { findPage } from '@mantel/client'
import { loadedValue } from '../page/loaded-value.ts'
import type { Page, PageAsk } from '../page/page.ts'
import { routeTitle } from '../page/route-title.ts'
import { type ContentPage, loadContent } from './load-content.ts'

export type UnwrittenPage = Page & { screen: 'unwritten'; title: string; route: string }

/** A route of a fixed name whose words the merchant writes: the page whose identifier is its path. */
export async function loadFixedPage(ask: PageAsk): Promise<ContentPage | UnwrittenPage> {
  const { shop, route } = ask
  const written = await findPage(shop.engine, route.path.slice(1))
  if (written.ok || written.reason !== 'missing') return loadContent(ask, loadedValue(shop, written))
  const title = routeTitle(shop.t, route)
  const head = { title: `${title} · ${shop.place.website.name}`, noIndex: true }
  return { screen: 'unwritten', head, title, route: route.name }
}
