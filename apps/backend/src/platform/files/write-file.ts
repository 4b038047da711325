import { randomUUID } from 'node:crypto'
import { mkdir, realpath, rename, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join, sep } from 'node:path'

/** Writes atomically: readers see the whole file or none. Creates missing folders; never writes outside root. */
export async function writeFileAtomically(root: string, path: string, body: Buffer): Promise<void> {
  const target = join(root, path)
  const folder = dirname(target)
  await mkdir(folder, { recursive: true })
  if (folder !== join(root) && !isInside(await realpath(root), await realpath(folder)))
    throw new Error(`${path} points outside its folder`)
  const unfinished = join(folder, `.${basename(target)}.${randomUUID()}`)
  try {
    await writeFile(unfinished, body, { flag: 'wx' })
    await rename(unfinished, target)
  } catch (error) {
    await rm(unfinished, { force: true }).catch(() => {})
    throw error
  }
}

export function isInside(root: string, path: string): boolean {
  return path === root || path.startsWith(root.endsWith(sep) ? root : root + sep)
}
