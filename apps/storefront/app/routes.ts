import { layout, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes'
import { type Layout, type RouteRow, routeTable } from './route-table.ts'

/** Names that share a path share a route: the first one is its id. */
function rowsOf(wanted: Layout): RouteConfigEntry[] {
  const rows: readonly RouteRow[] = routeTable
  return rows
    .filter((row, at) => row.layout === wanted && rows.findIndex(({ path }) => path === row.path) === at)
    .map(({ name, path, screen }) => route(path, `routes/${screen}.tsx`, { id: name }))
}

export default [
  layout('shell/default-layout.tsx', rowsOf('default')),
  layout('shell/minimal-layout.tsx', rowsOf('minimal')),
  layout('shell/empty-layout.tsx', rowsOf('empty')),
] satisfies RouteConfig
