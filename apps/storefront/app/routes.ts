import { type RouteConfig, route } from '@react-router/dev/routes'
import { type RouteRow, routeTable } from './route-table.ts'

const rows: readonly RouteRow[] = routeTable

/** Rows with the same path become one route, whose id is the first row's name. */
export default rows
  .filter((row, at) => rows.findIndex(({ path }) => path === row.path) === at)
  .map(({ name, path, screen }) => route(path, `routes/${screen}.tsx`, { id: name })) satisfies RouteConfig
