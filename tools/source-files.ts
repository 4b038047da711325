import { readdirSync } from 'node:fs'
import { join } from 'node:path'

const notSource = new Set(['node_modules', 'build', 'coverage'])

/** Paths relative to root, with forward slashes, of every file of ours with one of the endings. */
export function listSourceFiles(root: string, endings: string[], folder = ''): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder ? `${folder}/${entry.name}` : entry.name
    if (entry.isDirectory()) {
      const skipped = notSource.has(entry.name) || entry.name.startsWith('.') || path === 'data'
      return skipped ? [] : listSourceFiles(root, endings, path)
    }
    return endings.some((ending) => entry.name.endsWith(ending)) ? [path] : []
  })
}
