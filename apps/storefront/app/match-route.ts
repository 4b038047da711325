import { type RouteRow, routeTable } from './route-table.ts'

const patterns = (routeTable as readonly RouteRow[]).map((row) => ({ row, pattern: patternOf(row.path) }))

/** The row of a path without the store's prefix. The table's order decides, as the router's ranking does; the last row takes all. */
export function matchRoute(path: string): RouteRow {
  const found = patterns.find(({ pattern }) => pattern.test(path))
  if (!found) throw new Error(`The route table has no row for ${path}`)
  return found.row
}

/** Case does not matter, nor does a slash at the end. */
function patternOf(path: string): RegExp {
  const source = path
    .split('/')
    .map((part) => (part === '*' ? '.*' : part.startsWith(':') ? '[^/]+' : part.replace(/[.]/g, '\\$&')))
    .join('/')
  return new RegExp(`^${source.replace(/\/$/, '')}/?$`, 'i')
}
