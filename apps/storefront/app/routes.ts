import { layout, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes'
import { type Layout, type RouteRow, routeTable } from './route-table.ts'

/** Rows with the same path become one route, whose id is the first row's name. */
function rowsOf(wanted: Layout): RouteConfigEntry[] {
  const rows: readonly RouteRow[] = routeTable
  return rows
    .filter((row, at) => row.layout === wanted && rows.findIndex(({ path }) => path === row.path) === at)
    .map(({ name, path, screen }) => route(path, `routes/${screen}.tsx`, { id: name }))
}

export default [
  layout('frame/default-layout.tsx', rowsOf('default')),
  layout('frame/minimal-layout.tsx', rowsOf('minimal')),
  layout('frame/empty-layout.tsx', rowsOf('empty')),
] satisfies RouteConfig
