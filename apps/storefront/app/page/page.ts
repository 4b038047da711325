import { data, type LoaderFunctionArgs } from 'react-router'
import { loadScreen } from '../dispatch/screens.ts'
import type { Place } from '../place/place.ts'
import { type Shop, shopOf } from '../place/shop.ts'
import { type RouteName, type RouteRow, routeTable } from '../route-table.ts'
import { type HandedOver, handOver } from './handed-over.tsx'
import type { PageHead } from './head.ts'
import { shownPage } from './shown-pages.ts'

type Names<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | Names<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : Path extends `${string}*`
      ? '*'
      : never
type PathOf<N extends RouteName> = Extract<(typeof routeTable)[number], { name: N }>['path']

/** What a page is asked for, whichever it is. */
export type PageAsk = {
  shop: Shop
  route: RouteRow
  /** As in the address, without the store's prefix and the query: '/clocks/oak-clock'. */
  path: string
  query: URLSearchParams
}

/** The same with the parameters that the route's path names. */
export type Ask<N extends RouteName = 'home'> = PageAsk & { params: { [Name in Names<PathOf<N>>]: string } }

/** What a screen shows, and what the head of its page says. */
export type Page = { head: PageHead }

export type ScreenProps<Load extends (args: never) => Promise<unknown>> = { loaderData: Awaited<ReturnType<Load>> }

/**
 * The loader of a route, the same on the server and in the browser: `export const loader = load` serves the document,
 * `export const clientLoader = load` every navigation after it.
 */
export function page<N extends RouteName = 'home', P extends Page = Page>(
  load: (ask: Ask<N>) => Promise<P>,
): (args: LoaderFunctionArgs) => Promise<P | HandedOver<P>> {
  return async ({ context, params, url, pattern }) => {
    const shop = shopOf(context)
    const route = routeOf(pattern)
    const path = withoutPrefix(shop.place, url.pathname)
    const isOpen = !route.limited || shop.place.view.routes.includes(route.name)
    try {
      if (!isOpen) throw missing()
      const shown = shop.engine.online.get() ? undefined : shownPage(url)
      if (shown) return shown as P
      const loaded = await load({ shop, route, params: params as Ask<N>['params'], path, query: url.searchParams })
      return shop.engine.place === 'server' ? handOver(route.name, loaded) : loaded
    } catch (thrown) {
      if (!(thrown instanceof Response)) await loadErrorScreen(thrown)
      throw thrown
    }
  }
}

/** So that it is at hand when the router comes to show it. */
async function loadErrorScreen(thrown: unknown): Promise<void> {
  const status = (thrown as { init?: ResponseInit } | null)?.init?.status
  await loadScreen(status === 404 ? 'missing' : 'problem').catch(() => {})
}

/** To be thrown: there is nothing at this address. Shown as the page for missing things, with status 404. */
export function missing() {
  return data(null, { status: 404 })
}

function routeOf(pattern: string): RouteRow {
  const path = `/${pattern.replace(/^\/+|\/+$/g, '')}`
  const rows: readonly RouteRow[] = routeTable
  const found = rows.find((row) => row.path === path)
  if (!found) throw new Error(`The route table has no row for ${pattern}`)
  return found
}

/** The router has matched the prefix already. */
function withoutPrefix({ view }: Place, pathname: string): string {
  const path = pathname.slice(view.prefix.length)
  try {
    return decodeURIComponent(path.replace(/(?<=.)\/$/, '')) || '/'
  } catch {
    return path || '/'
  }
}
