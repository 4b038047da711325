import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** All sources of the pages, relative to the project's folder. */
const sources = [
  'apps/storefront/app',
  'apps/storefront/public',
  'apps/storefront/sw',
  'apps/storefront/package.json',
  'apps/storefront/react-router.config.ts',
  'apps/storefront/vite.config.ts',
  'apps/storefront/server/bundle',
  'packages/client',
  'packages/contract',
  'packages/domain',
  'packages/ui',
  'package-lock.json',
]

const excluded = /(^|\/)(node_modules|testing)(\/|$)|\.test\.tsx?$|\.md$/

/** A digest of the sources, equal on every machine. */
export function digestSources(projectRoot: string): string {
  const hash = createHash('sha256')
  for (const path of sources.flatMap((source) => listFiles(projectRoot, source)))
    hash
      .update(`${path}\0`)
      .update(readFileSync(join(projectRoot, path)))
      .update('\0')
  return hash.digest('hex').slice(0, 16)
}

function listFiles(root: string, path: string): string[] {
  if (excluded.test(path) || !existsSync(join(root, path))) return []
  const entries = isFile(path) ? null : readdirSync(join(root, path)).sort()
  return entries === null ? [path] : entries.flatMap((name) => listFiles(root, `${path}/${name}`))
}

/** Every file among the sources has an extension, no folder has. */
const isFile = (path: string) => /\.[^/]+$/.test(path)
