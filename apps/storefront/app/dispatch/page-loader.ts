import { type LoaderFunctionArgs, redirectDocument } from 'react-router'
import { errorScreens } from '../frame/error-screen.tsx'
import { whenIdleToBrowse } from '../page/idle-tasks.ts'
import { handleFailure } from '../page/load-failure.ts'
import { loadOnce } from '../page/load-once.ts'
import { canLoadDocument, MissingFile, throwMissingFile } from '../page/missing-file.ts'
import { notFound, type Page, type RouteRequest } from '../page/page.ts'
import { routeTitle } from '../page/route-title.ts'
import { findVisitedPage } from '../page/visited-pages.ts'
import { type RouteName, type RouteRow, routeTable } from '../route-table.ts'
import { embedLoaderData, type LoaderDataRef } from '../router/loader-data.tsx'
import type { CurrentStore } from '../store/current-store.ts'
import { getShop } from '../store/shop.ts'

type Load<N extends RouteName, P extends Page> = (request: RouteRequest<N>) => Promise<P>

/**
 * The loader of a route, on the server and in the browser: `loader` serves the document, `clientLoader` later
 * navigations.
 */
export function pageLoader<N extends RouteName = 'home', P extends Page = Page>(
  load: Load<N, P>,
): (args: LoaderFunctionArgs) => Promise<P | LoaderDataRef<P>> {
  return async ({ context, params, url, pattern, request }) => {
    const shop = getShop(context)
    const route = routeOf(pattern)
    const path = withoutPrefix(shop.store, url.pathname)
    const isEnabled = !route.limited || shop.store.view.routes.includes(route.name)
    try {
      if (!isEnabled) throw notFound()
      const visited = shop.engine.online.get() ? undefined : findVisitedPage(url)
      if (visited) return visited as P
      const loaded = await load({
        shop,
        route,
        params: params as RouteRequest<N>['params'],
        path,
        query: url.searchParams,
      })
      return shop.engine.runtime === 'server' ? embedLoaderData(route.name, loaded) : loaded
    } catch (caught) {
      const isHandled = shop.engine.runtime === 'browser' && !request.signal.aborted && isFailure(caught)
      const thrown = isHandled ? await handleFailure(shop.engine, caught, url.href) : caught
      if (!(thrown instanceof Response)) await loadErrorScreen(thrown)
      throw thrown
    }
  }
}

/** A missing file of the build is not a failure of the page: the whole document is loaded instead. */
const isFailure = (thrown: unknown): thrown is Error => thrown instanceof Error && !(thrown instanceof MissingFile)

/** For screens that load their data in the browser: the server sends only a title. */
export const titleOnlyPageLoader = pageLoader(async ({ shop: { store, t }, route }) => ({
  head: { title: `${routeTitle(t, route)} · ${store.website.name}`, noIndex: true },
}))

/**
 * The browser's loader of a route, in a file of its own. A page from the server does not need it, so it is fetched in idle time.
 */
export function lazyPageLoader<N extends RouteName = 'home', P extends Page = Page>(
  fetchLoad: () => Promise<Load<N, P>>,
): (args: LoaderFunctionArgs) => Promise<P | LoaderDataRef<P>> {
  const fetchOnce = loadOnce(fetchLoad)
  // A failure here is ignored: the loader fetches again and reports it.
  if (typeof document !== 'undefined') void whenIdleToBrowse(fetchOnce).catch(() => {})
  return async (args) => {
    try {
      return await pageLoader(await fetchOnce().catch(throwMissingFile))(args)
    } catch (thrown) {
      throw thrown instanceof MissingFile && canLoadDocument() ? redirectDocument(args.url.href) : thrown
    }
  }
}

/** Loads the error screen before the router renders it. */
async function loadErrorScreen(thrown: unknown): Promise<void> {
  const status = (thrown as { init?: ResponseInit } | null)?.init?.status
  await errorScreens[status === 404 ? 'missing' : 'problem'].load().catch(() => {})
}

function routeOf(pattern: string): RouteRow {
  const path = `/${pattern.replace(/^\/+|\/+$/g, '')}`
  const rows: readonly RouteRow[] = routeTable
  const found = rows.find((row) => row.path === path)
  if (!found) throw new Error(`The route table has no row for ${pattern}`)
  return found
}

/** Removes the store's prefix, which the router has already matched, and a trailing slash. */
function withoutPrefix({ view }: CurrentStore, pathname: string): string {
  const path = pathname.slice(view.prefix.length)
  try {
    return decodeURIComponent(path.replace(/(?<=.)\/$/, '')) || '/'
  } catch {
    return path || '/'
  }
}
