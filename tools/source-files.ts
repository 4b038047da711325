import { readdirSync } from 'node:fs'
import { join } from 'node:path'

const skippedFolders = new Set(['node_modules', 'build', 'coverage'])

/** Lists the project's files with one of the extensions, relative to root and with forward slashes. */
export function listSourceFiles(root: string, extensions: string[], folder = ''): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder ? `${folder}/${entry.name}` : entry.name
    if (entry.isDirectory()) {
      const skipped = skippedFolders.has(entry.name) || entry.name.startsWith('.') || path === 'data'
      return skipped ? [] : listSourceFiles(root, extensions, path)
    }
    return extensions.some((extension) => entry.name.endsWith(extension)) ? [path] : []
  })
}
