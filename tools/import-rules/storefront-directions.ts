import type { Graph } from '../import-graph.ts'
import { isTest, type Problem } from './problem.ts'

const root = 'apps/storefront/'

/**
 * The layers of the storefront, lowest first. Each name is a folder or a file directly in the area. It may import only from
 * lower layers of its area, not from higher ones or from others in the same layer.
 */
const layers: Record<'app' | 'server', readonly (readonly string[])[]> = {
  app: [
    ['i18n', 'route-table.ts'],
    ['store', 'match-route.ts'],
    ['router'],
    ['page'],
    ['shell'],
    ['account', 'server-entry.ts'],
    ['forms'],
    ['cart'],
    ['saved'],
    ['catalog', 'order'],
    ['widget'],
    ['checkout', 'content', 'home', 'offline', 'product', 'search', 'style-guide', 'wishlist'],
    ['blog', 'contact', 'my-account', 'newsletter', 'trade'],
    ['frame', 'preview', 'tags', 'worker'],
    ['dispatch'],
    ['routes'],
    ['root.tsx', 'routes.ts', 'entry.client.tsx', 'entry.server.tsx'],
  ],
  server: [
    ['config.ts', 'log.ts'],
    ['bundle'],
    ['files'],
    ['page'],
    ['address-parser.ts', 'app-files', 'crawl'],
    ['storefront-plugin.ts'],
    ['dev', 'open-site.ts'],
    ['index.ts'],
  ],
}

/**
 * Allowed imports between areas. The server imports app/server-entry.ts only at run time, to load the built pages; feeds need
 * texts of the app.
 */
const acrossAreas: Record<string, RegExp> = {
  'app → sw': /^(messages|find-cached-page|page-data-url)\.ts$/,
  'server → app': /^((server-entry|route-table|match-route)\.ts|i18n\/load-buying-translator\.ts|store\/)/,
  'server → sw': /^settings\.ts$/,
}

export function checkStorefrontDirections(graph: Graph): Problem[] {
  return [...graph.values()].flatMap(({ path, imports }) => {
    const from = locateFile(path)
    if (!from || isTest(path)) return []
    if (from.layer === -1) return [{ path, line: 1, message: `${from.name} has no layer in tools/import-rules` }]
    return imports.flatMap(({ specifier, target, line }) => {
      const to = target === null ? null : locateFile(target)
      const message = to && forbiddenDirection(from, to)
      return message ? [{ path, line, message: `imports ${specifier}: ${message}` }] : []
    })
  })
}

type Location = { area: string; rest: string; name: string; layer: number | null }

function forbiddenDirection(from: Location, to: Location): string | null {
  if (from.area !== to.area) {
    const isAllowed = acrossAreas[`${from.area} → ${to.area}`]?.test(to.rest)
    return isAllowed ? null : `${from.area}/ may not import this file of ${to.area}/`
  }
  if (from.name === to.name || from.layer === null || to.layer === null || to.layer < from.layer) return null
  return `${from.name} may import only from the layers below it, and ${to.name} is not below`
}

/** Null outside the three areas. `layer` is null in sw, which has no layers, and -1 for a name that is not in the table. */
function locateFile(path: string): Location | null {
  if (!path.startsWith(root)) return null
  const [area = '', ...parts] = path.slice(root.length).split('/')
  const [name = ''] = parts
  if (area === 'sw') return { area, rest: parts.join('/'), name: area, layer: null }
  if (area !== 'app' && area !== 'server') return null
  return { area, rest: parts.join('/'), name, layer: layers[area].findIndex((layer) => layer.includes(name)) }
}
