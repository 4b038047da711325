import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { PackedFiles } from '../../sw/settings.ts'

/** Whether pages request the file. The server build emits a second copy of the styles, which no page requests. */
export const isRequestedByPages = (name: string): boolean =>
  /\.(js|css)$/.test(name) && !name.startsWith('server-build-')

/** Maximum size in bytes. Larger files are not packed: most of them are on every page, so the browser already has them. */
const maxBytes = 16_000

/**
 * Writes the contents of all small scripts and styles into one file. The service worker caches every file of a build: over a hundred
 * requests for a few hundred bytes each would slow down the visitor's first clicks.
 */
export async function packSmallFiles(folder: string): Promise<void> {
  const packed: PackedFiles = {}
  for (const name of (await readdir(folder)).filter(isRequestedByPages).sort()) {
    const content = await readFile(join(folder, name), 'utf8')
    if (content.length <= maxBytes) packed[`/assets/${name}`] = content
  }
  const content = JSON.stringify(packed)
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8)
  await writeFile(join(folder, `small-files-${hash}.json`), content)
}
