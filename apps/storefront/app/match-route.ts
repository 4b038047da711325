import { createPathMask } from '@mantel/contract'
import { type RouteName, type RouteRow, routeTable } from './route-table.ts'

const patterns = (routeTable as readonly RouteRow[]).map((row) => ({ row, pattern: patternOf(row.path) }))

/** Finds the row for a path without the store's prefix. The first match wins, as in the router's ranking; the last row matches any path. */
export function matchRoute(path: string): RouteRow {
  const found = patterns.find(({ pattern }) => pattern.test(path))
  if (!found) throw new Error(`The route table has no row for ${path}`)
  return found.row
}

/** Replaces the secrets of a path, so that it may be logged. The path may have the store's prefix. */
export const maskPath = createPathMask(routeTable.map(({ path }) => path))

/** Query parameters that hold a secret, by route. Secrets in paths have parameter names that end in "key" or "token". */
const secretQueries: Partial<Record<string, readonly string[]>> = {
  success: ['key'],
  'payment-error': ['key'],
  'order-tracking': ['key'],
  wishlist: ['shared'],
  'social-log-in-pop-up': ['code'],
} satisfies Partial<Record<RouteName, readonly string[]>>

/** Whether addresses of the route may hold a secret, a personal id or free text. */
export const mayHoldSecret = ({ name, cached }: RouteRow): boolean => cached === false || name in secretQueries

/** Whether an address with the store's prefix holds a secret. */
export function holdsSecret(prefix: string, { pathname, search }: Pick<URL, 'pathname' | 'search'>): boolean {
  if (maskPath(pathname) !== pathname) return true
  const query = new URLSearchParams(search)
  const names = secretQueries[matchRoute(pathname.slice(prefix.length) || '/').name] ?? []
  return names.some((name) => query.has(name))
}

/** Ignores case and a trailing slash. */
function patternOf(path: string): RegExp {
  const source = path
    .split('/')
    .map((part) => (part === '*' ? '.*' : part.startsWith(':') ? '[^/]+' : part.replace(/[.]/g, '\\$&')))
    .join('/')
  return new RegExp(`^${source.replace(/\/$/, '')}/?$`, 'i')
}
