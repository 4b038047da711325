import type { Graph } from '../import-graph.ts'
import type { Problem } from './problem.ts'

const portable = ['packages/domain', 'packages/contract', 'packages/client']

/**
 * The packages that each package may import. Imports go in one direction only: apps → client → contract → domain. Only
 * apps/shop imports both apps and the demo.
 */
const mayImport: Record<string, string[]> = {
  'packages/domain': [],
  'packages/contract': ['packages/domain'],
  'packages/client': ['packages/domain', 'packages/contract'],
  'packages/search': [],
  'packages/ui': ['packages/domain'],
  'packages/plugins': ['packages/domain', 'packages/contract', 'packages/ui'],
  'apps/backend': ['packages/domain', 'packages/contract', 'packages/search', 'packages/plugins', 'stores'],
  'apps/storefront': [...portable, 'packages/ui', 'packages/plugins'],
  // Simulates an external payment provider, so it shares no code with the shop.
  'apps/gateway': [],
  'apps/shop': [...portable, 'packages/plugins', 'apps/backend', 'apps/gateway', 'apps/storefront', 'demo', 'stores'],
  demo: ['packages/domain', 'packages/contract', 'stores'],
  stores: ['packages/domain'],
  bench: [
    ...portable,
    'apps/backend',
    'apps/gateway',
    'apps/storefront',
    'apps/shop',
    'demo',
    'stores',
    'e2e',
    'tools',
  ],
  e2e: [...portable, 'apps/shop', 'apps/gateway', 'stores'],
  tools: [],
  '': ['tools'],
}

/** Folders that are not npm packages and can only be imported by path. */
const withoutPackage = new Set(['stores', 'tools', 'e2e'])

export function checkPackageDirections(graph: Graph): Problem[] {
  return [...graph.values()].flatMap(({ path, imports }) =>
    imports.flatMap(({ specifier, target, line }) => {
      const from = folderOf(path)
      const to = target === null ? from : folderOf(target)
      if (from === to) return []
      const allowed = mayImport[from]
      if (!allowed)
        return [{ path, line, message: `${from} is missing in the table of tools/import-rules/package-directions.ts` }]
      if (!allowed.includes(to)) {
        const known = allowed.length ? `only ${allowed.join(', ')}` : 'nothing outside itself'
        return [{ path, line, message: `imports ${specifier}: ${from || 'the root'} may import ${known}` }]
      }
      if (specifier.startsWith('.') && !withoutPackage.has(to))
        return [{ path, line, message: `imports ${specifier}: import another package by its name` }]
      return []
    }),
  )
}

/** 'apps/backend/src/x.ts' → 'apps/backend', 'demo/src/x.ts' → 'demo', 'vitest.config.ts' → ''. */
function folderOf(path: string): string {
  const parts = path.split('/')
  const depth = parts[0] === 'packages' || parts[0] === 'apps' ? 2 : 1
  return parts.length > depth ? parts.slice(0, depth).join('/') : ''
}
