import { data } from 'react-router'
import type { RouteName, RouteRow, routeTable } from '../route-table.ts'
import type { Shop } from '../store/shop.ts'
import type { PageHead } from './head.ts'

type ParamNames<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : Path extends `${string}*`
      ? '*'
      : never
type PathOf<N extends RouteName> = Extract<(typeof routeTable)[number], { name: N }>['path']

/** The request that a page loader gets, on any route. */
export type PageRequest = {
  shop: Shop
  /** The URL's path without the store's prefix: '/clocks/oak-clock'. */
  path: string
  query: URLSearchParams
}

/** A page request with its route and the parameters in the path. */
export type RouteRequest<N extends RouteName = 'home'> = PageRequest & {
  route: RouteRow
  params: { [Name in ParamNames<PathOf<N>>]: string }
}

/** The data of a page. Each screen adds its own fields. */
export type Page = { head: PageHead }

export type ScreenProps<Load extends (args: never) => Promise<unknown>> = { loaderData: Awaited<ReturnType<Load>> }

/** To be thrown by a loader if the address does not exist. Shows the not-found page with status 404. */
export function notFound() {
  return data(null, { status: 404 })
}
